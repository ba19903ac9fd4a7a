//! The gauge for ropes: a strip as long as a rope. For each hex it shows the die roll that a throw to this hex needs, and how long the rope may then
//! become (4.62, 4.63).

use crate::sheets::boats::HEX;
use drawing::text::Style;
use drawing::{Color, Face as Letters, Ground, Path, Stroke};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::imposition::{Face, Piece};
use sheets::look::{INK, RULE, SMALL};
use vikings::odds::hook;
use vikings::{Grappling, Place, Table};

/// The height of the gauge.
const HIGH: Mm = Mm::new(20.0);
/// The longest rope for which there is a gauge, in hexes. A longer gauge would not fit on a sheet.
const LONGEST: u32 = 7;
/// The colour of the gauge's paper.
const PAPER: Color = Color::rgb(246, 240, 224);
/// The colour of the rope along the gauge.
const HEMP: Color = Color::rgb(190, 158, 98);

/// The gauge; `None` if there are no ropes, or if they are too long for a gauge.
#[must_use]
pub fn piece(ropes: Grappling) -> Option<Piece> {
    let rope = ropes.rope.get();
    if !(1..=LONGEST).contains(&rope) {
        return None;
    }
    let size = Size::of(HEX * f64::from(rope), HIGH);
    let whole = Rect::new(Point::ORIGIN, size);
    let mut draft = Draft::new();
    draft.path(Path::rect(whole).filled(PAPER).as_ground(Ground::Plain));
    let thread = [Point::at(Mm::ZERO, Mm::new(7.8)), Point::at(size.width, Mm::new(7.8))];
    draft.path(Path::line(&thread).with_stroke(Stroke::new(HEMP, Mm::new(1.4))));
    draft.path(Path::line(&thread).with_stroke(Stroke::new(INK, Mm::new(0.25)).dashed(&[1.4, 1.0])));
    for hexes in 1..=rope {
        let left = HEX * f64::from(hexes - 1);
        let cell =
            |top: f64, height: f64| Rect::new(Point::at(left, Mm::new(top)), Size::of(HEX, Mm::new(height))).inset(Mm::new(0.6));
        draft.line(&hexes.to_string(), Style::new(Letters::Bold, 5.0).colored(INK).centred(), cell(0.4, 6.2));
        let chance = |weak| (hook(hexes, weak, &ropes) * 100.0).round();
        let words = format!("holds on {}+: {} %", hexes * ropes.each_hex.get(), chance(false));
        draft.line(&words, SMALL.colored(INK).centred(), cell(9.0, 3.6));
        draft.line(&format!("weak: {} %", chance(true)), SMALL.colored(INK).centred(), cell(12.2, 3.6));
        draft.line(&format!("runs out to {}", ropes.reach(hexes)), SMALL.colored(INK).centred(), cell(15.4, 3.6));
        if hexes > 1 {
            draft.rule(Point::at(left, Mm::ZERO), Point::at(left, HIGH), RULE, 0.3);
        }
    }
    Some(Piece {
        place: Place::Table(Table::Grappling).into(),
        name: "The gauge for ropes".into(),
        size,
        front: Face::new(draft, PAPER),
        back: None,
        stands: false,
        beyond: Draft::new(),
    })
}
