//! The faces of markers and tokens: "has attacked", and the token of the step chart.

use super::counters::{area, point, spikes, square, words};
use crate::drawing::{Color, Face, Path, text::Style};
use crate::geometry::{Angle, Mm, Point, Vector};
use crate::sheets::draft::Draft;
use crate::sheets::look::INK;

/// The colour of markers, which goes on beyond the cut.
pub const MARKER_GROUND: Color = Color::rgb(246, 214, 92);

/// The marker of a unit that has attacked.
#[must_use]
pub fn attacked_marker(side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, MARKER_GROUND);
    let middle = point(9.0, 6.2, unit);
    draft.path(burst(middle, unit * 5.7, unit * 3.2).filled(Color::rgb(206, 52, 32)).stroked(INK, unit.get() * 0.35));
    draft.path(burst(middle, unit * 3.0, unit * 1.6).filled(Color::WHITE));
    let style = Style::new(Face::Bold, (unit * 3.0).get()).colored(INK).centred();
    words(&mut draft, "HAS", style, area(1.0, 12.0, 16.0, 2.6, unit), unit * 1.4);
    words(&mut draft, "ATTACKED", style, area(1.0, 14.7, 16.0, 2.6, unit), unit * 1.4);
    draft
}

/// The token that stands on the step chart.
#[must_use]
pub fn step_token(side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, MARKER_GROUND);
    let middle = point(9.0, 9.0, unit);
    draft.path(Path::circle(middle, unit * 7.9).filled(Color::WHITE).stroked(INK, unit.get() * 0.5));
    for (turn, length) in [(0.0, 1.9), (60.0, 0.9), (120.0, 0.9), (180.0, 0.9), (240.0, 0.9), (300.0, 0.9)] {
        let direction = Angle::degrees(turn - 90.0);
        let ends = [middle + Vector::polar(direction, unit * 6.9), middle + Vector::polar(direction, unit * (6.9 - length))];
        draft.path(Path::line(&ends).stroked(INK, unit.get() * 0.6));
    }
    let style = Style::new(Face::Bold, (unit * 4.2).get()).colored(INK).centred();
    words(&mut draft, "STEP", style, area(3.0, 6.4, 12.0, 5.2, unit), unit * 1.4);
    draft
}

fn burst(middle: Point, outer: Mm, inner: Mm) -> Path {
    spikes(middle, 11, outer, inner)
}
