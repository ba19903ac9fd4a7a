//! `rider-without-mounted-values`: a character who has any value for riding must have all of them.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place, Strength};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "rider-without-mounted-values",
    code: code(2),
    severity: Severity::Error,
    citation: book("9.1"),
    says: "A rider has all the values of a mounted man, sound and wounded.",
    because: "The two counters of a rider with a horse show both states, and count until the rider is off it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter().filter(|(_, character)| character.values.is_rider()) {
        let (sound, wounded) = (character.values.mounted.is_whole(), character.values.mounted_wounded.is_whole());
        let (part, state) = match (sound, wounded) {
            (true, true) => continue,
            (false, false) => (InCharacter::Mounted, "sound or wounded"),
            (false, true) => (InCharacter::Mounted, "sound"),
            (true, false) => (InCharacter::MountedWounded, "wounded"),
        };
        let message = format!("{} has no whole values mounted and {state}.", character.label());
        let finding = Finding::new(&ABOUT, Place::Character(id, part), message);
        let completed = character.completed(content.troop_of(character));
        let fix = completed.mounted_wounded.is_whole().then(|| Fix {
            title: "Fill in what follows from the sound values".into(),
            safe: true,
            edits: vec![Edit::Character(Change::Set(id, Character { values: completed, ..character.clone() }))],
        });
        let fixes = fix.filter(|_| sound).into_iter().collect();
        findings.push(Finding { fixes, ..finding });
    }
}

fn with(wounded: Strength) -> Content {
    examples::with(|character| {
        character.values.mounted = Strength::of(18, 10, 12);
        character.values.mounted_wounded = wounded;
    })
}

fn failing() -> Content {
    with(Strength::default())
}

fn passing() -> Content {
    with(Strength::of(9, 5, 12))
}
