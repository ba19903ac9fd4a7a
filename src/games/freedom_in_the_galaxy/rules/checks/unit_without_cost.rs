//! `unit-without-cost`: every type of unit must have a cost in Force Points.

use super::{book, code, examples};
use crate::{Content, Finding, InUnit, Place, UnitType};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-without-cost",
    code: code(50),
    severity: Severity::Warning,
    citation: book("19.7"),
    says: "Every type of unit has a cost in Force Points.",
    because: "Without a cost nobody can buy it, and what a side has spent cannot be told.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, unit) in content.units.iter().filter(|(_, unit)| unit.cost.is_none()) {
        let message = format!("What {} costs is not known.", unit.label());
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Cost), message));
    }
}

fn with(cost: Option<u32>) -> Content {
    examples::unit(|unit: &mut UnitType| unit.cost = cost.map(Count::clamped))
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(1))
}
