//! `same-name-twice`: no two things of the same kind may have the same name.

use std::collections::BTreeSet;

use super::{code, examples};
use crate::{
    Content, Finding, InCard, InCharacter, InPlanet, InPossession, InProvince, InRace, InSovereign, InStar, InUnit, Place,
};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-name-twice",
    code: code(72),
    severity: Severity::Error,
    citation: Citation::Drydock("terms, cards and tables call things by their names"),
    says: "No two provinces, stars, planets, races, sovereigns, missions or creatures bear the same name, no two types of units of a side, and \
           nobody and nothing of characters and possessions.",
    because: "Whatever names one of them would mean the first alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let provinces = content.provinces.iter().map(|(id, found)| (Place::Province(id, InProvince::Name), found.name.as_str()));
    let stars = content.stars.iter().map(|(id, found)| (Place::Star(id, InStar::Name), found.name.as_str()));
    let planets = content.planets.iter().map(|(id, found)| (Place::Planet(id, InPlanet::Name), found.name.as_str()));
    let races = content.races.iter().map(|(id, found)| (Place::Race(id, InRace::Name), found.name.as_str()));
    let sovereigns = content.sovereigns.iter().map(|(id, found)| (Place::Sovereign(id, InSovereign::Name), found.name.as_str()));
    let missions = content.missions.iter().map(|(id, found)| (Place::Mission(id, InCard::Name), found.name.as_str()));
    let creatures = content.creatures.iter().map(|(id, found)| (Place::Creature(id, InCard::Name), found.name.as_str()));
    let people = content.characters.iter().map(|(id, found)| (Place::Character(id, InCharacter::Name), found.name.as_str()));
    let things = content.possessions.iter().map(|(id, found)| (Place::Possession(id, InPossession::Name), found.name.as_str()));
    twice("province", provinces, findings);
    twice("star", stars, findings);
    twice("planet", planets, findings);
    twice("race", races, findings);
    twice("character or possession", people.chain(things), findings);
    for side in crate::Side::ALL {
        let units = content.units.iter().filter(|(_, found)| found.side == side);
        twice("type of unit", units.map(|(id, found)| (Place::Unit(id, InUnit::Name), found.name.as_str())), findings);
    }
    twice("sovereign", sovereigns, findings);
    twice("mission", missions, findings);
    twice("creature", creatures, findings);
}

/// Reports names that occur twice. Names that differ only in capital letters are left to the rule `look-alike-names`.
fn twice<'a>(kind: &str, things: impl Iterator<Item = (Place, &'a str)>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (place, name) in things.filter(|(_, name)| !name.trim().is_empty()) {
        if !seen.insert(name) {
            findings.push(Finding::new(&ABOUT, place, format!("Another {kind} is called {name} too.")));
        }
    }
}

fn with(name: &str) -> Content {
    examples::galaxy(|content| examples::on(&mut content.stars, |star| star.name = name.into()))
}

fn failing() -> Content {
    with("Far")
}

fn passing() -> Content {
    with("Near")
}
