//! The deck of a boat as a plan, with the name of each hex and room for its damage.

use super::super::boats::{Plan, marks};
use drawing::{Color, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE, RULE, SMALL};
use vikings::BoatClass;

/// The widest hex of a plan, with room to write a number, and the highest plan.
pub type Most = (Mm, Mm);
/// Those of a chart that shares its page, and of one that is alone on it.
pub const BESIDE_OTHERS: Most = (Mm::new(10.4), Mm::new(36.0));
pub const ALONE: Most = (Mm::new(20.0), Mm::new(76.0));
/// The height of a hex against its width, and of each row below the first.
const HEX: f64 = 1.155;
const ROW: f64 = 0.866;
/// The background of the hexes of the rail, whose occupants row.
const RAIL: Color = Color::rgb(240, 226, 198);
/// The smallest measure of marks in which their letters can be read.
const SMALLEST_MARK: Mm = Mm::new(6.0);
/// The gap below a plan.
const BELOW: Mm = Mm::new(2.0);

/// Draws the deck from an upper left corner; how high it is with the gap below it.
pub fn draw(draft: &mut Draft, boat: &BoatClass, corner: Point, width: Mm, (widest, highest): Most) -> Mm {
    let length = f64::from(boat.length.get());
    let high = HEX + ROW * f64::from(boat.rows.number() - 1);
    let hex = widest.min(width * (1.0 / length)).min(highest * (1.0 / high));
    let plan = Plan::new(boat, hex);
    let around = plan.around();
    let at = Point::at(corner.x + (width - around.width()) * 0.5, corner.y);
    draft.add(Point::ORIGIN + (at - around.min), drawn(boat, &plan, hex));
    around.height() + BELOW
}

fn drawn(boat: &BoatClass, plan: &Plan, hex: Mm) -> Draft {
    let mut drawn = Draft::new();
    let rail: Vec<_> = boat.rail().collect();
    for at in boat.deck() {
        let fill = if rail.contains(&at) { RAIL } else { Color::WHITE };
        drawn.path(Path::polygon(&plan.layout.corners(plan.space(at))).filled(fill).stroked(RULE, LINE));
    }
    for ring in plan.layout.rings(&plan.spaces().collect()) {
        drawn.path(Path::polygon(&ring).with_stroke(Stroke::new(INK, Mm::new(0.6)).rounded()));
    }
    for at in boat.deck() {
        let top = plan.centre(at) - Vector::at(Mm::ZERO, hex * 0.36);
        let size = (hex * 0.17).max(Draft::SMALLEST);
        let name = Rect::around(top, Size::of(hex * 0.8, size * 1.2));
        drawn.line(&boat.hex_name(at), SMALL.sized(size).centred(), name);
    }
    let low = Vector::at(Mm::ZERO, hex * 0.3);
    let small = (hex * 0.6).max(SMALLEST_MARK);
    if let Some(mast) = boat.mast() {
        marks::spot(&mut drawn, plan.centre(mast) + low, small);
    }
    marks::arrow(&mut drawn, plan.centre(boat.bow()) + low, small);
    if boat.helm && boat.length.get() > 1 {
        marks::letter(&mut drawn, plan.centre(boat.stern()) + low, small);
    }
    drawn
}
