//! The starting places of counters: on the displays of the stars and on the tracks. Counters that come into play later start in their player's
//! private window.

use std::collections::BTreeMap;

use super::Game;
use super::boards::{Displays, Region};
use super::pieces::Pieces;
use crate::sheets::counters::{Livery, Marker, place_of};
use crate::sheets::ring::{RingPart, base_space};
use crate::sheets::secret_papers::reader;
use exchange::vassal::{Board, Spaces, Stack, Standing};
use freedom_in_the_galaxy::set_up::{Board as SetUp, Piece, Placed, PlanetOnBoard, Spot, Station};
use freedom_in_the_galaxy::{Content, Loyalty, Side};
use rules::Id;

/// The stacks on the displays: bases and loyalties on the planets' tracks, secrets, units, ships and characters. Leaders lie on top of the units that
/// they lead.
pub fn on_displays(game: &Game, pieces: &Pieces, displays: &Displays) -> Vec<Stack> {
    let Some(scenario) = game.scenario else { return Vec::new() };
    let board = SetUp::of(game.content, scenario);
    let mut stacks: BTreeMap<Region, Vec<Standing>> = BTreeMap::new();
    for on in &board.planets {
        for (loyalty, standing) in markers(pieces, on) {
            if let Some(region) = displays.region(on.id, RingPart::Track(loyalty)) {
                stacks.entry(region).or_default().push(standing);
            }
        }
    }
    for (_, row, station) in in_order(board.rows.iter().filter(|(_, row, station)| is_on_board(row, station))) {
        if let Some(region) = space(game.content, station).and_then(|(planet, part)| displays.region(planet, part)) {
            stacks.entry(region).or_default().extend(standings(game, pieces, row));
        }
    }
    stacks.into_iter().filter(|(_, pieces)| !pieces.is_empty()).map(|(region, pieces)| region.stack(pieces)).collect()
}

/// The counters of a side that come into play later, or that the side's player still has to place.
pub fn to_come(game: &Game, pieces: &Pieces, side: Side) -> Vec<Standing> {
    let Some(scenario) = game.scenario else { return Vec::new() };
    let board = SetUp::of(game.content, scenario);
    let rows = board.rows.iter().filter(|(_, row, station)| row.side == side && !is_on_board(row, station));
    in_order(rows).into_iter().flat_map(|(_, row, _)| standings(game, pieces, row)).collect()
}

/// The markers on the first spaces of the tracks: those of the turn, its stage and its phase, and of Force Points (38.13, 38.14).
pub fn on_tracks(pieces: &Pieces, tracks: &[Board]) -> Vec<Stack> {
    let mut stacks = Vec::new();
    for (number, board) in tracks.iter().enumerate() {
        let Spaces::Named(spaces) = &board.spaces else { continue };
        let Some((first, _)) = spaces.first() else { continue };
        let markers = match number {
            0 => vec![Marker::Turn],
            1 | 2 => vec![Marker::Phase],
            // The tracks of the sides follow, in the order of the sides.
            _ => match Side::ALL.get(number - 3) {
                Some(side) => vec![Marker::Ten(Livery::from(*side)), Marker::One(Livery::from(*side))],
                None => Vec::new(),
            },
        };
        let standing: Vec<Standing> = markers.into_iter().filter_map(|marker| pieces.marker(marker)).map(Standing::new).collect();
        if !standing.is_empty() {
            stacks.push(Region { board: board.name.clone(), name: first.clone() }.stack(standing));
        }
    }
    stacks
}

type Row<'a> = (Id<Placed>, &'a Placed, Station);

/// Sorts the rows of a set-up in the order from the bottom of a stack to its top: by side, units below their leaders, and leaders above their
/// companions.
fn in_order<'r, 'a: 'r>(rows: impl Iterator<Item = &'r Row<'a>>) -> Vec<&'r Row<'a>> {
    let mut rows: Vec<&Row> = rows.collect();
    rows.sort_by_key(|(id, row, station)| {
        let is_person_or_ship = matches!(row.piece, Piece::Character(_) | Piece::Possession(_));
        (row.side, is_person_or_ship, station.leader, *id == station.leader, *id)
    });
    rows
}

fn is_on_board(row: &Placed, station: &Station) -> bool {
    row.turn.get() == 0 && station.planet.is_some() && station.spot != Spot::FromSpace
}

/// The space in which the piece of a row of a set-up stands. A piece that its player may place freely stands in the space of the orbit box.
fn space(content: &Content, station: &Station) -> Option<(Id<freedom_in_the_galaxy::Planet>, RingPart)> {
    let id = station.planet?;
    let environs = &content.planets.get(id)?.environs;
    let environ = match station.spot {
        Spot::Environ(kind) => environs.find(|environ| environ.kind == kind).map(|(environ, _)| environ),
        Spot::Open | Spot::FromSpace | Spot::Orbit => None,
    };
    Some((id, environ.map_or(RingPart::Orbit, RingPart::Environ)))
}

/// The counters of a row of a set-up; those that lie face down are hidden from the other side.
fn standings(game: &Game, pieces: &Pieces, row: &Placed) -> Vec<Standing> {
    let number = match row.piece {
        Piece::Camp => pieces.marker(Marker::Camp),
        piece => place_of(piece).and_then(|place| pieces.counter(place)),
    };
    let is_hidden = match row.piece {
        Piece::Unit(id) => game.content.units.get(id).is_some_and(|unit| unit.side == Side::Imperial && unit.mobile),
        piece => matches!(piece, Piece::Secret(_)),
    };
    let standing = |number| if is_hidden { Standing::new(number).hidden_by(reader(row.side)) } else { Standing::new(number) };
    number.map(standing).into_iter().flat_map(|standing| std::iter::repeat_n(standing, row.count.get() as usize)).collect()
}

/// The markers on the track of a planet: a base, in the space for its level; and the planet's loyalty or, in its place, Rebel control (8.11, 15.14).
fn markers(pieces: &Pieces, on: &PlanetOnBoard) -> Vec<(Loyalty, Standing)> {
    let is_rebel = on.side() == Side::Rebel;
    let base = pieces
        .marker(Marker::Base)
        .map(|number| (base_space(on.base.get(), is_rebel), Standing::new(number).with_face(usize::from(!on.up))));
    let control = is_rebel.then_some(pieces.rebel_control).flatten().map(Standing::new);
    let loyalty = control.or_else(|| pieces.marker(Marker::Loyalty).map(Standing::new));
    base.into_iter().chain(on.loyalty().zip(loyalty)).collect()
}
