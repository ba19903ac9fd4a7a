//! `too-few-sides`: reports scenarios with fewer than two sides that have a fleet. A side without a fleet, or whose fleet was deleted, does not
//! count.

use super::super::field::{Field, fields};
use super::{book, code, counted, examples};
use crate::{Content, Finding, Fix, InScenario, Scenario, Side};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-few-sides",
    code: code(7),
    severity: Severity::Error,
    citation: book("under the title: 2 – 6 players"),
    says: "A scenario has at least two sides with a fleet.",
    because: "The game is designed for two to six players, and a player without a fleet has nothing to play with.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        let (sides, fielded) = (field.scenario.sides.len(), field.sides.len());
        if fielded < Scenario::FEWEST_SIDES {
            let of = if sides > fielded { format!(", of {sides} in all") } else { String::new() };
            let message = format!(
                "{} has {} with a fleet{of}; the game is for {} to {}.",
                field.scenario.label(),
                counted(fielded, "side"),
                Scenario::FEWEST_SIDES,
                Scenario::MOST_SIDES
            );
            findings.push(
                Finding::new(&ABOUT, field.at(InScenario::Whole), message)
                    .with_fixes(fix_budget.offer(|| field_one_more(&field))),
            );
        }
    }
}

/// A fix that takes the first fleet that does not fight in the scenario yet, and gives it to the first side without a fleet, or to a new side.
fn field_one_more(field: &Field) -> Option<Fix> {
    let content = field.content;
    let (fleet_id, fleet) = content.fleets.iter().find(|(id, _)| field.sides.iter().all(|side| side.fleet_id != *id))?;
    let mut changed = field.scenario.clone();
    let empty = changed.sides.iter().find(|(id, _)| field.sides.iter().all(|side| side.id != *id)).map(|(id, _)| id);
    match empty.and_then(|id| changed.sides.get_mut(id)) {
        Some(side) => side.fleet = Some(fleet_id),
        None => drop(changed.sides.add(Side { fleet: Some(fleet_id), ..Side::default() })),
    }
    Some(Fix::choice(format!("Let {} fight", fleet.label()), [field.set(changed)]))
}

fn failing() -> Content {
    examples::free_side(|side| side.fleet = None)
}

fn passing() -> Content {
    examples::free_side(|side| side.fleet = Some(examples::first()))
}
