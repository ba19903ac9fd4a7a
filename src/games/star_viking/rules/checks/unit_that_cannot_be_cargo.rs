//! `unit-that-cannot-be-cargo`: only units with a size in parentheses may be carried as cargo.

use super::holds::cargo;
use super::{book, code, examples};
use crate::{Content, Finding, Fix};
use rules::{About, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-that-cannot-be-cargo",
    code: code(12),
    severity: Severity::Error,
    citation: book("Carrying Cargo"),
    says: "Only units with a size in parentheses are carried as cargo.",
    because: "Some units have neither a capacity nor a size; these cannot carry cargo, and cannot be carried.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for cargo in cargo(content) {
        let Some(unit) = cargo.unit.filter(|unit| unit.size.is_none()) else { continue };
        if cargo.carried_by.is_some_and(|carrier| carrier.capacity.is_some()) {
            let name = cargo.force.unit_label(cargo.id, &content.units);
            let by = cargo.force.unit_label(cargo.carrier, &content.units);
            let message = format!(
                "{name} of {} is carried by {by}, and {} {} has no size as cargo.",
                cargo.force.label(),
                unit.color,
                unit.label()
            );
            let unload = || Some(Fix::choice("Take it out of the hold", cargo.unload(content)));
            findings.push(Finding::new(&ABOUT, cargo.place(), message).with_fixes(fix_budget.offer(unload)));
        }
    }
}

fn with(size: Option<Level>) -> Content {
    let mut content = examples::viking(|_| ());
    if let Some(raiders) = content.units.get_mut(examples::RAIDERS) {
        raiders.size = size;
    }
    content
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Level::new(1))
}
