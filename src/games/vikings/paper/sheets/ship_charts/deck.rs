//! The deck of a boat as a plan, with the name of each hex and room for its damage.

use super::super::boats::{Plan, hull, marks};
use drawing::{Color, Ground, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE, RULE, SMALL};
use vikings::BoatClass;
use vikings::boat::DeckHex;

/// The greatest width of a hex on a plan, in which players can still write a number, and the greatest height of a plan.
pub type Most = (Mm, Mm);
/// The limits for the plan on a chart that shares its page.
pub const BESIDE_OTHERS: Most = (Mm::new(10.4), Mm::new(36.0));
/// The limits for the plan on a chart that is alone on its page.
pub const ALONE: Most = (Mm::new(20.0), Mm::new(76.0));
/// The height of a hex relative to its width.
const HEX: f64 = 1.155;
/// The distance from one row of hexes to the next, relative to the width of a hex.
const ROW: f64 = 0.866;
/// The colour of the water outside the hull.
const WATER: Color = Color::rgb(214, 230, 240);
/// The colour of the deck.
const DECK: Color = Color::rgb(252, 246, 232);
/// The colour of the hexes at the rail, whose occupants row.
const RAIL: Color = Color::rgb(238, 219, 182);
/// The smallest width of a hex in which the letters of marks can be read.
const SMALLEST_MARK: Mm = Mm::new(6.0);
/// The gap below a plan.
const BELOW: Mm = Mm::new(2.0);

/// Draws the deck from this upper left corner. Returns its height, including the gap below it.
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
    let hexes = |wanted: &dyn Fn(DeckHex) -> bool| {
        let wanted = boat.deck().filter(|at| wanted(*at));
        wanted.map(|at| Path::polygon(&plan.layout.corners(plan.space(at)))).fold(Path::default(), Path::and)
    };
    let rail: Vec<_> = boat.rail().collect();
    drawn.path(hexes(&|_| true).filled(WATER).as_ground(Ground::Plain));
    let hull = hull::outline(plan);
    drawn.path(hull.clone().filled(DECK).as_ground(Ground::Plain));
    let seats = hexes(&|at| rail.contains(&at)).filled(RAIL);
    drawn.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, seats.into())]).clipped(hull));
    drawn.path(hexes(&|_| true).stroked(RULE, LINE));
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
