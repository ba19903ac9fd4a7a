//! `same-letters-twice`: no two troop types may have the same letters.

use std::collections::BTreeMap;

use super::{book, code, examples};
use crate::{Content, Finding, InTroop, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-letters-twice",
    code: code(61),
    severity: Severity::Warning,
    citation: book("1.31"),
    says: "No two troop types have the same letters.",
    because: "On a counter the letters alone tell the type, and with it armour, axe and special rules.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen = BTreeMap::new();
    for (id, troop) in content.troops.iter().filter(|(_, troop)| !troop.letters.trim().is_empty()) {
        let first = *seen.entry(troop.letters.trim().to_lowercase()).or_insert(id);
        if let Some(other) = content.troops.get(first).filter(|_| first != id) {
            let message = format!("{} has the letters {}, and so has {}.", troop.label(), troop.letters.trim(), other.label());
            findings.push(Finding::new(&ABOUT, Place::Troop(id, InTroop::Name), message));
        }
    }
}

/// The designs of the example: the two troop types, with these letters for the farmers.
fn letters(letters: &str) -> Content {
    let mut content = examples::with(|_| ());
    if let Some(troop) = content.troops.get_mut(examples::CEORLS) {
        letters.clone_into(&mut troop.letters);
    }
    content
}

fn failing() -> Content {
    letters("HD")
}

fn passing() -> Content {
    letters("H")
}
