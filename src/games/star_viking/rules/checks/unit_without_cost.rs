//! `unit-without-cost`: every type of unit must have a cost.

use super::{book, code, examples};
use crate::{Content, Finding, InUnit, Place};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-without-cost",
    code: code(28),
    severity: Severity::Warning,
    citation: book("New Construction Costs"),
    says: "Every type of unit has a cost.",
    because: "A unit without a cost cannot be bought, and a purchase that has it anyway comes out too cheap.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, unit) in content.units.iter().filter(|(_, unit)| unit.cost.is_none()) {
        let message = format!("The {} {} has no cost.", unit.color, unit.label());
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Cost), message));
    }
}

fn failing() -> Content {
    examples::one_unit(|unit| unit.cost = None)
}

fn passing() -> Content {
    examples::one_unit(|unit| unit.cost = Some(Count::clamped(1)))
}
