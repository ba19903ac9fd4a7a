//! `too-few-events`: a galactic scenario must have enough galactic events for all its turns.

use super::{book, code, examples};
use crate::cards::Event;
use crate::{Content, Finding, InScenario, Place, RulesLevel};
use rules::{About, Count, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-few-events",
    code: code(52),
    severity: Severity::Warning,
    citation: book("32.0"),
    says: "There are as many galactic events as a galactic scenario has turns.",
    because: "One is drawn in each turn and never put back.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::Galactic) {
        let Some(turns) = scenario.turns.map(|turns| turns.get() as usize) else { continue };
        let events = content.events.len();
        if events < turns {
            let message = format!(
                "{} has {}, and the project has {}.",
                scenario.label(),
                counted(turns, "turn"),
                counted(events, "galactic event")
            );
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Whole), message));
        }
    }
}

fn with(turns: u32) -> Content {
    examples::galactic(|content| {
        content.events.add(Event { name: "Eclipse".into(), ..Event::default() });
        examples::assignments(content);
        examples::on(&mut content.scenarios, |scenario| scenario.turns = Some(Count::clamped(turns)));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
