//! The designs from which the examples for the rules about set-ups are made: two stars, a scenario, and pieces that the rows of its set-up can place.

use super::examples::{change, first, on, province, second};
use crate::set_up::{Piece, Placed, PlanetStart, Spot};
use crate::{
    Character, Content, Environ, EnvironType, Planet, Possession, PossessionKind, Province, Ratings, Route, Scenario, Side,
    Standing, Star, UnitType,
};
use rules::{Count, Id, Level, Shelf};

/// The Empire's Militia, a type of unit with the strengths 1-0; it has nine counters.
pub(super) const MILITIA: Piece = Piece::Unit(Id::new(1));
/// The Empire's Line, a type of unit with the strengths 3-2; it has five counters.
pub(super) const LINE: Piece = Piece::Unit(Id::new(2));
/// The Empire's elite unit, with the strengths 5-4.
pub(super) const ELITE: Piece = Piece::Unit(Id::new(3));
/// The Rebels' urban unit with the strengths 1-0.
pub(super) const REBELS: Piece = Piece::Unit(REBELS_ID);
/// The id of the Rebels' type of urban unit with the strengths 1-0.
pub(super) const REBELS_ID: Id<UnitType> = Id::new(4);
/// The Rebels' urban unit with the strengths 4-3.
pub(super) const GOOD_REBELS: Piece = Piece::Unit(Id::new(5));
/// A Rebel character who can fly a ship.
pub(super) const PILOT: Piece = Piece::Character(Id::new(1));
/// A Rebel character who travels with the pilot.
pub(super) const SCOUT: Piece = Piece::Character(Id::new(2));
/// A third Rebel character.
pub(super) const TWIN: Piece = Piece::Character(Id::new(3));
/// A fourth Rebel character.
pub(super) const AIDE: Piece = Piece::Character(Id::new(4));
/// A ship with room for five characters and companions.
pub(super) const SHIP: Piece = Piece::Possession(Id::new(1));
/// A second ship with the same values as the first.
pub(super) const SPARE_SHIP: Piece = Piece::Possession(Id::new(2));
/// A companion for a character.
pub(super) const FRIEND: Piece = Piece::Possession(Id::new(3));
/// A Rebel camp. Camps, like the pieces below, are no things that a project designs.
pub(super) const CAMP: Piece = Piece::Camp;
/// The Rebels' secret base.
pub(super) const SECRET_BASE: Piece = Piece::SecretBase;
/// The marker that puts a base Up.
pub(super) const BASE_UP: Piece = Piece::BaseUp;
/// A piece of the set-up that raises the level of a base.
pub(super) const BASE_LEVEL: Piece = Piece::BaseLevel;

fn units() -> Shelf<UnitType> {
    let unit = |name: &str, side, [strength, space, cost, count]: [u32; 4]| UnitType {
        name: name.into(),
        side,
        environ: (side == Side::Rebel).then_some(EnvironType::Urban),
        strength: Level::clamped(strength),
        space: Level::clamped(space),
        mobile: space > 0,
        elite: name == "Elite",
        cost: Some(Count::clamped(cost)),
        count: Count::clamped(count),
        ..UnitType::default()
    };
    let imperial = [
        unit("Militia", Side::Imperial, [1, 0, 1, 9]),
        unit("Line", Side::Imperial, [3, 2, 5, 5]),
        unit("Elite", Side::Imperial, [5, 4, 9, 9]),
    ];
    let rebel = [unit("Urban 1-0", Side::Rebel, [1, 0, 1, 9]), unit("Urban 4-3", Side::Rebel, [4, 3, 7, 9])];
    imperial.into_iter().chain(rebel).collect()
}

fn people() -> Shelf<Character> {
    let character = |(name, number): (&str, u32)| Character {
        number: Some(Count::clamped(number)),
        name: name.into(),
        race: Some(first()),
        ratings: Ratings { endurance: Level::clamped(3), navigation: Level::clamped(4), ..Ratings::default() },
        ..Character::default()
    };
    [("Pilot", 1), ("Scout", 2), ("Twin", 3), ("Aide", 4)].map(character).into_iter().collect()
}

fn possessions() -> Shelf<Possession> {
    let possession = |name: &str, number, kind: PossessionKind| {
        let rating = |level| kind.is_ship().then_some(Level::clamped(level));
        Possession {
            number: Some(Count::clamped(number)),
            name: name.into(),
            kind,
            cannons: rating(1),
            shields: rating(1),
            maneuver: rating(3),
            passengers: rating(5),
            ..Possession::default()
        }
    };
    let (ship, companion) = (PossessionKind::Ship, PossessionKind::Companion);
    [possession("Ship", 33, ship), possession("Spare ship", 34, ship), possession("Friend", 51, companion)].into_iter().collect()
}

/// The example with two stars, their pieces, and a scenario under province rules whose set-up is empty. The caller's change is applied to it.
pub(super) fn deployed(change: impl FnOnce(&mut Content, &mut Scenario)) -> Content {
    province(|content| {
        (content.units, content.characters, content.possessions) = (units(), people(), possessions());
        let Some(mut scenario) = content.scenarios.get(first()).cloned() else { return };
        change(content, &mut scenario);
        on(&mut content.scenarios, |known| *known = scenario);
    })
}

/// The designs of [`deployed`] with a third star in another province. From this star a Rebel unit enters on turn 2.
pub(super) fn entering(change: impl FnOnce(&mut Content, &mut Scenario)) -> Content {
    deployed(|content, scenario| {
        let province = Province { name: "Second".into(), number: Level::clamped(2), ..Province::default() };
        let province = Some(content.provinces.add(province));
        let star = content.stars.add(Star { name: "Outside".into(), number: Level::clamped(21), province, ..Star::default() });
        content.routes.add(Route { from: Some(second()), to: Some(star), ..Route::default() });
        let known = content.planets.get(second()).cloned().unwrap_or_default();
        let outside = Planet { name: "Planet 211".into(), number: Count::clamped(211), star: Some(star), ..known };
        let planet = Some(content.planets.add(outside));
        scenario.limits.extend(rules::kind::hear("units of the Rebel player enter by the routes from Outside"));
        scenario.set_up.add(Placed {
            planet,
            spot: Spot::FromSpace,
            turn: Level::clamped(2),
            ..Placed::of(Side::Rebel, GOOD_REBELS)
        });
        scenario.set_up.add(Placed { planet, spot: Spot::FromSpace, turn: Level::clamped(2), ..Placed::of(Side::Rebel, REBELS) });
        change(content, scenario);
    })
}

/// The side to which a piece of these examples belongs.
fn side(piece: Piece) -> Side {
    match piece {
        Piece::Unit(id) if id < REBELS_ID => Side::Imperial,
        Piece::BaseUp | Piece::BaseLevel | Piece::Secret(_) | Piece::Assignment(_) => Side::Imperial,
        Piece::Unit(_) | Piece::Character(_) | Piece::Possession(_) | Piece::Camp | Piece::SecretBase => Side::Rebel,
    }
}

/// A row of the set-up that places a piece in the city of the first planet.
pub(super) fn placed(piece: Piece, count: u32) -> Placed {
    let spot = Spot::Environ(EnvironType::Urban);
    Placed { count: Count::clamped(count), planet: Some(first()), spot, ..Placed::of(side(piece), piece) }
}

/// A row of the set-up that places a piece in the city of the second planet.
pub(super) fn on_second(piece: Piece, count: u32) -> Placed {
    Placed { planet: Some(second()), ..placed(piece, count) }
}

/// A row of the set-up that places a piece in the orbit box of the first planet.
pub(super) fn in_orbit(piece: Piece, count: u32) -> Placed {
    Placed { spot: Spot::Orbit, ..placed(piece, count) }
}

/// A row of the set-up that places a piece in the same place as the piece of another row.
pub(super) fn along(piece: Piece, with: Id<Placed>) -> Placed {
    Placed { with: Some(with), ..Placed::of(side(piece), piece) }
}

/// Sets the loyalty or control with which the first planet starts. With `None` the planet starts as the map marks it.
pub(super) fn start_at(scenario: &mut Scenario, standing: Option<Standing>) {
    scenario.planets.add(PlanetStart { standing, ..PlanetStart::of(first()) });
}

/// Sets the loyalty or control with which the second planet starts.
pub(super) fn start_second_at(scenario: &mut Scenario, standing: Standing) {
    scenario.planets.add(PlanetStart { standing: Some(standing), ..PlanetStart::of(second()) });
}

/// Adds a subterranean environ to the first planet.
pub(super) fn underground(content: &mut Content) {
    change(&mut content.planets, first(), |planet| {
        let below = planet.environs.get(first()).cloned().unwrap_or_default();
        planet.environs.add(Environ { kind: EnvironType::Subterranean, ..below });
    });
    on(&mut content.races, |race| {
        let below = race.locals.get(first()).cloned().unwrap_or_default();
        race.locals.add(crate::Locals { environ: EnvironType::Subterranean, ..below });
    });
}
