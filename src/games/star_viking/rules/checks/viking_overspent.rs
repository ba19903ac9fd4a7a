//! `viking-overspent`: a Viking purchase must not cost more than the sum to spend. A force that only battles and free scenarios deploy counts as
//! bought over earlier turns, and is not checked.

use super::set_up::starting_forces;
use super::{book, code, counted, examples};
use crate::{Color, Content, Edit, Finding, Fix, Force, InForce, Place};
use rules::{About, Change, FixBudget, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "viking-overspent",
    code: code(7),
    severity: Severity::Error,
    citation: book("Viking Forces Deployment"),
    says: "A Viking purchase costs no more than the mega-credits that there are to spend, 66 at the most.",
    because: "The Viking player has 60 mega-credits and the roll of a die to buy their starting forces with. What a free scenario gives \
              them is its own affair.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Red) {
        let spent = force.spent(&content.units);
        let purse = force.budget.min(Force::MOST_BUDGET);
        if spent > purse {
            let given = if force.budget > Force::MOST_BUDGET {
                format!("the {purse} that 60 and the highest roll of a die come to")
            } else {
                format!("the {purse} there are to spend")
            };
            let message = format!(
                "{} costs {}, {} more than {given}.",
                force.label(),
                counted(spent.get(), "mega-credit"),
                spent.get() - purse.get()
            );
            let raise = || {
                let budget = Points::try_from(spent.get()).ok().filter(|sum| *sum <= Force::MOST_BUDGET)?;
                let larger = Force { budget, ..force.clone() };
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
