//! `same-number-twice`

use std::collections::BTreeMap;

use super::{book, code, examples};
use crate::{Content, Finding, InCharacter, InPlanet, InPossession, InProvince, InStar, Place, Planet};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-number-twice",
    code: code(4),
    severity: Severity::Error,
    citation: book("5.2, 5.3, 6.2"),
    says: "No two provinces, stars, planets or cards have the same number.",
    because: "A number on a card has to mean one place.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let provinces = content
        .provinces
        .iter()
        .map(|(id, province)| (Place::Province(id, InProvince::Whole), province.number.get(), province.label()));
    twice(provinces, findings);
    twice(content.stars.iter().map(|(id, star)| (Place::Star(id, InStar::Number), star.number.get(), star.label())), findings);
    let planets = content.planets.iter();
    twice(planets.map(|(id, planet)| (Place::Planet(id, InPlanet::Number), planet.number.get(), planet.label())), findings);
    // The cards of the game are numbered through.
    let characters = content.characters.iter().filter_map(|(id, character)| {
        Some((Place::Character(id, InCharacter::Number), character.number?.get(), character.label()))
    });
    let possessions = content.possessions.iter().filter_map(|(id, possession)| {
        Some((Place::Possession(id, InPossession::Number), possession.number?.get(), possession.label()))
    });
    twice(characters.chain(possessions), findings);
}

fn twice<'a>(things: impl Iterator<Item = (Place, u32, &'a str)>, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<u32, &str> = BTreeMap::new();
    for (place, number, label) in things {
        if let Some(before) = seen.get(&number) {
            findings.push(Finding::new(&ABOUT, place, format!("{label} has the number {number}, as {before} has.")));
        } else {
            seen.insert(number, label);
        }
    }
}

fn with(number: u32) -> Content {
    examples::galaxy(|content| {
        let twin = content.planets.get(examples::second()).cloned().unwrap_or_default();
        content.planets.add(Planet { number: Count::clamped(number), ..twin });
    })
}

fn failing() -> Content {
    with(121)
}

fn passing() -> Content {
    with(122)
}
