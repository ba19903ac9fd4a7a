//! The counter sheets: every unit of the catalogue as often as the game has it, and the hit markers, edge to edge, as in the original's die-cut
//! sheet. The backs of a side's counters are all alike, so that a stack reveals nothing; the back of a hit marker is its critical side.
//!
//! Reading order: this file, [`Livery`] (the colours and signs of sides), `front.rs` (the grid), `symbols/`, `back.rs`, `markers.rs`.

mod back;
mod front;
mod livery;
mod markers;
mod symbols;

pub use back::back;
pub use front::{Counter, PICTURE, SIDE};
pub use livery::Livery;
pub use symbols::{BOX, Pen, outlined, part_outline, taken_apart};

use std::collections::BTreeMap;

use super::scope;
use geometry::Size;
use project::Finding;
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout, findings};
use star_viking::{Color, Content, InUnit, Place, Scenario, Table, UnitType};

/// The largest number of counters that are printed.
const MOST: usize = 3000;

/// A unit that gets a counter: its type, whether it is the second Viking's, and its number, if it has one.
type Unit = (Id<UnitType>, bool, Option<u32>);

/// Sheets with all counters of the game; a double game has two sets. In a battle no units are built, so for a battle only the counters of its forces
/// are printed, numbered as in the whole catalogue.
#[must_use]
pub fn counters(
    (content, used): (&Content, &Content),
    scenario: Option<Id<Scenario>>,
    frame: &Frame,
    printout: &mut Printout,
) -> Vec<Body> {
    let sets = scope::sets(content, scenario);
    let fielded = scenario.and_then(|id| scope::fielded(content, id));
    let markers = content.tables.markers;
    let all = match &fielded {
        Some(units) => units.len() + markers.total() as usize * sets as usize,
        None => used.counters() as usize * sets as usize,
    };
    let units = match fielded {
        Some(units) => in_order(content, &units),
        None => of_sets(content, sets),
    };
    let piece = |(id, second, number): Unit| {
        let unit = used.units.get(id)?;
        Some(piece(id, Counter::of(unit).of_second_viking(second).numbered(number).with_pictures(frame.project)))
    };
    let hits = [(1, markers.one_hit), (2, markers.two_hits), (3, markers.three_hits)];
    let hits = hits.into_iter().flat_map(|(number, count)| std::iter::repeat_n(marker(number), (count.get() * sets) as usize));
    let pieces: Vec<Piece> = units.into_iter().filter_map(piece).chain(hits).take(MOST).collect();
    if all > pieces.len() {
        let message = format!("The game has {all} counters, and {} of them are printed.", pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    impose(frame, printout, "Counters", pieces, Spacing::of_counters(frame.choices))
}

/// The units of a battle in the order of the catalogue, colour by colour.
fn in_order(content: &Content, units: &[(Id<UnitType>, Option<u32>)]) -> Vec<Unit> {
    let types = Color::ALL.into_iter().flat_map(|color| content.units.iter().filter(move |(_, unit)| unit.color == color));
    let of_type = |id| units.iter().filter(move |(unit, _)| *unit == id).map(move |(_, number)| (id, false, *number));
    types.flat_map(|(id, _)| of_type(id)).take(MOST).collect()
}

/// Every counter of this many sets of the game. Units of the same colour and letters are numbered, as they are in forces; the second Viking's red set
/// has its own numbers.
fn of_sets(content: &Content, sets: u32) -> Vec<Unit> {
    let mut all = Vec::new();
    for color in Color::ALL {
        let types = || content.units.iter().filter(move |(_, unit)| unit.color == color);
        let own_sets = color == Color::Red;
        let (passes, times) = if own_sets { (sets, 1) } else { (1, sets) };
        let mut totals: BTreeMap<&str, u32> = BTreeMap::new();
        for (_, unit) in types() {
            *totals.entry(unit.short()).or_default() += unit.count.get() * times;
        }
        for pass in 0..passes {
            let mut numbers: BTreeMap<&str, u32> = BTreeMap::new();
            for (id, unit) in types() {
                let several = totals.get(unit.short()).is_some_and(|total| *total > 1);
                for _ in 0..unit.count.get() * times {
                    if all.len() == MOST {
                        return all;
                    }
                    let number = numbers.entry(unit.short()).or_default();
                    *number += 1;
                    all.push((id, pass % 2 == 1, several.then_some(*number)));
                }
            }
        }
    }
    all
}

/// The counter of a type of unit, to be cut out.
#[must_use]
pub fn piece(id: Id<UnitType>, counter: Counter) -> Piece {
    Piece {
        place: Place::Unit(id, InUnit::Whole).into(),
        name: format!("The counter of {}", counter.unit.label()),
        size: Size::of(SIDE, SIDE),
        front: Face::new(counter.front(), counter.livery.color()),
        back: Some(Face::new(counter.back(), back::ground(counter.livery))),
        stands: true,
        beyond: Draft::new(),
    }
}

/// A marker of this many hits, to be cut out, with its critical side as its back.
#[must_use]
pub fn marker(hits: u32) -> Piece {
    Piece {
        place: Place::Table(Table::Markers).into(),
        name: "A hit marker".into(),
        size: Size::of(SIDE, SIDE),
        front: Face::new(markers::hits(hits), markers::HIT),
        back: Some(Face::new(markers::critical(hits), markers::CRITICAL)),
        stands: false,
        beyond: Draft::new(),
    }
}
