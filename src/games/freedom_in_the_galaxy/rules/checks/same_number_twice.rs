//! `same-number-twice`: no two things may have the same number (provinces, stars, planets, cards), the same letter (missions), the same type
//! (environs of one planet) or the same ends (routes).

use std::collections::{BTreeMap, BTreeSet};

use super::{book, code, examples};
use crate::{Content, Finding, InCard, InCharacter, InPlanet, InPossession, InProvince, InRoute, InStar, Place, Planet};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-number-twice",
    code: code(4),
    severity: Severity::Error,
    citation: book("5.1, 5.2, 5.3, 6.2, 13.2"),
    says: "No two provinces, stars, planets or cards have the same number, no two missions the same letter, no planet two environs of a type, \
           and no two routes the same ends.",
    because: "What a card, a set-up or the map tells by them has to mean one thing.",
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
    // All cards of the game share one numbering.
    let characters = content.characters.iter().filter_map(|(id, character)| {
        Some((Place::Character(id, InCharacter::Number), character.number?.get(), character.label()))
    });
    let possessions = content.possessions.iter().filter_map(|(id, possession)| {
        Some((Place::Possession(id, InPossession::Number), possession.number?.get(), possession.label()))
    });
    let missions =
        content.missions.iter().map(|(id, card)| (Place::Mission(id, InCard::Number), card.number.get(), card.label()));
    twice(characters.chain(possessions).chain(missions.filter(|(_, number, _)| *number > 0)), findings);
    letters(content, findings);
    environs(content, findings);
    routes(content, findings);
}

fn letters(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<char, &str> = BTreeMap::new();
    for (id, mission) in content.missions.iter() {
        let Some(letter) = mission.letter() else { continue };
        let before = *seen.entry(letter).or_insert(mission.label());
        if !std::ptr::eq(before, mission.label()) {
            let message = format!("{} has the letter {letter}, as {before} has.", mission.label());
            findings.push(Finding::new(&ABOUT, Place::Mission(id, InCard::Whole), message));
        }
    }
}

fn environs(content: &Content, findings: &mut Vec<Finding>) {
    for (id, planet) in content.planets.iter() {
        let mut seen = BTreeSet::new();
        for (environ_id, environ) in planet.environs.iter().filter(|(_, environ)| !seen.insert(environ.kind)) {
            let message = format!("{} has a second {} environ.", planet.label(), environ.kind.word());
            findings.push(Finding::new(&ABOUT, Place::Planet(id, InPlanet::Environ(environ_id)), message));
        }
    }
}

fn routes(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (id, route) in content.routes.iter() {
        let (Some(from), Some(to)) = (route.from, route.to) else { continue };
        if !seen.insert((from.min(to), from.max(to))) {
            let [from, to] = [from, to].map(|star| content.star_label(Some(star)));
            let message = format!("A second route joins {from} and {to}.");
            findings.push(Finding::new(&ABOUT, Place::Route(id, InRoute::Whole), message));
        }
    }
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
        content.planets.add(Planet { number: Count::clamped(number), name: "Twin".into(), ..twin });
    })
}

fn failing() -> Content {
    with(121)
}

fn passing() -> Content {
    with(122)
}
