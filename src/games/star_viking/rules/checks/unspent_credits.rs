//! `unspent-credits`: the mega-credits that a Viking has left after a purchase should not be enough for one more counter.

use super::set_up::starting_forces;
use super::{book, code, counted, examples};
use crate::{Color, Content, Finding, Fix, ForceUnit, InForce, Place, muster};
use rules::{About, FixBudget, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unspent-credits",
    code: code(39),
    severity: Severity::Advice,
    citation: book("Viking Forces Deployment"),
    says: "The mega-credits that a Viking purchase leaves would not buy one more counter.",
    because: "What is left can be kept for repairs and construction, but cannot buy victory points; a raider more in the hold \
              is worth it sooner.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Red && !force.units.is_empty()) {
        let left = force.left(&content.units);
        if let Some((dearest, unit)) = content.dearest_within(Color::Red, left, force) {
            let message = format!(
                "{} has {} left of {}, which would buy {}.",
                force.label(),
                counted(left.get(), "mega-credit"),
                force.budget,
                unit.label()
            );
            let buy = || {
                let mut changed = force.clone();
                let bought = changed.units.add(ForceUnit::of(dearest));
                let hold = changed.hold_with_room(bought, &content.units);
                changed.load(bought, hold);
                // A pod is useful only in a hold.
                let useful = hold.is_some() || !unit.is_pod();
                useful.then(|| Fix::choice(format!("Buy {}", unit.label()), muster(content, id, changed)))
            };
            let place = Place::Force(id, InForce::Budget);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(buy)));
        }
    }
}

fn failing() -> Content {
    examples::viking(|force| force.budget = Points::new(65))
}

fn passing() -> Content {
    examples::viking(|force| force.budget = Points::new(64))
}
