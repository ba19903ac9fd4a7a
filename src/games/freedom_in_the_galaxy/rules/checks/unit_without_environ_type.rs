//! `unit-without-environ-type`: every type of Rebel unit must say in which type of environ it is raised.

use super::{book, code, examples};
use crate::{Content, EnvironType, Finding, InUnit, Place, Side, UnitType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-without-environ-type",
    code: code(16),
    severity: Severity::Error,
    citation: book("7.31"),
    says: "Every unit of the Rebels has the type of environ in which it is raised.",
    because: "A rebellion raises units in the environ of their type, and there alone they fight better.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, unit) in content.units.iter().filter(|(_, unit)| unit.side == Side::Rebel && unit.environ.is_none()) {
        let message = format!("{} is of no type of environ.", unit.label());
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Environ), message));
    }
}

fn with(environ: Option<EnvironType>) -> Content {
    examples::unit(|unit: &mut UnitType| unit.environ = environ)
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(EnvironType::Wild))
}
