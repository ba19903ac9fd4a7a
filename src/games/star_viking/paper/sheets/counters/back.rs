//! The backs of counters. All counters of a side have the same back.

use super::front::{CORNER, FRAME, SPACE, blank};
use super::livery::Livery;
use drawing::Color as Ink;
use geometry::{Mm, Point, Rect};
use sheets::Draft;

/// The ground colour of the backs of a side.
#[must_use]
pub fn ground(livery: Livery) -> Ink {
    livery.color().mix(SPACE, 0.45)
}

/// The back of every counter of a side.
#[must_use]
pub fn back(livery: Livery) -> Draft {
    let mut draft = Draft::new();
    blank(&mut draft, livery, ground(livery));
    let light = livery.color().mix(Ink::WHITE, 0.35);
    let inside = 12.7 - 2.0 * FRAME;
    draft.path(livery.frame(Rect::at(FRAME, FRAME, inside, inside), CORNER).stroked(light, 0.35));
    draft.path(livery.sign(Point::new(6.35, 6.35), Mm::new(4.4)).filled(light));
    draft
}
