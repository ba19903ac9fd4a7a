//! Adds to a set-up what the scenario itself prescribes: the characters and possessions that the scenario names, at the places that it names, the
//! units that it gives, and its camps. A piece whose place the scenario leaves to a player has no place yet, or is put into the first environ where
//! it may stand.

use super::{Board, Piece, Placed, Spot, Station, objection};
use crate::terms::{Limit, Provision};
use crate::{Content, Planet, Scenario, Side};
use rules::{Count, Id, Level};

/// The scenario after every piece that it names but its set-up lacks has been placed; `None` if no piece is missing.
#[must_use]
pub fn placed_by_the_book(content: &Content, scenario: &Scenario) -> Option<Scenario> {
    let mut placed = scenario.clone();
    for provision in &scenario.provisions {
        match provision {
            Provision::Thing(side, thing) => {
                if let Some(piece) = Piece::named(content, thing.as_str()) {
                    place_thing(content, &mut placed, *side, piece);
                }
            }
            Provision::Things(side, number, thing) => {
                if let Some(piece) = Piece::named(content, thing.as_str()) {
                    for _ in times(&placed, piece)..number.get() {
                        add_thing(content, &mut placed, *side, piece);
                    }
                }
            }
            Provision::Units(side, number, unit) => {
                place_units(content, &mut placed, *side, (unit.as_str(), number.get()), Level::clamped(0));
            }
            Provision::UnitsOn(side, number, unit, turn) => {
                place_units(content, &mut placed, *side, (unit.as_str(), number.get()), *turn);
            }
            Provision::Camp(planet) => place_camp(content, &mut placed, planet.as_str()),
            Provision::PointsIn(..)
            | Provision::PointsAt(..)
            | Provision::Points(..)
            | Provision::PointsOn(..)
            | Provision::PointsFrom(..)
            | Provision::UnitsOrBaseOn(..)
            | Provision::UnitsByRebellion(..)
            | Provision::DealtTo(..)
            | Provision::Dealt(..)
            | Provision::FreeBase(..)
            | Provision::SecretBase
            | Provision::Printed(_) => {}
        }
    }
    (placed.set_up.len() > scenario.set_up.len()).then_some(placed)
}

fn place_thing(content: &Content, scenario: &mut Scenario, side: Side, piece: Piece) {
    if times(scenario, piece) == 0 {
        add_thing(content, scenario, side, piece);
    }
}

/// How many pieces of this kind the set-up has.
fn times(scenario: &Scenario, piece: Piece) -> u32 {
    scenario.set_up.iter().filter(|(_, row)| row.piece == piece).map(|(_, row)| row.count.get()).sum()
}

fn add_thing(content: &Content, scenario: &mut Scenario, side: Side, piece: Piece) {
    let mut row = Placed::of(side, piece);
    match piece {
        Piece::Character(_) => (row.planet, row.spot) = where_the_scenario_says(content, scenario, &row),
        // A possession goes with its owner. A ship without an owner goes with the best pilot who has no ship.
        Piece::Possession(id) => row.with = bearer(content, scenario, side, id),
        _ => {}
    }
    scenario.set_up.add(row);
}

fn planet(content: &Content, name: &str) -> Option<Id<Planet>> {
    content.planets.find(|planet| planet.name.eq_ignore_ascii_case(name)).map(|(id, _)| id)
}

/// The place where the scenario's limits put a character: an environ, a planet or space. If the limits only forbid places, it is the first environ
/// that they do not forbid. If they do not mention the character, the player chooses.
fn where_the_scenario_says(content: &Content, scenario: &Scenario, row: &Placed) -> (Option<Id<Planet>>, Spot) {
    let called = |name: &str| row.piece.name(content).is_some_and(|own| own.eq_ignore_ascii_case(name));
    let mut limited = false;
    for limit in &scenario.limits {
        match limit {
            Limit::FromSpace(side) if *side == row.side => return (None, Spot::FromSpace),
            Limit::ThingIn(name, environ, on) if called(name.as_str()) => {
                return (planet(content, on.as_str()), Spot::Environ(*environ));
            }
            Limit::ThingOn(name, _) | Limit::ThingOnKinds(name, ..) | Limit::ThingNotIn(name, _) if called(name.as_str()) => {
                limited = true;
            }
            Limit::On(side, _)
            | Limit::InOrbit(side)
            | Limit::InEnvirons(side)
            | Limit::OnEither(side, ..)
            | Limit::NotOn(side, _)
            | Limit::NotOnKind(side, _)
            | Limit::NotInProvince(side, _)
                if *side == row.side =>
            {
                limited = true;
            }
            _ => {}
        }
    }
    if !limited {
        return (None, Spot::Open);
    }
    first_room(content, scenario, row).map_or((None, Spot::Open), |(planet, spot)| (Some(planet), spot))
}

/// The first place where the piece of this row may stand.
fn first_room(content: &Content, scenario: &Scenario, row: &Placed) -> Option<(Id<Planet>, Spot)> {
    let board = Board::of(content, scenario);
    let orbits = scenario.limits.iter().any(|limit| matches!(limit, Limit::InOrbit(side) if *side == row.side));
    let in_orbit = orbits && matches!(row.piece, Piece::Character(_));
    let spots = board.planets.iter().flat_map(|on| {
        let environs = on.planet.environs.iter().map(|(_, environ)| Spot::Environ(environ.kind));
        environs.filter(move |_| !in_orbit).chain(in_orbit.then_some(Spot::Orbit)).map(|spot| (on.id, spot))
    });
    let leader = scenario.set_up.next_id();
    let free = |(planet, spot): &(Id<Planet>, Spot)| {
        objection(&board, row, None, Station { planet: Some(*planet), spot: *spot, leader }).is_none()
    };
    spots.into_iter().find(free)
}

fn bearer(content: &Content, scenario: &Scenario, side: Side, id: Id<crate::Possession>) -> Option<Id<Placed>> {
    let possession = content.possessions.get(id)?;
    let rows = || {
        scenario.set_up.iter().filter_map(|(row, placed)| match placed.piece {
            Piece::Character(character) if placed.side == side => Some((row, character)),
            _ => None,
        })
    };
    if let Some(owner) = possession.owner {
        return rows().find(|(_, character)| *character == owner).map(|(row, _)| row);
    }
    let is_ship = |piece: Piece| matches!(piece, Piece::Possession(id) if content.possessions.get(id).is_some_and(|found| found.kind.is_ship()));
    let has_ship = |row: Id<Placed>| scenario.set_up.iter().any(|(_, other)| other.with == Some(row) && is_ship(other.piece));
    let travels = |row: Id<Placed>| scenario.set_up.get(row).is_some_and(|placed| placed.with.is_some());
    let pilots = rows().filter(|(row, _)| possession.kind.is_ship() && !has_ship(*row) && !travels(*row));
    let skill =
        |character: Id<_>| content.characters.get(character).map_or(0, |found: &crate::Character| found.ratings.navigation.get());
    let best = pilots.max_by_key(|(row, character)| (skill(*character), std::cmp::Reverse(*row)));
    best.map(|(row, _)| row)
}

/// Places the units that the scenario gives, as many as there is room for, with one row for each environ. The player places the rest.
fn place_units(content: &Content, scenario: &mut Scenario, side: Side, (name, number): (&str, u32), turn: Level) {
    let unit = content.units.find(|unit| unit.side == side && unit.name.eq_ignore_ascii_case(name));
    let Some((id, _)) = unit else { return };
    let piece = Piece::Unit(id);
    let there: u32 =
        scenario.set_up.iter().filter(|(_, row)| row.piece == piece && row.turn == turn).map(|(_, row)| row.count.get()).sum();
    let mut rows: Vec<Placed> = Vec::new();
    for _ in there..number {
        let mut row = Placed { turn, ..Placed::of(side, piece) };
        if turn.get() == 0 {
            let mut with = scenario.clone();
            for row in &rows {
                with.set_up.add(*row);
            }
            if let Some((planet, spot)) = first_room(content, &with, &row) {
                (row.planet, row.spot) = (Some(planet), spot);
            }
        }
        match rows.iter_mut().find(|known| (known.planet, known.spot) == (row.planet, row.spot)) {
            Some(known) => known.count = Count::clamped(known.count.get() + 1),
            None => rows.push(row),
        }
    }
    for row in rows {
        scenario.set_up.add(row);
    }
}

fn place_camp(content: &Content, scenario: &mut Scenario, name: &str) {
    let Some(id) = planet(content, name) else { return };
    let environ = content.planets.get(id).and_then(|planet| planet.environs.iter().next());
    let spot = environ.map_or(Spot::Open, |(_, environ)| Spot::Environ(environ.kind));
    if !scenario.set_up.iter().any(|(_, row)| row.piece == Piece::Camp && row.planet == Some(id)) {
        scenario.set_up.add(Placed { planet: Some(id), spot, ..Placed::of(Side::Rebel, Piece::Camp) });
    }
}
