//! `effect-not-played`: effects must be written as sentences that Drydock plays, not as words that are only printed.

use super::{code, examples};
use crate::cards::Event;
use crate::verbs::Effect;
use crate::{Content, Finding, InCard, InCharacter, InPossession, Place};
use rules::kind::{Played, Quoted};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "effect-not-played",
    code: code(66),
    severity: Severity::Advice,
    citation: Citation::Drydock("only what is said in the sentences of the lists is known to Drydock"),
    says: "What a card, a secret, a creature, a character or a possession does is said in the sentences of the lists.",
    because: "Other words are printed on the card, and its players have to see to them themselves.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut tell = |place: Place, label: &str, words: Vec<&str>| {
        if let Some(first) = words.first() {
            let others = if words.len() > 1 { format!(" and {} more", words.len() - 1) } else { String::new() };
            findings.push(Finding::new(
                &ABOUT,
                place,
                format!("{label} says {first:?}{others}, which is printed and not played."),
            ));
        }
    };
    for (id, mission) in content.missions.iter() {
        let words = [printed(&mission.conditions), printed(&mission.success), printed(&mission.draws), printed(&mission.failure)];
        tell(Place::Mission(id, InCard::Effects), mission.label(), words.concat());
    }
    for (id, action) in content.actions.iter() {
        let sections = [&action.urban, &action.special, &action.wild].map(|section| printed(&section.event));
        tell(Place::Action(id, InCard::Whole), &action.label(), sections.concat());
    }
    for (id, event) in content.events.iter() {
        tell(Place::Event(id, InCard::Effects), event.label(), printed(&event.effects));
    }
    for (id, secret) in content.secrets.iter() {
        tell(Place::Secret(id, InCard::Effects), secret.label(), printed(&secret.effects));
    }
    for (id, character) in content.characters.iter() {
        tell(Place::Character(id, InCharacter::Specials), character.label(), printed(&character.specials));
    }
    for (id, possession) in content.possessions.iter() {
        tell(Place::Possession(id, InPossession::Effects), possession.label(), printed(&possession.effects));
    }
    for (id, creature) in content.creatures.iter() {
        tell(Place::Creature(id, InCard::Effects), creature.label(), printed(&creature.effects));
    }
}

/// The words of those verbs that are only printed on the card and not played.
fn printed<V: Played>(verbs: &[V]) -> Vec<&str> {
    verbs.iter().filter_map(Played::printed).collect()
}

fn with(effect: Effect) -> Content {
    examples::galaxy(|content| {
        content.events.add(Event { name: "Eclipse".into(), effects: vec![effect], ..Event::default() });
    })
}

fn failing() -> Content {
    with(Effect::Printed(Quoted("The suns go out.".into())))
}

fn passing() -> Content {
    with(Effect::NoDominoes)
}
