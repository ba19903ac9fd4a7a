//! `federate-hold-not-full`: the Federation must start a campaign with three frigates and three escorts whose holds are full.

use super::set_up::starting_forces;
use super::{book, code, examples};
use crate::federate::allowed;
use crate::{Color, Content, Finding, Force, ForceUnit, InForce, Place};
use rules::{About, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "federate-hold-not-full",
    code: code(27),
    severity: Severity::Warning,
    citation: book("Federate Forces Deployment"),
    says: "The Federation starts a campaign with three frigates and three escorts, and every hold of theirs is full.",
    because: "The Federate player is allowed a full load of any blue units for each of their ships; room left empty is given away.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Blue) {
        let mut fewer = Vec::new();
        for letters in Force::FEDERATE_TYPES {
            let of_type = |unit: &ForceUnit| {
                let found = content.units.get(unit.unit);
                found.filter(|found| found.color == Color::Blue && found.letters == letters)
            };
            let ships: Vec<_> = force.units.iter().filter(|(_, unit)| unit.hold.is_none() && of_type(unit).is_some()).collect();
            let count = ships.len();
            let allowed = allowed(content, id, letters);
            if count < allowed {
                fewer.push(format!("{count} of the {allowed} {letters}"));
            }
            for (ship, unit) in ships {
                let capacity = of_type(unit).and_then(|found| found.capacity).map_or(0, Level::get);
                let loaded = force.loaded(ship, &content.units);
                if loaded < capacity {
                    let name = force.unit_label(ship, &content.units);
                    let message = format!("{name} of {} carries {loaded} in a hold of {capacity}.", force.label());
                    findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Unit(ship)), message));
                }
            }
        }
        if !fewer.is_empty() {
            let message = format!("{} has {} that are allowed.", force.label(), listed(&fewer));
            findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Whole), message));
        }
    }
}

fn with(capacity: u32) -> Content {
    examples::campaign(|content| {
        if let Some(escort) = content.units.get_mut(examples::ESCORT) {
            escort.capacity = Level::new(capacity);
        }
    })
}

fn failing() -> Content {
    with(5)
}

fn passing() -> Content {
    with(4)
}
