//! `stranded-at-home-base`: a Viking unit that is bought must be able to leave the home base, by itself or in a hold.

use super::holds::stow;
use super::set_up::starting_forces;
use super::{book, code, examples};
use crate::{Color, Content, Finding, ForceUnit, InForce, Operations, Place, UnitType};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "stranded-at-home-base",
    code: code(38),
    severity: Severity::Advice,
    citation: book("Viking Forces Deployment"),
    says: "A Viking unit that is bought can leave the home base: it jumps by itself, or lies in a hold.",
    because: "All Viking units start at the home base beyond the playing area, from which only starships and their cargo depart.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Red) {
        for (unit, of) in force.units.iter().filter(|(_, unit)| unit.hold.is_none()) {
            let stays = |found: &UnitType| found.operations != Operations::S && !found.is_pod();
            if content.units.get(of.unit).is_some_and(stays) {
                let message =
                    format!("{} of {} is in no hold and cannot jump.", force.unit_label(unit, &content.units), force.label());
                let stow = || stow(content, id, force, unit);
                let place = Place::Force(id, InForce::Unit(unit));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(stow)));
            }
        }
    }
}

fn with(hold: Option<Id<ForceUnit>>) -> Content {
    examples::viking(|force| {
        if let Some(raiders) = force.units.get_mut(Id::new(7)) {
            raiders.hold = hold;
        }
    })
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(examples::first()))
}
