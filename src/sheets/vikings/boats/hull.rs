//! The hull as it is seen from above: strakes from stem to stern, thwarts between the oars, the rail with its shields or oars, stem and stern.
//! Everything is measured in widths of a hex, so that a boat is the same at any size.

use super::Plan;
use crate::drawing::{Color, Ground, Path, Segment, Stroke};
use crate::geometry::{Mm, Point, Vector};
use crate::rules::vikings::boat::{DeckHex, Rows, Side};
use crate::sheets::Draft;

/// The wood of the deck, its seams, and the darker wood of rail and thwarts.
const DECK: Color = Color::rgb(224, 194, 146);
pub const SEAM: Color = Color::rgb(170, 130, 82);
const RAIL: Color = Color::rgb(112, 72, 36);
const THWART: Color = Color::rgb(196, 158, 106);
/// Shields, in turn along the rail; light and dark tell them apart in black.
const SHIELDS: [Color; 2] = [Color::rgb(178, 48, 36), Color::rgb(240, 214, 130)];
/// How far the rail stands from the middle of the outermost row, and that of a hull of one row.
const BEYOND_ROW: f64 = 0.36;
const NARROW: f64 = 0.4;
/// The height of a row against the width of a hex.
const ROW: f64 = 0.866_025_4;
/// Strakes on either side of the keel, for each half-breadth of a hex.
const STRAKES: f64 = 6.0;

/// The lines of a hull: where it begins and ends, and how broad it is.
struct Lines {
    stern: Point,
    bow: Point,
    half: Mm,
    hex: Mm,
    aside: f64,
    pointed_stern: bool,
}

/// Draws the hull of a deck.
pub fn draw(draft: &mut Draft, plan: &Plan) {
    let lines = Lines::of(plan);
    let hex = plan.hex.get();
    draft.path(lines.outline(1.0).filled(DECK).stroked(RAIL, hex * 0.05).as_ground(Ground::Plain));
    let strakes = (lines.half.get() / hex * STRAKES).round().max(2.0) as u32;
    for strake in 1..strakes {
        let share = f64::from(strake) / f64::from(strakes);
        draft.path(lines.outline(share).stroked(SEAM, hex * 0.012));
    }
    draft.rule(lines.stern, lines.bow, RAIL, hex * 0.03);
    thwarts(draft, plan, &lines);
    draft.path(lines.outline(0.94).stroked(RAIL, hex * 0.02));
    stems(draft, plan, &lines);
    rail(draft, plan, &lines);
    if plan.boat.helm {
        steering_oar(draft, &lines);
    }
}

impl Lines {
    fn of(plan: &Plan) -> Self {
        let [stern, bow] = [plan.boat.stern(), plan.boat.bow()].map(|hex| plan.centre(hex));
        let hex = plan.hex;
        let aside = f64::from(plan.boat.rows.aside());
        let half = if plan.boat.rows == Rows::One { NARROW } else { aside * ROW + BEYOND_ROW };
        // A hull of a single hex has no room for both of its ends and a middle.
        let reach = hex * 0.44;
        Self {
            stern: stern - Vector::at(reach, Mm::ZERO),
            bow: bow + Vector::at(reach, Mm::ZERO),
            half: hex * half,
            hex,
            aside,
            pointed_stern: plan.boat.reversible || plan.boat.rows == Rows::One,
        }
    }

    /// The outline of the hull, or a line within it that is so much narrower.
    fn outline(&self, share: f64) -> Path {
        let half = self.half * share;
        let middle = self.stern.towards(self.bow, 0.5);
        // Where the sides run straight, and no farther than to the middle.
        let run = self.hex * (0.75 + self.aside * 0.5);
        let (from, to) = ((self.stern.x + run).min(middle.x), (self.bow.x - run).max(middle.x));
        let y = self.stern.y;
        let blunt = if self.pointed_stern { 0.42 } else { 0.9 };
        let at = |x: Mm, side: f64| Point::at(x, y + half * side);
        let control = |tip: Point, fullness: f64, side: f64| Point::at(tip.x, y + half * side * fullness);
        let before = |x: Mm, tip: Mm, side: f64| Point::at(x + (tip - x) * 0.55, y + half * side);
        let segments = vec![
            Segment::Move(self.stern),
            Segment::Cubic(control(self.stern, blunt, -1.0), before(from, self.stern.x, -1.0), at(from, -1.0)),
            Segment::Line(at(to, -1.0)),
            Segment::Cubic(before(to, self.bow.x, -1.0), control(self.bow, 0.42, -1.0), self.bow),
            Segment::Cubic(control(self.bow, 0.42, 1.0), before(to, self.bow.x, 1.0), at(to, 1.0)),
            Segment::Line(at(from, 1.0)),
            Segment::Cubic(before(from, self.stern.x, 1.0), control(self.stern, blunt, 1.0), self.stern),
            Segment::Close,
        ];
        Path { segments, ..Path::default() }
    }
}

/// The places at the rail, each with the side of the boat on which its oar is; those of the keel have one on both.
fn places(plan: &Plan) -> Vec<(DeckHex, f64)> {
    let sides = |hex: DeckHex| match plan.boat.side_of(hex) {
        Some(Side::Port) => vec![(hex, -1.0)],
        Some(Side::Starboard) => vec![(hex, 1.0)],
        None => vec![(hex, -1.0), (hex, 1.0)],
    };
    plan.boat.rail().flat_map(sides).collect()
}

/// A bench across for each place at the rail.
fn thwarts(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let hex = plan.hex;
    for (place, side) in places(plan) {
        let at = plan.centre(place);
        let inner = if place.row == 0 { lines.stern.y } else { at.y - hex * (0.42 * side) };
        let outer = at.y + hex * (0.26 * side);
        let (left, right) = (at.x - hex * 0.07, at.x + hex * 0.07);
        let bench = [Point::at(left, inner), Point::at(right, inner), Point::at(right, outer), Point::at(left, outer)];
        draft.path(Path::polygon(&bench).filled(THWART).stroked(RAIL, hex.get() * 0.01).as_ground(Ground::Plain));
    }
}

/// Shields along the rail of a longship, oars in their tholes along any other.
fn rail(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let hex = plan.hex;
    for (number, (place, side)) in places(plan).into_iter().enumerate() {
        let at = plan.centre(place);
        let beam = lines.stern.y + lines.half * side;
        let gunwale = Point::at(
            at.x,
            if place.row == 0 || place.row.abs() == plan.boat.rows.aside() { beam } else { at.y + hex * (0.3 * side) },
        );
        if plan.boat.reversible {
            let aft = gunwale - Vector::at(hex * 0.24, Mm::ZERO);
            for (shield, turn) in [(aft, 0), (gunwale + Vector::at(hex * 0.24, Mm::ZERO), 1)] {
                let color = SHIELDS[(number + turn) % SHIELDS.len()];
                draft.path(Path::circle(shield, hex * 0.15).filled(color).stroked(RAIL, hex.get() * 0.016));
                draft.path(Path::circle(shield, hex * 0.04).filled(RAIL));
            }
        } else {
            let blade = gunwale + Vector::at(hex * -0.2, hex * (0.2 * side));
            let loom = Stroke::new(RAIL, hex * 0.035).rounded();
            draft.path(Path::line(&[gunwale - Vector::at(hex * -0.12, hex * (0.12 * side)), blade]).with_stroke(loom.clone()));
            draft.path(
                Path::line(&[blade, blade + Vector::at(hex * -0.08, hex * (0.08 * side))])
                    .with_stroke(Stroke { width: hex * 0.09, ..loom }),
            );
            draft.path(Path::circle(gunwale, hex * 0.045).filled(RAIL));
        }
    }
}

/// Stem and stern posts; those of a longship curl.
fn stems(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let hex = plan.hex;
    for (tip, way) in [(lines.stern, -1.0), (lines.bow, 1.0)] {
        let inside = tip - Vector::at(hex * (0.2 * way), Mm::ZERO);
        draft.path(Path::line(&[inside, tip]).with_stroke(Stroke::new(RAIL, hex * 0.07).rounded()));
        if plan.boat.reversible {
            draft.path(Path::circle(tip, hex * 0.055).filled(RAIL));
        }
    }
}

/// The oar with which the steersman steers, at starboard.
fn steering_oar(draft: &mut Draft, lines: &Lines) {
    let hex = lines.hex;
    let head = lines.stern + Vector::at(hex * 0.3, hex * 0.16);
    let blade = lines.stern + Vector::at(hex * 0.1, hex * 0.42);
    draft.path(Path::line(&[head, blade]).with_stroke(Stroke::new(RAIL, hex * 0.04).rounded()));
    draft.path(
        Path::line(&[blade, blade + Vector::at(hex * -0.07, hex * 0.09)]).with_stroke(Stroke::new(RAIL, hex * 0.1).rounded()),
    );
}
