//! `value-out-of-range`: sizes, resources, coup ratings, navigation stars, ratings and passengers must be within the ranges that the book uses.

use super::{book, code, examples};
use crate::{
    Character, Content, Edit, Environ, Finding, Fix, InCharacter, InPlanet, InPossession, InRoute, Place, Possession, Rating,
    Ratings, Route,
};
use rules::{About, Change, FixBudget, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "value-out-of-range",
    code: code(49),
    severity: Severity::Warning,
    citation: book("5.3, 6.1, 14.5, 21.14"),
    says: "An environ has size 2 to 6, a resource of 1 to 10 and a coup rating of 1 to 3 or none; a route has up to three navigation stars; a \
           character has ratings up to 6, and a ship carries 4 to 16 passengers.",
    because: "Map and cards have those, and the tables and missions of the game are made for them.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, planet) in content.planets.iter() {
        for (environ_id, environ) in planet.environs.iter() {
            let (clamped, wrong) = clamp(environ);
            if wrong.is_empty() {
                continue;
            }
            let message = format!("The {} environ of {} has {}.", environ.kind.word(), planet.label(), listed(&wrong));
            let fix = || {
                let mut planet = planet.clone();
                *planet.environs.get_mut(environ_id)? = clamped;
                Some(Fix::choice("Bring the values into range", [Edit::Planet(Change::Set(id, planet))]))
            };
            let place = Place::Planet(id, InPlanet::Environ(environ_id));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
        }
    }
    for (id, route) in content.routes.iter().filter(|(_, route)| route.stars.get() > MOST_STARS) {
        let [from, to] = [route.from, route.to].map(|star| content.star_label(star));
        let message = format!("The route from {from} to {to} has {} navigation stars.", route.stars);
        let fewer = Route { stars: Level::clamped(MOST_STARS), ..*route };
        let fix = || Some(Fix::choice("Leave three", [Edit::Route(Change::Set(id, fewer))]));
        findings.push(Finding::new(&ABOUT, Place::Route(id, InRoute::Whole), message).with_fixes(fix_budget.offer(fix)));
    }
    for (id, character) in content.characters.iter() {
        let (clamped, wrong) = clamp_ratings(character);
        if !wrong.is_empty() {
            let message = format!("{} has {}.", character.label(), listed(&wrong));
            let fix = || Some(Fix::choice("Bring the ratings into range", [Edit::Character(Change::Set(id, clamped))]));
            let place = Place::Character(id, InCharacter::Ratings);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
        }
    }
    for (id, ship) in content.possessions.iter().filter(|(_, possession)| possession.kind.is_ship()) {
        let Some(passengers) = ship.passengers.filter(|passengers| !Possession::PASSENGERS.contains(&passengers.get())) else {
            continue;
        };
        let message = format!("{} carries {passengers}.", ship.label());
        let fix = || {
            let (least, most) = Possession::PASSENGERS.into_inner();
            let passengers = Some(Level::clamped(passengers.get().clamp(least, most)));
            let ship = Possession { passengers, ..ship.clone() };
            Some(Fix::choice("Bring the passengers into range", [Edit::Possession(Change::Set(id, ship))]))
        };
        let place = Place::Possession(id, InPossession::Ship);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
    }
}

/// Returns the character with all ratings brought into range, and the ratings that were out of range, in words.
fn clamp_ratings(character: &Character) -> (Character, Vec<String>) {
    let (mut clamped, mut wrong) = (character.clone(), Vec::new());
    for rating in Rating::ALL {
        let level = clamped.ratings.get_mut(rating);
        if !Ratings::RANGE.contains(&level.get()) {
            wrong.push(format!("{} {level}", rating.slug().replace('-', " ")));
            *level = Level::clamped(*Ratings::RANGE.end());
        }
    }
    (clamped, wrong)
}

/// How many navigation stars a route may have.
const MOST_STARS: u32 = 3;

/// Returns the environ with its values brought into range, and the values that were out of range, in words.
fn clamp(environ: &Environ) -> (Environ, Vec<String>) {
    let (mut clamped, mut wrong) = (environ.clone(), Vec::new());
    let mut level = |value: &mut Level, name: &str, range: std::ops::RangeInclusive<u32>| {
        if !range.contains(&value.get()) {
            wrong.push(format!("{name} {value}"));
            *value = Level::clamped(value.get().clamp(*range.start(), *range.end()));
        }
    };
    level(&mut clamped.size, "size", Environ::SIZES);
    level(&mut clamped.resource, "resource", Environ::RESOURCES);
    if let Some(coup) = &mut clamped.coup {
        level(coup, "coup rating", Environ::COUPS);
    }
    (clamped, wrong)
}

fn with(size: u32) -> Content {
    examples::environ(|environ| environ.size = Level::clamped(size))
}

fn failing() -> Content {
    with(7)
}

fn passing() -> Content {
    with(6)
}
