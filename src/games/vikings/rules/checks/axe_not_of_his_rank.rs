//! `axe-not-of-his-rank`: a character with a two-handed axe must be of a troop type that may have one.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "axe-not-of-his-rank",
    code: code(3),
    severity: Severity::Error,
    citation: book("3.3"),
    says: "Only characters of a type that may swing a two-handed axe have one.",
    because: "The skill is limited to experienced warriors; in anyone else's hands the axe would double nothing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter().filter(|(_, character)| character.axe) {
        let troop = content.troop_of(character);
        if troop.is_some_and(|troop| troop.axe) {
            continue;
        }
        let whom = troop.map_or_else(|| "has no troop type".to_owned(), |troop| format!("is of the type {}", troop.label()));
        let message = format!("{} {whom} and has a two-handed axe.", character.label());
        let without = Character { axe: false, ..character.clone() };
        let fix = Fix { title: "Take the axe away".into(), safe: false, edits: vec![Edit::Character(Change::Set(id, without))] };
        let finding = Finding::new(&ABOUT, Place::Character(id, InCharacter::Arms), message);
        findings.push(Finding { fixes: vec![fix], ..finding });
    }
}

fn failing() -> Content {
    examples::with(|character| {
        character.axe = true;
        character.armour = false;
        character.troop = Some(examples::CEORLS);
    })
}

fn passing() -> Content {
    examples::with(|character| character.axe = true)
}
