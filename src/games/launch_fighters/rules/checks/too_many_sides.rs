//! `too-many-sides`: reports scenarios with more than six sides that have a fleet. As in `too-few-sides`, sides without a fleet do not count.

use std::collections::BTreeSet;

use super::super::field::{Field, Fielded, fields};
use super::{book, code, examples};
use crate::{Content, Finding, Fix, Fleet, InScenario, Scenario, Side};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-many-sides",
    code: code(8),
    severity: Severity::Error,
    citation: book("under the title: 2 – 6 players"),
    says: "A scenario has at most six sides with a fleet.",
    because: "The game is designed for two to six players, with six styles of counters.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content).filter(|field| field.sides.len() > Scenario::MOST_SIDES) {
        let message = format!(
            "{} has {} sides with a fleet; the game is for {} to {}.",
            field.scenario.label(),
            field.sides.len(),
            Scenario::FEWEST_SIDES,
            Scenario::MOST_SIDES
        );
        findings.push(
            Finding::new(&ABOUT, field.at(InScenario::Whole), message).with_fixes(fix_budget.offer(|| Some(first_six(&field)))),
        );
    }
}

/// A fix that removes the sides after the sixth, and the conditions that reward those sides.
fn first_six(field: &Field) -> Fix {
    let surplus: BTreeSet<Id<Side>> = field.sides.iter().skip(Scenario::MOST_SIDES).map(|side| side.id).collect();
    let names: Vec<_> = field.sides.iter().skip(Scenario::MOST_SIDES).take(3).map(Fielded::label).collect();
    let more = if surplus.len() > names.len() { " and others" } else { "" };
    let mut changed = field.scenario.clone();
    changed.sides.retain_ids(|id| !surplus.contains(&id));
    changed.conditions.retain(|condition| !surplus.contains(&condition.side));
    Fix::choice(format!("Leave out {}{more}", names.join(", ")), [field.set(changed)])
}

fn failing() -> Content {
    with_more_sides(5)
}

fn passing() -> Content {
    with_more_sides(4)
}

fn with_more_sides(more: u32) -> Content {
    examples::battle(|content| {
        for number in 0..more {
            let fleet = content.fleets.get(examples::first()).cloned().unwrap_or_default();
            let fleet = content.fleets.add(Fleet { name: format!("Fleet {number}"), style: None, ..fleet });
            examples::on(&mut content.scenarios, |scenario| {
                scenario.sides.add(Side { fleet: Some(fleet), ..Side::default() });
            });
        }
    })
}
