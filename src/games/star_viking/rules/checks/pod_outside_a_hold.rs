//! `pod-outside-a-hold`: a weapon pod must be in the hold of a unit.

use super::holds::stow;
use super::{book, code, examples};
use crate::{Content, Finding, ForceUnit, InForce, Place, UnitType};
use rules::{About, FixBudget, Id, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "pod-outside-a-hold",
    code: code(14),
    severity: Severity::Error,
    citation: book("Weapons Pod"),
    says: "A weapon pod is in the hold of a unit.",
    because: "Pods are special units that can only be carried as cargo, and do their work there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in content.forces.iter() {
        for (unit, of) in force.units.iter().filter(|(_, unit)| unit.hold.is_none()) {
            if content.units.get(of.unit).is_some_and(UnitType::is_pod) {
                let message = format!("{} of {} is in no hold.", force.unit_label(unit, &content.units), force.label());
                let stow = || stow(content, id, force, unit);
                let place = Place::Force(id, InForce::Unit(unit));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(stow)));
            }
        }
    }
}

fn with(hold: Option<Id<ForceUnit>>) -> Content {
    examples::viking(|force| {
        // The pod replaces the last raiders of the purchase.
        if let Some(last) = force.units.get_mut(Id::new(7)) {
            *last = ForceUnit { hold, ..ForceUnit::of(examples::MISSILE_POD) };
        }
        force.budget = Points::new(65);
    })
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(examples::first()))
}
