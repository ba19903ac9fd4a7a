//! `cannot-hurt-anyone`: three characters with this character's attack value must together be able to attack at least one enemy.

use super::{book, code, examples};
use crate::{Character, Content, Finding, InCharacter, Place};
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "cannot-hurt-anyone",
    code: code(47),
    severity: Severity::Advice,
    citation: book("2.7"),
    says: "Three such characters together can attack some enemy.",
    because: "Attacks at odds of less than 1-1 are not allowed, so that a character who never comes to them only runs.",
};

/// How many characters with the same attack value strike together.
const TOGETHER: u32 = 3;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter().filter(|(_, character)| !character.bow) {
        let Some(attack) = strongest(character) else { continue };
        let defenses = content.enemies_of(character).filter_map(|(_, enemy)| enemy.values.sound.defense);
        let Some(weakest) = defenses.min().filter(|defense| attack.get() * TOGETHER < defense.get()) else { continue };
        let message = format!(
            "Three like {} attack with {}, and no enemy has a defense below {weakest}.",
            character.label(),
            attack.get() * TOGETHER
        );
        findings.push(Finding::new(&ABOUT, Place::Character(id, InCharacter::Sound), message));
    }
}

/// The higher of a character's attack values on foot and mounted; `None` if the character has neither.
fn strongest(character: &Character) -> Option<Level> {
    character.values.sound.attack.max(character.values.mounted.attack)
}

/// The designs of the example: a warrior with this attack value, a strong warrior of the same people, and an enemy.
fn with(attack: u32) -> Content {
    let mut content = examples::with(|character| {
        character.values.sound.attack = Some(Level::clamped(attack));
        character.values.wounded.attack = Some(Level::clamped(1));
    });
    let [strong, _] = examples::characters();
    content.characters.add(Character { name: "Skule".into(), ..strong });
    content
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(3)
}
