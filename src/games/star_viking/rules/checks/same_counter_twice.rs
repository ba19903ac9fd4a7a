//! `same-counter-twice`: no two types of unit of the same colour and technology may bear the same letters. The types of local Fortress Defenses all
//! bear the same letters, but differ in technology.

use std::collections::BTreeMap;

use super::{book, code, examples};
use crate::{Color, Content, Finding, InUnit, Place, Technology, UnitType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-counter-twice",
    code: code(42),
    severity: Severity::Warning,
    citation: book("Unit Type Symbols & Abbreviations"),
    says: "No two types of unit of one color and technology bear the same letters.",
    because: "Their counters could not be told apart, and a table that comes in by color and letters could mean either.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<(Color, Technology, String), &UnitType> = BTreeMap::new();
    for (id, unit) in content.units.iter().filter(|(_, unit)| !unit.letters.trim().is_empty()) {
        let key = (unit.color, unit.technology, unit.letters.trim().to_uppercase());
        let first = *seen.entry(key).or_insert(unit);
        if !std::ptr::eq(first, unit) {
            let message = format!(
                "{} bears the letters {} on {} as {} does, with the same technology, {}.",
                unit.label(),
                unit.letters.trim(),
                unit.color,
                first.label(),
                unit.technology
            );
            findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Name), message));
        }
    }
}

fn with(letters: &str) -> Content {
    let mut units = examples::units();
    if let Some(raiders) = units.get_mut(examples::RAIDERS) {
        raiders.technology = Technology::B;
        raiders.letters = letters.into();
    }
    Content { units, ..Content::default() }
}

fn failing() -> Content {
    with("FT")
}

fn passing() -> Content {
    with("RD")
}
