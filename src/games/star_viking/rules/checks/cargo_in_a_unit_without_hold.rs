//! `cargo-in-a-unit-without-hold`: the unit that carries cargo must be in the same force and have a hold.

use super::holds::cargo;
use super::{book, code, examples};
use crate::{Content, Finding, Fix};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "cargo-in-a-unit-without-hold",
    code: code(11),
    severity: Severity::Error,
    citation: book("Carrying Cargo"),
    says: "Cargo is carried by a unit of the same force that has a hold.",
    because: "Units without a capacity number cannot carry cargo, and a carrier that is gone carries nothing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for cargo in cargo(content) {
        let gone = cargo.force.units.get(cargo.carrier).is_none();
        if gone || cargo.carried_by.is_some_and(|carrier| carrier.capacity.is_none()) {
            let name = cargo.force.unit_label(cargo.id, &content.units);
            let carrier = if gone { "which is not there".to_owned() } else { "which has no hold".to_owned() };
            let by = cargo.force.unit_label(cargo.carrier, &content.units);
            let message = format!("{name} of {} is carried by {by}, {carrier}.", cargo.force.label());
            let unload = || {
                let (title, edits) = ("Take it out of the hold", cargo.unload(content));
                // If the carrier is no longer in the force, unloading its cargo loses nothing, so the fix is safe.
                Some(if gone { Fix::safe(title, edits) } else { Fix::choice(title, edits) })
            };
            findings.push(Finding::new(&ABOUT, cargo.place(), message).with_fixes(fix_budget.offer(unload)));
        }
    }
}

fn with(carrier: u32) -> Content {
    examples::viking(|force| {
        if let Some(raiders) = force.units.get_mut(Id::new(7)) {
            raiders.hold = Some(Id::new(carrier));
        }
    })
}

fn failing() -> Content {
    with(6)
}

fn passing() -> Content {
    with(1)
}
