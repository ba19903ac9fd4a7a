//! The faces of markers and tokens: "has attacked", and the token of the step chart.

use super::faces::{area, point, spikes, square, words};
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use geometry::{Mm, Point};
use sheets::draft::Draft;
use sheets::look::INK;

/// The background colour of markers, which continues beyond the cut edge.
pub const MARKER_GROUND: Color = Color::rgb(246, 214, 92);

/// The colour of the step token.
pub const TOKEN_GROUND: Color = Color::rgb(38, 52, 74);

/// The marker of a unit that has attacked.
#[must_use]
pub fn attacked_marker(side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, MARKER_GROUND, Ground::Plain);
    let middle = point(9.0, 6.2, unit);
    draft.path(burst(middle, unit * 5.7, unit * 3.2).filled(Color::rgb(206, 52, 32)).stroked(INK, unit.get() * 0.35));
    draft.path(burst(middle, unit * 3.0, unit * 1.6).filled(Color::WHITE).as_ground(Ground::Plain));
    let style = Style::new(Face::Bold, (unit * 3.0).get()).colored(INK).centred();
    words(&mut draft, "HAS", style, area(1.0, 12.0, 16.0, 2.6, unit), unit * 1.4);
    words(&mut draft, "ATTACKED", style, area(1.0, 14.7, 16.0, 2.6, unit), unit * 1.4);
    draft
}

/// The token for the step chart: its front shows the way up in the movement step, its back the way down in the attack step.
#[must_use]
pub fn step_token(side: Mm, movement: bool) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, TOKEN_GROUND, Ground::Plain);
    let arrow = [(9.0, 1.6), (15.0, 7.4), (11.3, 7.4), (11.3, 12.2), (6.7, 12.2), (6.7, 7.4), (3.0, 7.4)];
    let upright = |y: f64| if movement { y } else { 13.8 - y };
    let arrow: Vec<Point> = arrow.into_iter().map(|(x, y)| point(x, upright(y), unit)).collect();
    draft.path(Path::polygon(&arrow).filled(MARKER_GROUND));
    let style = Style::new(Face::Bold, (unit * 3.0).get()).colored(Color::WHITE).centred();
    words(&mut draft, if movement { "MOVE" } else { "ATTACK" }, style, area(1.0, 13.4, 16.0, 3.4, unit), unit * 1.4);
    draft
}

fn burst(middle: Point, outer: Mm, inner: Mm) -> Path {
    spikes(middle, 11, outer, inner)
}
