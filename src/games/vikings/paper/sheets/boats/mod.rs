//! Sheets of boats, to be cut out along their hulls, with hexes 25 mm across, and each with its name and the sign of its side: every boat of the
//! forces, and one boat of each class that is in no force. A boat that is longer than the paper is printed in parts that players lay end to end.
//! Reading order: this file, `fleet.rs` (which boats), `plan.rs` (where the hexes of a deck lie), `hull.rs` (planks, rail, mast), `marks.rs` (arrow,
//! G, spot).

mod fleet;
pub mod hull;
pub mod marks;
mod plan;

pub use fleet::{Printed, classes, fleet};
pub use plan::Plan;

use super::boards::SEA;
use std::collections::BTreeSet;

use drawing::stock::Orientation;
use drawing::{Color, Ground, Group, Page, Path, Stroke};
use geometry::{Angle, Mm, Point, Rect, Space, Transform};
use project::Finding;
use rules::{Id, capital};
use sheets::frame::{Body, Frame};
use sheets::imposition::{BLEED, Face, Piece};
use sheets::interlock::{Patch, interlock};
use sheets::look::THIN;
use sheets::{Draft, Printout, findings};
use vikings::boat::DeckHex;
use vikings::{BoatClass, Content, Player, Scenario};

/// The width of a hex on the maps of the game, from flat side to flat side.
pub const HEX: Mm = Mm::new(25.0);

/// How many boats are printed at most.
const MOST: usize = 300;
/// The colour of the water in hexes that a hull does not fill. It is the same as the colour of the sea on boards.
const WATER: Color = SEA;

/// The name of a boat on its deck, and the boat's side.
#[derive(Clone, Copy)]
pub struct Name<'a> {
    /// The words of the name.
    pub words: &'a str,
    /// The side of the boat; `None` for a boat that only shows its class.
    pub player: Option<Player>,
}

/// Sheets with each boat of all forces, or of a scenario's forces.
#[must_use]
pub fn boats(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let widest =
        Orientation::ALL.map(|orientation| frame.pieces_area(frame.paper(orientation)).width()).into_iter().reduce(Mm::max);
    let room = widest.unwrap_or(Mm::ZERO);
    let fleet = fleet(content, scenario);
    let patches: Vec<Patch> = fleet.iter().take(MOST).flat_map(|printed| patches(content, *printed, room)).collect();
    let number = fleet.len();
    if number > MOST {
        let message = format!("There are {number} boats, and {MOST} of them are printed.");
        printout.findings.push(Finding::new(&findings::PIECES_LEFT_OUT, project::Place::Project, message));
    }
    interlock(frame, printout, "Boats", Plan::board(HEX), &patches)
}

/// A boat of a class, as a page that has the outline along which the boat is cut out.
#[must_use]
pub fn alone(boat: &BoatClass) -> Page {
    whole(boat, Name { words: boat.label(), player: None })
}

/// A boat of a class in one piece, with this name on its deck.
#[must_use]
pub fn whole(boat: &BoatClass, name: Name) -> Page {
    let plan = Plan::new(boat, HEX);
    let mut page = Page::new(name.words, plan.around().size());
    page.items = picture(&plan, &plan.spaces().collect(), name).items;
    page
}

/// A boat of a class on a map with hexes of this width, without marks and without a name. The axis of the boat is at the origin, and its bow points
/// in this direction.
#[must_use]
pub fn afloat(boat: &BoatClass, hex: Mm, bow: Angle) -> Group {
    let plan = Plan::new(boat, hex);
    let mut drawn = Draft::new();
    hull::draw(&mut drawn, &plan);
    for space in plan.spaces() {
        drawn.path(Path::polygon(&plan.layout.corners(space)).stroked(hull::SEAM, hex.get() * 0.015));
    }
    let axis = plan.centre(DeckHex { row: 0, along: (boat.axis.get().clamp(1, boat.length.get()) - 1) as u8 });
    Group::of(drawn.items).with_transform(Transform::translate(Point::ORIGIN - axis).then(Transform::rotate(bow))).as_picture()
}

/// The parts of a boat, each as long as the paper allows. If the whole boat fits, there is only one part.
fn patches(content: &Content, printed: Printed, room: Mm) -> Vec<Patch> {
    let Some(boat) = content.boats.get(printed.class) else { return Vec::new() };
    let (plan, words) = (&Plan::new(boat, HEX), printed.label(content, boat));
    let length = plan.boat.length.get();
    let fits = |parts: &u32| {
        let ragged = if *parts > 1 { 0.5 } else { 0.0 };
        plan.hex * (f64::from(length.div_ceil(*parts)) + ragged) <= room + Mm::new(1e-6)
    };
    let parts = (1..=length).find(fits).unwrap_or(1);
    let part = |number: u32| -> Option<Patch> {
        let spaces: BTreeSet<Space> = plan.of_part(number, parts).collect();
        let around = spaces.iter().map(|space| plan.layout.bounds(*space)).reduce(Rect::union)?;
        let whose = if printed.of_force.is_some() { words.to_owned() } else { format!("the {words}") };
        let name = match parts {
            1 => capital(&whose),
            _ => format!("Part {} of {parts} of {whose}", number + 1),
        };
        let outline = plan.layout.rings(&spaces);
        let piece = Piece {
            place: printed.place().into(),
            name,
            size: around.size(),
            front: Face::new(picture(plan, &spaces, Name { words, player: printed.player }), WATER),
            back: None,
            stands: false,
            beyond: beyond(&outline, around),
        };
        Some(Patch { piece, spaces, outline })
    };
    (0..parts).filter_map(part).collect()
}

/// The water that is drawn outside the line along which a boat is cut out.
fn beyond(outline: &[Vec<Point>], around: Rect) -> Draft {
    let wide = Stroke::new(WATER, BLEED * 2.0).rounded();
    let lines = outline.iter().map(|ring| Path::polygon(ring)).fold(Path::default(), Path::and).with_stroke(wide);
    let items = vec![(Point::ORIGIN, lines.as_ground(Ground::Beyond).into())];
    Draft::from(Group::of(items).with_transform(Transform::translate(Point::ORIGIN - around.min)))
}

/// The drawing of these hexes of a boat. The upper left corner of the hexes is the origin.
fn picture(plan: &Plan, spaces: &BTreeSet<Space>, name: Name) -> Draft {
    let Some(around) = spaces.iter().map(|space| plan.layout.bounds(*space)).reduce(Rect::union) else { return Draft::new() };
    let ring = plan.layout.rings(spaces).iter().map(|ring| Path::polygon(ring)).fold(Path::default(), Path::and);
    let mut deck = Draft::new();
    deck.path(ring.clone().filled(WATER).stroked(Color::gray(70), THIN).as_ground(Ground::Plain));
    hull::draw(&mut deck, plan);
    for space in spaces {
        deck.path(Path::polygon(&plan.layout.corners(*space)).stroked(hull::SEAM, 0.18));
    }
    marks::draw(&mut deck, plan, name);
    deck.path(ring.clone().stroked(Color::gray(40), 0.3));
    let mut draft = Draft { items: Vec::new(), cut: deck.cut };
    let group = Group::of(deck.items).clipped(ring);
    draft.put(Point::ORIGIN, group.with_transform(Transform::translate(Point::ORIGIN - around.min)));
    draft
}
