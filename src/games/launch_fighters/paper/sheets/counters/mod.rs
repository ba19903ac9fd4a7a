//! The counter sheets: a counter for every ship and squadron of the fleets, markers and the step token.

mod alike;
mod faces;
mod markers;

use std::collections::BTreeMap;

use super::scope;
use super::silhouette::Look;
use drawing::Page;
use geometry::{Mm, Shape, Size};
use launch_fighters::{Content, Fleet, FleetShip, InFleet, Map, Part, Place, Scenario, Ship, cost};
use project::{self, Finding, Project};
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::imposition::{Face, Piece, Spacing, impose};
use sheets::{Draft, Printout, findings};

pub use faces::{
    INACTIVE_GROUND, ShipCounter, fighter_counter, fighter_counter_back, fighter_side, ground, ship_counter, ship_counter_back,
    ship_side,
};
pub use markers::{MARKER_GROUND, TOKEN_GROUND, attacked_marker, step_token};

/// The largest number of ships that get printed counters; the limit is the same in other games.
const MOST_SHIPS: usize = 3000;
/// How many squadrons of one ship get printed counters at most; even this many would fill a whole sheet.
const MOST_OF_A_SHIP: u32 = 99;
/// The largest number of squadrons that get printed counters: more than anyone would cut out.
const MOST_SQUADRONS: usize = 1000;
/// The largest number of markers. They are taken off at the end of a turn, so more are never needed.
const MOST_MARKERS: usize = 200;

/// The shape and width of a space on the map of the chosen scenario, or of the first scenario with a map. If there is no map: a hex of one inch, as
/// the book prints it.
fn space(content: &Content, scenario: Option<Id<Scenario>>, space_size: Option<Mm>) -> (Shape, Mm) {
    let scenarios = scope::scenarios(content, scenario);
    let map = scenarios.iter().find_map(|(_, scenario)| content.maps.get(scenario.map?));
    let (shape, size) = map.map_or((Shape::FlatHex, Map::PRINTED_SPACE), |map| (map.grid.shape, map.space_size));
    // A counter for a smaller space could not be cut out.
    (shape, space_size.unwrap_or(size).max(Mm::new(4.0)))
}

/// Sheets of counters for the fleets of a scenario or, if no scenario is chosen, for all fleets.
#[must_use]
pub fn counters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let (shape, space) = space(content, scenario, frame.choices.space_size);
    let (ship_side, fighter_side) = (ship_side(shape, space), fighter_side(space));
    let fleets: Vec<(Id<Fleet>, &Fleet)> =
        scope::fleets(content, scenario).into_iter().filter_map(|id| Some((id, content.fleets.get(id)?))).collect();
    let mut pieces: Vec<Piece> = fleets
        .iter()
        .take_while(|_| frame.goes_on())
        .flat_map(|(id, fleet)| {
            ship_pieces(content, (*id, scope::side_number(content, scenario, *id)), fleet, frame.project, ship_side)
        })
        .map(|(_, piece)| piece)
        .take(MOST_SHIPS)
        .collect();
    let ships = pieces.len();
    let squadrons = fleets
        .iter()
        .flat_map(|(id, fleet)| squadron_pieces(content, (*id, scope::side_number(content, scenario, *id)), fleet, fighter_side));
    let squadrons: Vec<Piece> = squadrons.take(MOST_SQUADRONS).map(|(_, piece)| piece).collect();
    note_left_out(content, &fleets, [ships, squadrons.len()], printout);
    alike::note(content, scenario, printout);
    let units = ships + squadrons.len();
    // Pieces of the same size stay together, and so do those of the same side.
    if units > 0 {
        pieces.push(token(ship_side));
    }
    pieces.extend(squadrons);
    pieces.extend((0..units.min(MOST_MARKERS)).map(|_| marker(fighter_side)));
    impose(frame, printout, "Counters", pieces, Spacing::of_counters(frame.choices))
}

/// Reports how many ships and squadrons got no counter, if any.
fn note_left_out(content: &Content, fleets: &[(Id<Fleet>, &Fleet)], [ships, squadrons]: [usize; 2], printout: &mut Printout) {
    let designs =
        || fleets.iter().flat_map(|(_, fleet)| fleet.ships.iter().filter_map(|(_, ship)| content.ships.get(ship.design)));
    let all: usize = designs().map(|design| design.amount(Part::Fighters) as usize).sum();
    for (what, all, printed) in [("ships", designs().count(), ships), ("squadrons", all, squadrons)] {
        let Some((first, _)) = fleets.first().filter(|_| all > printed) else { continue };
        let message = format!("There are {all} {what}, and {printed} of them get a counter.");
        let place = Place::Fleet(*first, InFleet::Whole);
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, place, message));
    }
}

/// The look of a ship in a fleet: that of the fleet, or of the ship's design if the fleet has no style.
fn look(content: &Content, fleet: &Fleet, design: &Ship) -> Look {
    let style = fleet.style.and_then(|style| content.styles.get(style));
    Look::of(style.or_else(|| content.style_of(design)))
}

/// A counter of size `side` for every ship of a fleet, in the colours of the side with this number (counted from 0) in the scenario.
pub fn ship_pieces(
    content: &Content,
    (id, number): (Id<Fleet>, u8),
    fleet: &Fleet,
    project: &Project,
    side: Mm,
) -> impl Iterator<Item = (Id<FleetShip>, Piece)> {
    let (names, letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
    let piece = move |member: Id<FleetShip>| {
        let called = |words: &BTreeMap<Id<FleetShip>, String>| words.get(&member).cloned().unwrap_or_default();
        let (name, letter) = (called(&names), called(&letters));
        let mut counter = counter_of(content, Some(project), fleet, member, [&name, &letter])?;
        counter.look = counter.look.on_side(number);
        let bleed = ground(counter.look);
        let piece = Piece {
            place: Place::Fleet(id, InFleet::Ship(member)).into(),
            name: format!("The counter of {name}"),
            size: Size::of(side, side),
            front: Face::new(ship_counter(&counter, side), bleed),
            back: Some(Face::new(ship_counter_back(&counter, side), bleed)),
            stands: true,
            beyond: Draft::new(),
        };
        Some((member, piece))
    };
    fleet.ships.ids().filter_map(piece)
}

/// The counter of a single ship of a fleet, at the size that it has for spaces of an inch; `None` if the ship no longer exists.
#[must_use]
pub fn alone(content: &Content, fleet: &Fleet, member: Id<FleetShip>) -> Option<Page> {
    let (names, letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
    let called = [&names, &letters].map(|words| words.get(&member).map_or("", String::as_str));
    let counter = counter_of(content, None, fleet, member, called)?;
    let side = ship_side(Shape::FlatHex, Map::PRINTED_SPACE);
    let mut page = Page::new(format!("The counter of {}", called[0]), Size::of(side, side));
    page.items = ship_counter(&counter, side).items;
    Some(page)
}

/// What the counter of a fleet's ship shows, given the ship's name and letter. The ship's own picture, if it has one, comes from the project.
#[must_use]
pub fn counter_of<'ship>(
    content: &'ship Content,
    project: Option<&'ship Project>,
    fleet: &Fleet,
    member: Id<FleetShip>,
    [name, letter]: [&'ship str; 2],
) -> Option<ShipCounter<'ship>> {
    let design = content.ships.get(fleet.ships.get(member)?.design)?;
    Some(ShipCounter {
        ship: design,
        name,
        letter,
        price: cost::price(design, &content.options).map(|price| price.total),
        look: look(content, fleet, design),
        flagship: fleet.flagship == Some(member),
        picture: project.zip(design.picture).and_then(|(project, picture)| project.picture(picture)),
    })
}

/// A counter of size `side` for every squadron of a fleet, each with the id of the ship that carries it, in the colours of the side with this number
/// (counted from 0) in the scenario.
#[must_use]
pub fn squadron_pieces(content: &Content, (id, number): (Id<Fleet>, u8), fleet: &Fleet, side: Mm) -> Vec<(Id<FleetShip>, Piece)> {
    let letters = fleet.letters(&content.ships);
    let mut pieces = Vec::new();
    for (member, ship) in fleet.ships.iter() {
        let Some(design) = content.ships.get(ship.design) else { continue };
        let look = look(content, fleet, design).on_side(number);
        let mark = letters.get(&member).map_or("", String::as_str);
        let piece = Piece {
            place: Place::Fleet(id, InFleet::Ship(member)).into(),
            name: format!("A squadron counter of {}", fleet.label()),
            size: Size::of(side, side),
            front: Face::new(fighter_counter(look, mark, side), ground(look)),
            back: Some(Face::new(fighter_counter_back(look, mark, side), INACTIVE_GROUND)),
            stands: true,
            beyond: Draft::new(),
        };
        pieces.extend(std::iter::repeat_n((member, piece), design.amount(Part::Fighters).min(MOST_OF_A_SHIP) as usize));
        if pieces.len() > MOST_SQUADRONS {
            break;
        }
    }
    pieces
}

/// The marker of a unit that has attacked.
#[must_use]
pub fn marker(size: Mm) -> Piece {
    Piece {
        place: project::Place::Project,
        name: "A marker".into(),
        size: Size::of(size, size),
        front: Face::new(attacked_marker(size), MARKER_GROUND),
        back: None,
        stands: false,
        beyond: Draft::new(),
    }
}

/// The token of the step chart.
#[must_use]
pub fn token(size: Mm) -> Piece {
    Piece {
        place: project::Place::Project,
        name: "The step token".into(),
        size: Size::of(size, size),
        front: Face::new(step_token(size, true), TOKEN_GROUND),
        back: Some(Face::new(step_token(size, false), TOKEN_GROUND)),
        stands: false,
        beyond: Draft::new(),
    }
}
