//! `viking-overspent`: a force that only battles and free scenarios deploy has spent what it has in earlier turns, and is not
//! asked.

use super::set_up::starting_forces;
use super::{book, code, counted, examples};
use crate::rules::star_viking::{Color, Content, Edit, Force, InForce, Place};
use crate::rules::{About, Change, Finding, Fix, FixBudget, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "viking-overspent",
    code: code(7),
    severity: Severity::Error,
    citation: book("Viking Forces Deployment"),
    says: "A Viking purchase costs no more than the mega-credits that there are to spend.",
    because: "The Viking player has 60 mega-credits and the roll of a die, or what the scenario gives him, to buy his starting \
              forces with.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Red) {
        let left = force.left(&content.units);
        if left < Points::ZERO {
            let spent = force.spent(&content.units);
            let message = format!(
                "{} costs {}, {} more than the {} there are to spend.",
                force.label(),
                counted(spent.get(), "mega-credit"),
                -left.get(),
                force.budget
            );
            let raise = || {
                let larger = Force { budget: Points::try_from(spent.get()).ok()?, ..force.clone() };
                Some(Fix::choice(format!("Raise the sum to {spent} mega-credits"), [Edit::Force(Change::Set(id, larger))]))
            };
            let place = Place::Force(id, InForce::Budget);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(raise)));
        }
    }
}

fn failing() -> Content {
    examples::viking(|force| force.budget = Points::new(62))
}

fn passing() -> Content {
    examples::viking(|_| ())
}
