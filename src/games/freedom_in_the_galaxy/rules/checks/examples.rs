//! The designs from which the examples of the rules are made: two stars with one planet each and a route between them. They break no rule.

use std::sync::Arc;

use crate::cards::Assignment;
use crate::{
    Character, Content, Environ, EnvironType, Locals, Loyalty, Planet, PlayedStar, Province, Race, Ratings, Route, RulesLevel,
    Scenario, Side, Standing, Star, Tables, UnitType,
};
use rules::{Count, Id, Level, Origin, Shelf, changed};

/// The id of the first thing on a shelf of the examples.
pub(super) const fn first<T>() -> Id<T> {
    Id::new(1)
}

/// The id of the second thing on a shelf of the examples.
pub(super) const fn second<T>() -> Id<T> {
    Id::new(2)
}

fn planet(number: u32, star: Id<Star>) -> Planet {
    let environ = Environ {
        size: Level::clamped(3),
        resource: Level::clamped(4),
        races: vec![first()],
        origin: Origin::Own,
        ..Environ::default()
    };
    Planet {
        name: format!("Planet {number}"),
        number: Count::clamped(number),
        star: Some(star),
        start: Some(Loyalty::Loyal),
        armageddon: Some(Standing::Dissent),
        environs: [environ].into_iter().collect(),
        ..Planet::default()
    }
}

/// The example galaxy, which breaks no rule, after the caller's change.
pub(super) fn galaxy(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_galaxy(), change)
}

fn unchanged_galaxy() -> Content {
    let province = Province { name: "First".into(), number: Level::clamped(1), ..Province::default() };
    let star = |number, name: &str| Star {
        name: name.into(),
        number: Level::clamped(number),
        province: Some(first()),
        ..Star::default()
    };
    let locals =
        Locals { environ: EnvironType::Urban, strength: Level::clamped(4), endurance: Level::clamped(4), ..Locals::default() };
    let race = Race { name: "Folk".into(), locals: [locals].into_iter().collect(), ..Race::default() };
    let route = Route { from: Some(first()), to: Some(second()), ..Route::default() };
    let capital = Planet { capital: true, throne: true, ..planet(111, first()) };
    Content {
        provinces: [province].into_iter().collect(),
        stars: [star(11, "Near"), star(12, "Far")].into_iter().collect(),
        routes: [route].into_iter().collect(),
        planets: [capital, planet(121, second())].into_iter().collect(),
        races: [race].into_iter().collect(),
        ..Content::default()
    }
}

/// The example galaxy with a scenario under province rules, after the caller's change.
pub(super) fn province(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_province(), change)
}

fn unchanged_province() -> Content {
    galaxy(|content| {
        let stars = content.stars.ids().map(|star| PlayedStar { star }).collect();
        let threshold = Some(Count::clamped(9));
        let usual = Scenario { turns: None, threshold, ..Scenario::usual() };
        content.scenarios.add(Scenario { name: "War".into(), rules: RulesLevel::Province, stars, ..usual });
    })
}

/// The example galaxy with a scenario under galactic rules in which every star is in play, after the caller's change.
pub(super) fn galactic(change: impl FnOnce(&mut Content)) -> Content {
    province(|content| {
        on(&mut content.scenarios, |scenario| {
            scenario.rules = RulesLevel::Galactic;
            scenario.stars = Shelf::default();
        });
        change(content);
    })
}

/// Adds as many strategic assignments as the book has. Each names province 1, the only province of the example.
pub(super) fn assignments(content: &mut Content) {
    for number in 127..=140 {
        let provinces = vec![Level::clamped(1)];
        content.assignments.add(Assignment { number: Count::clamped(number), provinces, ..Assignment::default() });
    }
}

/// Changes the first thing on a shelf.
pub(super) fn on<T: Clone>(shelf: &mut Shelf<T>, change: impl FnOnce(&mut T)) {
    self::change(shelf, first(), change);
}

/// Changes a thing on a shelf.
pub(super) fn change<T: Clone>(shelf: &mut Shelf<T>, id: Id<T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = shelf.get_mut(id) {
        change(thing);
    }
}

/// The example galaxy, with the caller's change made to its first environ.
pub(super) fn environ(change: impl FnOnce(&mut Environ)) -> Content {
    galaxy(|content| on(&mut content.planets, |planet| on(&mut planet.environs, change)))
}

/// The example galaxy with a character. The caller's change is applied to the character.
pub(super) fn character(change: impl FnOnce(&mut Character)) -> Content {
    galaxy(|content| {
        let [endurance, navigation] = [3, 4].map(Level::clamped);
        let mut character = Character {
            number: Some(Count::clamped(1)),
            name: "Pilot".into(),
            race: Some(first()),
            ratings: Ratings { endurance, navigation, ..Ratings::default() },
            homes: vec![first()],
            ..Character::default()
        };
        change(&mut character);
        content.characters.add(character);
    })
}

/// The example galaxy with a character who owns a ship. The caller's change is applied to the ship.
#[cfg(test)]
pub(super) fn ship(change: impl FnOnce(&mut crate::Possession)) -> Content {
    let mut content = character(|_| ());
    let mut ship = crate::Possession {
        number: Some(Count::clamped(33)),
        name: "Ship".into(),
        cannons: Some(Level::clamped(1)),
        shields: Some(Level::clamped(1)),
        maneuver: Some(Level::clamped(3)),
        passengers: Some(Level::clamped(4)),
        owner: Some(first()),
        ..crate::Possession::default()
    };
    change(&mut ship);
    content.possessions.add(ship);
    content
}

/// A project that holds only one type of unit. The caller's change is applied to it.
pub(super) fn unit(change: impl FnOnce(&mut UnitType)) -> Content {
    let mut unit = UnitType {
        name: "Urban 1-0".into(),
        side: Side::Rebel,
        environ: Some(EnvironType::Urban),
        strength: Level::clamped(1),
        cost: Some(Count::clamped(1)),
        count: Count::clamped(1),
        ..UnitType::default()
    };
    change(&mut unit);
    Content { units: [unit].into_iter().collect(), ..Content::default() }
}

/// A project that holds only tables. The caller's change is applied to them.
pub(super) fn tables(change: impl FnOnce(&mut Tables)) -> Content {
    let mut tables = Tables::default();
    change(&mut tables);
    Content { tables: Arc::new(tables), ..Content::default() }
}
