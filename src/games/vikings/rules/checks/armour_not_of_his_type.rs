//! `armour-not-of-his-type`: a character must wear armour exactly if their troop type does.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "armour-not-of-his-type",
    code: code(30),
    severity: Severity::Warning,
    citation: book("8.4"),
    says: "A character wears armour if the type does, and else none.",
    because: "Players tell armour by the letters of the type as much as by the ring round the red number.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter() {
        let Some(troop) = content.troop_of(character).filter(|troop| troop.armour != character.armour) else { continue };
        let (own, usual) = if character.armour { ("wears armour", "does not") } else { ("wears no armour", "does") };
        let message = format!("{} {own}, and {} {usual}.", character.label(), rules::one_of(troop.label()));
        let title = if troop.armour { "Give the character armour" } else { "Take the armour away" };
        let changed = Character { armour: troop.armour, ..character.clone() };
        let fix = Fix { title: title.into(), safe: false, edits: vec![Edit::Character(Change::Set(id, changed))] };
        let finding = Finding::new(&ABOUT, Place::Character(id, InCharacter::Arms), message);
        findings.push(Finding { fixes: vec![fix], ..finding });
    }
}

fn failing() -> Content {
    examples::with(|character| character.armour = false)
}

fn passing() -> Content {
    examples::with(|_| ())
}
