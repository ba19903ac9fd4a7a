//! `character-without-endurance`: every character must have an endurance of at least 1.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place};
use rules::{About, Change, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "character-without-endurance",
    code: code(14),
    severity: Severity::Error,
    citation: book("12.73"),
    says: "Every character bears a wound at least.",
    because: "A character dies of as many wounds as the endurance says, and whoever has none would be dead before the game begins.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, character) in content.characters.iter().filter(|(_, character)| character.ratings.endurance == Level::default()) {
        let fix = || {
            let mut sound = character.clone();
            sound.ratings.endurance = Level::clamped(1);
            Some(Fix::choice("Give an endurance of 1", [Edit::Character(Change::Set(id, sound))]))
        };
        let message = format!("{} has no endurance.", character.label());
        let place = Place::Character(id, InCharacter::Ratings);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
    }
}

fn with(endurance: u32) -> Content {
    examples::character(|character: &mut Character| character.ratings.endurance = Level::clamped(endurance))
}

fn failing() -> Content {
    with(0)
}

fn passing() -> Content {
    with(1)
}
