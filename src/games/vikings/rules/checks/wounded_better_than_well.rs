//! `wounded-better-than-well`: no value may be higher for a wounded or stunned character than for a sound one.

use super::{book, code, examples};
use crate::{Content, Finding, InCharacter, Place, Strength, Values};
use rules::{About, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "wounded-better-than-well",
    code: code(29),
    severity: Severity::Warning,
    citation: book("9.1"),
    says: "Nobody is better wounded or stunned than sound.",
    because: "A wound that helps would be sought; most likely two numbers have changed places.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter() {
        let better = better(&character.values);
        let Some((part, _)) = better.first() else { continue };
        let words: Vec<String> = better.iter().map(|(_, words)| words.clone()).collect();
        let message = format!("{} has {}.", character.label(), listed(&words));
        findings.push(Finding::new(&ABOUT, Place::Character(id, *part), message));
    }
}

/// The values of a character that are higher in a wounded or stunned state than in the sound state: the place of each, and words for it.
fn better(values: &Values) -> Vec<(InCharacter, String)> {
    let mut found = Vec::new();
    let states = [
        (InCharacter::Wounded, values.wounded, values.sound, "wounded"),
        (InCharacter::MountedWounded, values.mounted_wounded, values.mounted, "wounded on a horse"),
    ];
    for (part, hurt, sound, how) in states {
        let names = ["attack", "defense", "movement"];
        let numbers = |strength: Strength| strength.numbers();
        for ((what, hurt), sound) in names.into_iter().zip(numbers(hurt)).zip(numbers(sound)) {
            found.extend(compared(hurt, sound).map(|[hurt, sound]| (part, format!("{what} {hurt} {how} and {sound} sound"))));
        }
    }
    let stunned = compared(values.stunned, values.sound.defense);
    found.extend(stunned.map(|[hurt, sound]| (InCharacter::Stunned, format!("defense {hurt} stunned and {sound} sound"))));
    found
}

/// Both values, first that of the wounded or stunned state, if it is the higher one; otherwise `None`.
fn compared(hurt: Option<Level>, sound: Option<Level>) -> Option<[Level; 2]> {
    hurt.zip(sound).filter(|(hurt, sound)| hurt > sound).map(Into::into)
}

fn with(stunned: u32) -> Content {
    examples::with(|character| character.values.stunned = Some(Level::clamped(stunned)))
}

fn failing() -> Content {
    with(8)
}

fn passing() -> Content {
    with(7)
}
