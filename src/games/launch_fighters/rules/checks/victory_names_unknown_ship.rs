//! `victory-names-unknown-ship`: reports conditions that name a side or a ship that does not exist. A ship that has to escape or to be protected
//! belongs to the rewarded side. A ship that has to be destroyed belongs to the side that the condition names. A side without a fleet has no ships.

use super::super::field::{Field, fields};
use super::{book, code, examples};
use crate::{Condition, Content, Finding, Fix, FleetShip, Goal, InScenario, Reward, Side};
use geometry::Edge;
use rules::{About, FixBudget, Id, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "victory-names-unknown-ship",
    code: code(15),
    severity: Severity::Error,
    citation: book("Victory"),
    says: "A special victory condition rewards a side of the scenario, and names a ship that the side's fleet has.",
    because: "Special conditions end the game and score points; one about a ship that is not there can never be met.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        for (index, (id, condition)) in field.scenario.conditions.iter().enumerate() {
            if let Some(trouble) = trouble(&field, condition) {
                let message = format!("Condition {} of {} {trouble}.", index + 1, field.scenario.label());
                let remove = || {
                    let mut changed = field.scenario.clone();
                    changed.conditions.retain_ids(|other| other != id);
                    Some(Fix::choice("Remove the condition", [field.set(changed)]))
                };
                let finding = Finding::new(&ABOUT, field.at(InScenario::Condition(id)), message);
                findings.push(finding.with_fixes(fix_budget.offer(remove)));
            }
        }
    }
}

/// What is wrong with a condition, worded as the end of a sentence; `None` if nothing is wrong.
fn trouble(field: &Field, condition: &Condition) -> Option<String> {
    if field.scenario.sides.get(condition.side).is_none() {
        return Some(format!("rewards side {}, which is not there", condition.side.number()));
    }
    match condition.goal {
        Goal::Hold { .. } | Goal::Escape { ship: None, .. } => None,
        Goal::Escape { ship: Some(ship), .. } | Goal::Protect { ship } => unknown(field, condition.side, ship),
        Goal::Destroy { of, ship } => unknown(field, of, ship),
    }
}

fn unknown(field: &Field, side: Id<Side>, ship: Id<FleetShip>) -> Option<String> {
    if field.scenario.sides.get(side).is_none() {
        return Some(format!("names a ship of side {}, which is not there", side.number()));
    }
    let number = ship.number();
    match field.sides.iter().find(|fielded| fielded.id == side) {
        None => Some(format!("names ship {number} of a side without a fleet")),
        Some(fielded) if fielded.fleet.ships.get(ship).is_some() => None,
        Some(fielded) => Some(format!("names ship {number}, which {} does not have", fielded.fleet.label())),
    }
}

fn failing() -> Content {
    escape_of(Id::new(3))
}

fn passing() -> Content {
    escape_of(Id::new(2))
}

fn escape_of(ship: Id<FleetShip>) -> Content {
    examples::scenario(|scenario| {
        let goal = Goal::Escape { edge: Edge::North, ship: Some(ship) };
        scenario.conditions.add(Condition { side: examples::first(), goal, reward: Reward::Points(Points::new(10)) });
    })
}
