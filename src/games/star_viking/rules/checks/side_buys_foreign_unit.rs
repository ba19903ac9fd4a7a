//! `side-buys-foreign-unit`: a force that starts a campaign must have only units of its own colour. `federate-start-not-as-printed` reports cargo in
//! the Federation's holds.

use super::holds::drop_unit;
use super::set_up::starting_forces;
use super::{book, code, examples};
use crate::{Color, Content, Finding, Fix, InForce, Place, UnitType};
use rules::{About, FixBudget, Id, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "side-buys-foreign-unit",
    code: code(8),
    severity: Severity::Error,
    citation: book("Starting Set-Up: Viking Forces Deployment"),
    says: "A force that starts a campaign has units of its own colour only.",
    because: "The Viking player can only buy their own red units at the start, and blue and green ones are deployed by the \
              Federation; units change hands in play alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content) {
        for (unit, of) in force.units.iter() {
            let Some(found) = content.units.get(of.unit).filter(|found| found.color != force.color) else { continue };
            // The rule `federate-start-not-as-printed` reports what lies in the Federation's holds.
            if force.color == Color::Blue && of.hold.is_some() {
                continue;
            }
            let name = force.unit_label(unit, &content.units);
            let message = format!("{name} of {} is {}, and the force is {}.", force.label(), found.color, force.color);
            let drop = || Some(Fix::choice(format!("Take {name} out of the force"), drop_unit(content, id, force, unit)));
            let place = Place::Force(id, InForce::Unit(unit));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(drop)));
        }
    }
}

fn with(unit: Id<UnitType>) -> Content {
    examples::viking(|force| {
        // The unit replaces the last raiders of the purchase.
        if let Some(last) = force.units.get_mut(Id::new(7)) {
            last.unit = unit;
        }
        force.budget = Points::new(65);
    })
}

fn failing() -> Content {
    with(examples::BLUE_FIGHTER)
}

fn passing() -> Content {
    with(examples::FIGHTER)
}
