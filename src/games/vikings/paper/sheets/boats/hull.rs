//! Draws a hull from above: strakes from stem to stern, thwarts between the oars, the rail with its shields or oars, stem and stern. All measures are
//! in widths of a hex, so that a boat looks the same at any size.

use super::Plan;
use drawing::{Color, Ground, Group, Path, Segment, Stroke};
use geometry::{Mm, Point, Transform, Vector};
use sheets::Draft;
use vikings::boat::{DeckHex, Rows, Side};

/// The colour of the deck.
const DECK: Color = Color::rgb(228, 198, 148);
/// The colour to which the deck darkens where the strakes rise to the rail.
const BILGE: Color = Color::rgb(150, 106, 62);
/// The colour of the deck's seams.
pub const SEAM: Color = Color::rgb(170, 130, 82);
/// The colour of the rail. It is darker than the deck.
const RAIL: Color = Color::rgb(112, 72, 36);
/// The colour of the thwarts.
const THWART: Color = Color::rgb(196, 158, 106);
/// The colour of a hull's shadow on the water.
const SHADOW: Color = Color::rgb(20, 40, 60).with_alpha(64);
/// The colour of the foam along a hull.
const FOAM: Color = Color::WHITE.with_alpha(120);
/// The colour of the bosses of shields.
const IRON: Color = Color::rgb(196, 200, 204);
/// The colours of shields, which alternate along the rail: one light and one dark, so that they differ in black and white.
const SHIELDS: [Color; 2] = [Color::rgb(178, 48, 36), Color::rgb(240, 214, 130)];
/// How far the rail is outside the middle of the outermost row of hexes: just inside the corners between two hexes.
const BEYOND_ROW: f64 = 0.27;
/// How far the rail is from the keel in a hull of one row.
const NARROW: f64 = 0.4;
/// The length of a hull's tapering ends, and how much each row beside the keel adds to it.
const TAPER: (f64, f64) = (1.5, 0.55);
/// The control point for the curve of a pointed end: its position along the boat, as a share of the taper, and across the boat, as a share of the
/// breadth.
const POINTED: (f64, f64) = (0.3, 0.5);
/// The control point for the curve of a blunt end: its position along the boat, as a share of the taper, and across the boat, as a share of the
/// breadth.
const BLUNT: (f64, f64) = (0.06, 0.55);
/// Where the second control point of the curve of an end lies, as a share of the taper.
const SHOULDER: f64 = 0.6;
/// The distance from one row of hexes to the next, in widths of a hex.
const ROW: f64 = 0.866_025_4;
/// How many strakes there are on each side of the keel, for each half-breadth of a hex.
const STRAKES: f64 = 6.0;

/// The measures that give a hull its shape: its ends and its breadth.
struct Lines {
    stern: Point,
    bow: Point,
    half: Mm,
    hex: Mm,
    taper: Mm,
    /// The control points of the curves at the stern and at the bow.
    ends: [(f64, f64); 2],
}

/// Draws the hull of a boat.
pub fn draw(draft: &mut Draft, plan: &Plan) {
    let lines = Lines::of(plan);
    let hex = plan.hex.get();
    around(draft, plan, &lines);
    draft.path(lines.outline(1.0).filled(BILGE.mix(DECK, 0.4)).stroked(RAIL, hex * 0.05).as_ground(Ground::Plain));
    let strakes = (lines.half.get() / hex * STRAKES).round().max(2.0) as u32;
    for strake in (1..strakes).rev() {
        let share = f64::from(strake) / f64::from(strakes);
        let tone = DECK.mix(BILGE, 0.55 * share * share);
        draft.path(lines.outline(share).filled(tone).stroked(SEAM, hex * 0.012).as_ground(Ground::Plain));
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

/// The outline of the hull of a boat.
#[must_use]
pub fn outline(plan: &Plan) -> Path {
    Lines::of(plan).outline(1.0)
}

/// Draws the foam along a hull and its shadow on the water.
fn around(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let along = |share: f64| lines.outline(1.0).with_stroke(Stroke::new(FOAM, plan.hex * share).rounded());
    let foam = [0.3, 0.16].map(|share| (Point::ORIGIN, along(share).into()));
    draft.put(Point::ORIGIN, Group::of(foam.into()).as_picture());
    let fall = Transform::translate(Vector::at(plan.hex * 0.04, plan.hex * 0.07));
    let shadow = vec![(Point::ORIGIN, lines.outline(1.0).filled(SHADOW).into())];
    draft.put(Point::ORIGIN, Group::of(shadow).with_transform(fall).as_picture());
}

impl Lines {
    fn of(plan: &Plan) -> Self {
        let [stern, bow] = [plan.boat.stern(), plan.boat.bow()].map(|hex| plan.centre(hex));
        let hex = plan.hex;
        let aside = f64::from(plan.boat.rows.aside());
        let half = if plan.boat.rows == Rows::One { NARROW } else { aside * ROW + BEYOND_ROW };
        let reach = Vector::at(hex * 0.44, Mm::ZERO);
        let (stern, bow) = (stern - reach, bow + reach);
        let pointed_stern = plan.boat.reversible || plan.boat.rows == Rows::One;
        // In a hull that is too short for both tapers, each takes half of its length.
        let taper = (hex * (TAPER.0 + TAPER.1 * aside)).min((bow.x - stern.x) * 0.5);
        Self { stern, bow, half: hex * half, hex, taper, ends: [if pointed_stern { POINTED } else { BLUNT }, POINTED] }
    }

    /// The outline of the hull, at this share of its full breadth.
    fn outline(&self, share: f64) -> Path {
        let half = self.half * share;
        let end = |tip: Point, way: f64, (along, out): (f64, f64), side: f64| {
            let at = |x: f64, y: f64| tip + Vector::at(self.taper * (x * way), half * (y * side));
            [at(along, out), at(SHOULDER, 1.0), at(1.0, 1.0)]
        };
        let [stern, bow] = self.ends;
        let [[a, b, c], [d, e, f]] = [end(self.stern, 1.0, stern, -1.0), end(self.bow, -1.0, bow, -1.0)];
        let [[g, h, i], [j, k, l]] = [end(self.bow, -1.0, bow, 1.0), end(self.stern, 1.0, stern, 1.0)];
        let segments = vec![
            Segment::Move(self.stern),
            Segment::Cubic(a, b, c),
            Segment::Line(f),
            Segment::Cubic(e, d, self.bow),
            Segment::Cubic(g, h, i),
            Segment::Line(l),
            Segment::Cubic(k, j, self.stern),
            Segment::Close,
        ];
        Path { segments, ..Path::default() }
    }

    /// The distance of the rail from the keel at this x along the boat.
    fn half_at(&self, x: Mm) -> Mm {
        let (from_stern, from_bow) = (x - self.stern.x, self.bow.x - x);
        let (near, (along, out)) = if from_stern < from_bow { (from_stern, self.ends[0]) } else { (from_bow, self.ends[1]) };
        let reached = near / self.taper;
        if reached >= 1.0 {
            return self.half;
        }
        let cubic = |part: f64, first: f64, second: f64| {
            let left = 1.0 - part;
            3.0 * left * left * part * first + 3.0 * left * part * part * second + part * part * part
        };
        // Bisection finds the point of the curve that has this x. There is only one, because the curve never turns back.
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..24 {
            let middle = f64::midpoint(low, high);
            if cubic(middle, along, SHOULDER) < reached {
                low = middle;
            } else {
                high = middle;
            }
        }
        self.half * cubic(low, out, 1.0)
    }
}

/// The deck hexes at the rail, each with the side of its oar: -1 for port and 1 for starboard. Hexes on the keel have an oar on both sides and are
/// listed twice.
fn places(plan: &Plan) -> Vec<(DeckHex, f64)> {
    let sides = |hex: DeckHex| match plan.boat.side_of(hex) {
        Some(Side::Port) => vec![(hex, -1.0)],
        Some(Side::Starboard) => vec![(hex, 1.0)],
        None => vec![(hex, -1.0), (hex, 1.0)],
    };
    plan.boat.rail().flat_map(sides).collect()
}

/// Draws a bench across the deck for each place at the rail.
fn thwarts(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let hex = plan.hex;
    for (place, side) in places(plan) {
        let at = plan.centre(place);
        let inner = if place.row == 0 { lines.stern.y } else { at.y - hex * (0.42 * side) };
        let outer = lines.stern.y + (lines.half_at(at.x) - hex * 0.1) * side;
        let (left, right) = (at.x - hex * 0.07, at.x + hex * 0.07);
        let bench = [Point::at(left, inner), Point::at(right, inner), Point::at(right, outer), Point::at(left, outer)];
        draft.path(Path::polygon(&bench).filled(THWART).stroked(RAIL, hex.get() * 0.01).as_ground(Ground::Plain));
    }
}

/// Draws the rail of a longship with shields, or that of another boat with oars in their tholes.
fn rail(draft: &mut Draft, plan: &Plan, lines: &Lines) {
    let hex = plan.hex;
    let gunwale = |x: Mm, side: f64| Point::at(x, lines.stern.y + lines.half_at(x) * side);
    for (number, (place, side)) in places(plan).into_iter().enumerate() {
        let x = plan.centre(place).x;
        if plan.boat.reversible {
            for (turn, aside) in [-0.24, 0.24].into_iter().enumerate() {
                let shield = gunwale(x + hex * aside, side);
                let light = (number + turn) % SHIELDS.len() == 1;
                let fall = Vector::at(hex * 0.015, hex * 0.03);
                draft.path(Path::circle(shield + fall, hex * 0.15).filled(SHADOW));
                let disc = Path::circle(shield, hex * 0.145).stroked(RAIL, hex.get() * 0.016);
                // In a print that saves ink, light shields stay white, so that they differ from the dark ones.
                draft.path(if light { disc.filled(SHIELDS[1]).as_ground(Ground::Plain) } else { disc.filled(SHIELDS[0]) });
                draft.path(Path::circle(shield, hex * 0.105).stroked(RAIL, hex.get() * 0.01));
                draft.path(Path::circle(shield, hex * 0.045).filled(IRON).stroked(RAIL, hex.get() * 0.012));
            }
        } else {
            let thole = gunwale(x, side);
            let blade = thole + Vector::at(hex * -0.12, hex * (0.16 * side));
            let loom = Stroke::new(RAIL, hex * 0.035).rounded();
            let grip = thole - Vector::at(hex * -0.15, hex * (0.2 * side));
            draft.path(Path::line(&[grip, blade]).with_stroke(loom.clone()));
            draft.path(Path::line(&[thole.towards(blade, 0.6), blade]).with_stroke(Stroke { width: hex * 0.08, ..loom }));
            draft.path(Path::circle(thole, hex * 0.045).filled(RAIL));
        }
    }
}

/// Draws the stem and stern posts. Those of a longship curl.
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

/// Draws the steering oar on the starboard side.
fn steering_oar(draft: &mut Draft, lines: &Lines) {
    let hex = lines.hex;
    let head = lines.stern + Vector::at(hex * 0.3, hex * 0.16);
    let blade = lines.stern + Vector::at(hex * 0.1, hex * 0.42);
    draft.path(Path::line(&[head, blade]).with_stroke(Stroke::new(RAIL, hex * 0.04).rounded()));
    draft.path(
        Path::line(&[blade, blade + Vector::at(hex * -0.07, hex * 0.09)]).with_stroke(Stroke::new(RAIL, hex * 0.1).rounded()),
    );
}
