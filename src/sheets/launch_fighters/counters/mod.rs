//! The counter sheets: a counter for every ship and squadron of the fleets, markers and the step token.

mod faces;

use super::silhouette::Look;
use super::{paint::Paint, scope};
use crate::drawing::Color;
use crate::geometry::{Mm, Shape, Size};
use crate::rules::launch_fighters::{Content, Fleet, InFleet, Map, Part, Place, Scenario, cost};
use crate::rules::{self, Id};
use crate::sheets::Printout;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::imposition::{Face, Piece, impose};

pub use faces::{ShipFace, fired_marker, ship_face, squadron_back, squadron_front, token_face};

/// How large counters are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterSizes {
    /// The side of a ship counter.
    pub ship: Mm,
    /// The side of a squadron counter, a marker or a token.
    pub squadron: Mm,
}

/// More squadrons than this of one ship are not put on paper: a whole sheet has room for fewer.
const MOST_SQUADRONS: u32 = 99;

impl CounterSizes {
    /// As large as fits a space at any facing: on hexes the square within the circle within the hex, 18 mm on an inch; on squares
    /// the space less a millimetre. A squadron takes half a space.
    #[must_use]
    pub fn for_space(shape: Shape, space: Mm) -> Self {
        let ship = match shape {
            Shape::FlatHex | Shape::PointedHex => Mm::new(18.0) * (space / Map::PRINTED_SPACE),
            Shape::Square => space - Mm::new(1.0),
        };
        Self { ship: ship.max(Mm::new(4.0)), squadron: (space * 0.5).max(Mm::new(3.0)) }
    }

    /// The sizes for the map of a scenario, or of the first scenario, or for the printed inch.
    #[must_use]
    pub fn of(content: &Content, scenario: Option<Id<Scenario>>, space_size: Option<Mm>) -> Self {
        let scenarios = scope::scenarios(content, scenario);
        let map = scenarios.iter().find_map(|(_, scenario)| content.maps.get(scenario.map?));
        let (shape, space) = map.map_or((Shape::FlatHex, Map::PRINTED_SPACE), |map| (map.grid.shape, map.space_size));
        Self::for_space(shape, space_size.unwrap_or(space))
    }
}

/// Sheets of counters for the fleets of a scenario, or for all fleets.
#[must_use]
pub fn counters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let sizes = CounterSizes::of(content, scenario, frame.choices.space_size);
    let fleets: Vec<(Id<Fleet>, &Fleet)> =
        scope::fleets(content, scenario).into_iter().filter_map(|id| Some((id, content.fleets.get(id)?))).collect();
    let mut pieces: Vec<Piece> = fleets.iter().flat_map(|(id, fleet)| ship_pieces(content, *id, fleet, sizes.ship)).collect();
    let units = fleets.iter().map(|(_, fleet)| fleet.ships.len()).sum::<usize>();
    let squadrons: Vec<Piece> =
        fleets.iter().flat_map(|(id, fleet)| squadron_pieces(content, *id, fleet, sizes.squadron)).collect();
    let units = units + squadrons.len();
    pieces.extend(squadrons);
    if units > 0 {
        pieces.extend((0..units).map(|_| marker(sizes.squadron)));
        pieces.push(token(sizes.ship));
    }
    impose(frame, printout, "Counters", pieces)
}

fn ship_pieces(content: &Content, id: Id<Fleet>, fleet: &Fleet, size: Mm) -> Vec<Piece> {
    let style = fleet.style.and_then(|style| content.styles.get(style));
    let (names, letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
    let piece = |(member, ship): (Id<_>, &rules::launch_fighters::FleetShip)| {
        let design = content.ships.get(ship.design)?;
        let own_style = style.or_else(|| content.style_of(design));
        let name = names.get(&member).map_or("", String::as_str);
        let face = ShipFace {
            design,
            look: Look::of(own_style),
            paint: own_style.map_or(Paint::PLAIN, Paint::of),
            name,
            letter: letters.get(&member).map_or("", String::as_str),
            price: cost::price(design, &content.options).map(|price| price.total),
            is_flagship: fleet.flagship == Some(member),
        };
        Some(Piece {
            place: Place::Fleet(id, InFleet::Ship(member)).into(),
            name: format!("The counter of {name}"),
            size: Size::of(size, size),
            front: Face { bleed: faces::ground(face.paint), draft: ship_face(&face, size) },
            back: Some(Face { bleed: face.paint.primary, draft: faces::ship_back(&face, size) }),
        })
    };
    fleet.ships.iter().filter_map(piece).collect()
}

fn squadron_pieces(content: &Content, id: Id<Fleet>, fleet: &Fleet, size: Mm) -> Vec<Piece> {
    let style = fleet.style.and_then(|style| content.styles.get(style));
    let mut pieces = Vec::new();
    for (member, ship) in fleet.ships.iter() {
        let Some(design) = content.ships.get(ship.design) else { continue };
        let own_style = style.or_else(|| content.style_of(design));
        let (look, paint) = (Look::of(own_style), own_style.map_or(Paint::PLAIN, Paint::of));
        let piece = Piece {
            place: Place::Fleet(id, InFleet::Ship(member)).into(),
            name: format!("A squadron counter of {}", fleet.label()),
            size: Size::of(size, size),
            front: Face { bleed: faces::ground(paint), draft: squadron_front(look, paint, size) },
            back: Some(Face { bleed: Color::WHITE, draft: squadron_back(look, size) }),
        };
        pieces.extend(std::iter::repeat_n(piece, design.amount(Part::Fighters).min(MOST_SQUADRONS) as usize));
    }
    pieces
}

fn marker(size: Mm) -> Piece {
    Piece {
        place: rules::Place::Project,
        name: "A marker".into(),
        size: Size::of(size, size),
        front: Face { bleed: faces::MARKER, draft: fired_marker(size) },
        back: None,
    }
}

fn token(size: Mm) -> Piece {
    Piece {
        place: rules::Place::Project,
        name: "The step token".into(),
        size: Size::of(size, size),
        front: Face { bleed: faces::TOKEN, draft: token_face(size, true) },
        back: Some(Face { bleed: faces::TOKEN, draft: token_face(size, false) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_fits_its_space_at_any_facing() {
        for space in [12.0, 25.4, 40.0].map(Mm::new) {
            let hex = CounterSizes::for_space(Shape::FlatHex, space);
            assert!(hex.ship * std::f64::consts::SQRT_2 < space * 1.003, "the corners of {:?} stick out", hex.ship);
            let square = CounterSizes::for_space(Shape::Square, space);
            assert!(square.ship < space && hex.squadron < hex.ship && square.squadron < square.ship);
        }
        assert_eq!(CounterSizes::for_space(Shape::FlatHex, Map::PRINTED_SPACE).ship, Mm::new(18.0));
    }
}
