//! `tide-after-the-end`: low tide must end before the game does.

use super::{book, code, examples, muster};
use crate::{Area, Content, Finding, Fix, InScenario, Purpose};
use geometry::Space;
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "tide-after-the-end",
    code: code(44),
    severity: Severity::Warning,
    citation: book("5.5"),
    says: "Where the tide is low, it rises again before the game ends.",
    because: "A tide that never turns is a beach.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let Some((low, last)) = scenario.options.low_tide.zip(scenario.turns) else { continue };
        if low < last {
            continue;
        }
        let message = format!("In {} the tide rises after turn {low}, and the last is turn {last}.", scenario.label());
        let longer = Count::clamped(low.get() + 2);
        let edit = muster::scenario_edit(id, scenario, |scenario| scenario.turns = Some(longer));
        let fix = Fix::choice(format!("Play {longer} turns"), [edit]);
        findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Tide), message).with_fix(fix));
    }
}

/// The designs of the example: a scenario with a sandbar, and with low tide for this many of its ten turns.
fn low(turns: u32) -> Content {
    examples::scenario(|scenario| {
        let spaces = [Space::new(9, 1)].into();
        scenario.areas.add(Area { name: "Sandbar".into(), purpose: Purpose::Tide, spaces });
        scenario.options.low_tide = Some(Count::clamped(turns));
    })
}

fn failing() -> Content {
    low(10)
}

fn passing() -> Content {
    low(9)
}
