//! `same-name-twice`: no two characters, and no two classes of boats, may have the same name.

use std::collections::{BTreeMap, BTreeSet};

use super::{book, code, examples};
use crate::{Character, Content, Finding, InBoat, InCharacter, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-name-twice",
    code: code(31),
    severity: Severity::Warning,
    citation: book("1.31"),
    says: "No two characters bear the same name, and no two classes of boats.",
    because: "The counters of a character belong together by the name that stands on them, and boats are told by their class.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<String, &Character> = BTreeMap::new();
    for (id, character) in content.characters.iter().filter(|(_, character)| !character.name.trim().is_empty()) {
        let first = *seen.entry(character.name.trim().to_lowercase()).or_insert(character);
        if !std::ptr::eq(first, character) {
            let whose = |character: &Character| character.people_label().to_owned();
            let message =
                format!("{} of the {} has the name of one of the {}.", character.label(), whose(character), whose(first));
            findings.push(Finding::new(&ABOUT, Place::Character(id, InCharacter::Name), message));
        }
    }
    boats(content, findings);
}

/// Reports each class of boats that has the same name as an earlier one.
fn boats(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for (id, boat) in content.boats.iter().filter(|(_, boat)| !boat.name.trim().is_empty()) {
        if !seen.insert(boat.name.trim().to_lowercase()) {
            let message = format!("Another class of boats is called {} too.", boat.label());
            findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Name), message));
        }
    }
}

fn failing() -> Content {
    examples::with(|character| character.name = "OFFA".into())
}

fn passing() -> Content {
    examples::with(|_| ())
}
