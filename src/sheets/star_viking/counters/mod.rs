//! The counter sheets: every unit of the catalogue as often as the game holds it, and the hit markers, edge to edge as they are
//! die-cut. The backs of a side are all alike, so that nothing is told of a stack; behind a hit marker is its critical side.

mod faces;
mod symbols;

pub use faces::{PICTURE, SIDE, back, front, ink, picture};

use super::scope;
use crate::geometry::Size;
use crate::rules::star_viking::{Color, Content, InUnit, Place, Scenario, Table, UnitType};
use crate::rules::{Finding, Id};
use crate::sheets::frame::{Body, Frame};
use crate::sheets::imposition::{Face, Piece, Spacing, impose};
use crate::sheets::{Draft, Printout, findings};

/// More counters than this are not put on paper: nobody cuts out so many.
const MOST: usize = 3000;

/// Sheets with all counters of the game, twice in the double game; of a battle that is asked for those of its forces, since nobody builds in
/// it.
#[must_use]
pub fn counters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let sets = scope::sets(content, scenario) as usize;
    let by_color = Color::ALL.into_iter().flat_map(|color| content.units.iter().filter(move |(_, unit)| unit.color == color));
    let fielded = scenario.and_then(|id| scope::fielded(content, id));
    let number = |id, unit: &UnitType| match &fielded {
        Some(units) => units.iter().filter(|other| **other == id).count(),
        None => unit.count.get() as usize * sets,
    };
    let units: Vec<Piece> =
        by_color.flat_map(|(id, unit)| std::iter::repeat_n(piece(id, unit), number(id, unit).min(MOST))).collect();
    let markers = content.tables.markers;
    let hits = [(1, markers.one_hit), (2, markers.two_hits), (3, markers.three_hits)];
    let hits = hits.into_iter().flat_map(|(number, count)| std::iter::repeat_n(marker(number), count.get() as usize * sets));
    let all = match &fielded {
        Some(_) => units.len() + content.tables.markers.total() as usize * sets,
        None => content.counters() as usize * sets,
    };
    let pieces: Vec<Piece> = units.into_iter().chain(hits).take(MOST).collect();
    if all > pieces.len() {
        let message = format!("The game has {all} counters, and {} of them are printed.", pieces.len());
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, crate::rules::Place::Project, message));
    }
    impose(frame, printout, "Counters", pieces, Spacing::of_counters(frame.choices))
}

fn piece(id: Id<UnitType>, unit: &UnitType) -> Piece {
    Piece {
        place: Place::Unit(id, InUnit::Whole).into(),
        name: format!("The counter of {}", unit.label()),
        size: Size::of(SIDE, SIDE),
        front: Face { draft: front(unit), bleed: faces::ground(unit) },
        back: Some(Face { draft: back(unit.color), bleed: faces::back_ground(unit.color) }),
        stands: true,
        beyond: Draft::new(),
    }
}

fn marker(hits: u32) -> Piece {
    Piece {
        place: Place::Table(Table::Markers).into(),
        name: "A hit marker".into(),
        size: Size::of(SIDE, SIDE),
        front: Face { draft: faces::hits(hits), bleed: faces::HIT },
        back: Some(Face { draft: faces::critical(hits), bleed: faces::CRITICAL }),
        stands: false,
        beyond: Draft::new(),
    }
}
