//! `character-without-values`: a character must have all the values of every state on foot. Another rule checks the values of riders.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place, Values};
use rules::{About, Change, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "character-without-values",
    code: code(1),
    severity: Severity::Error,
    citation: book("1.31, 2.7"),
    says: "Every character has all the values of every state that it can be in on foot, and some defense in each.",
    because: "Anybody can be wounded and stunned in a fight, and nobody can be attacked against a defense of nothing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter() {
        let lacking = lacking(&character.values);
        let Some((part, _)) = lacking.first() else { continue };
        let states: Vec<String> = lacking.iter().map(|(_, state)| (*state).to_owned()).collect();
        let message = format!("{} has no whole values {}.", character.label(), listed(&states));
        let finding = Finding::new(&ABOUT, Place::Character(id, *part), message);
        let completed = character.completed(content.troop_of(character));
        let helps = self::lacking(&completed).is_empty();
        let filled = Character { values: completed, ..character.clone() };
        let fix = helps.then(|| Fix {
            title: "Fill in what follows from the sound values".into(),
            // The fix keeps the values that exist.
            safe: true,
            edits: vec![Edit::Character(Change::Set(id, filled))],
        });
        findings.push(Finding { fixes: fix.into_iter().collect(), ..finding });
    }
}

/// The states on foot that lack values: the place of each, and its name.
fn lacking(values: &Values) -> Vec<(InCharacter, &'static str)> {
    let stunned = values.stunned.is_some_and(|defense| defense > Level::default());
    let states = [
        (values.sound.is_whole(), InCharacter::Sound, "sound"),
        (values.wounded.is_whole(), InCharacter::Wounded, "wounded"),
        (stunned, InCharacter::Stunned, "stunned"),
    ];
    states.into_iter().filter(|(whole, ..)| !whole).map(|(_, part, name)| (part, name)).collect()
}

fn failing() -> Content {
    examples::with(|character| character.values.stunned = None)
}

fn passing() -> Content {
    examples::with(|_| ())
}
