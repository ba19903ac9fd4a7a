//! An orbit: its curve around the sun with its number, and the box of its deep space, in which a counter has room between the words.

use super::sky::{self, NIGHT};
use drawing::text::Style;
use drawing::{Color, Face, Ground, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use star_viking::tile::layout::OrbitLayout;
use star_viking::tile::orbit::DEEP;

const LINE: Color = Color::rgb(176, 188, 208);
const FAINT: Color = Color::rgb(150, 160, 178);
/// How many straight pieces the curve is drawn with.
const PIECES: u32 = 40;
/// The x of the place where the number is tried first, in millimetres from the left edge.
const FIRST: f64 = 3.4;
/// The distance from one place that is tried for the number to the next, in millimetres.
const STEP: f64 = 1.5;
/// The radius of the disc behind the number.
const NUMBER: Mm = Mm::new(1.9);
/// The height of a line of words in the box of deep space, in millimetres.
const ROW: f64 = 2.2;
/// The distance of the words from the frame of the box of deep space, in millimetres.
const EDGE: f64 = 0.55;
/// The edge length of a counter in the box of deep space, in millimetres.
const COUNTER: f64 = 12.7;

/// Draws the curve of an orbit, with its number where there is free room.
pub fn line(draft: &mut Draft, orbit: &OrbitLayout, number: usize, taken: &[Rect]) {
    let line = Path::line(&orbit.line(PIECES)).with_stroke(Stroke::new(LINE, Mm::new(0.35)).dashed(&[2.0, 1.2]));
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, line.into())]).clipped(Path::rect(sky::whole())));
    let round = |at: Point| Rect::around(at, Size::of(NUMBER * 2.0, NUMBER * 2.0));
    let places = (0..50).map(|step| orbit.at(Mm::new(FIRST + STEP * f64::from(step))));
    let free = |at: &Point| {
        let area = round(*at).inset(Mm::new(-0.4));
        sky::whole().encloses(area) && !taken.iter().any(|other| overlap(area, *other))
    };
    let Some(at) = places.into_iter().find(free) else { return };
    let ground = Path::circle(at, NUMBER).filled(NIGHT).as_ground(Ground::Plain);
    draft.path(ground.stroked(LINE, 0.3));
    draft.line(&number.to_string(), Style::new(Face::Bold, 2.6).colored(Color::WHITE).centred(), round(at));
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

/// Draws the box of deep space around the origin: the number of its orbit at the top, the words "deep space" at the foot, and room for a counter
/// between them.
pub fn deep_space(orbit: &OrbitLayout, number: usize) -> Draft {
    let mut draft = Draft::new();
    let scale = scale(orbit);
    let frame = Rect::around(Point::ORIGIN, orbit.deep.size());
    let ground = Path::rect(frame.inset(Mm::new(0.25))).filled(Color::BLACK).as_ground(Ground::Plain);
    draft.path(ground.stroked(Color::WHITE, 0.5));
    let (row, edge) = (Mm::new(ROW * scale), Mm::new(EDGE * scale));
    let (above, _) = frame.inset(edge).cut_top(row);
    let below = Rect { min: Point::at(above.min.x, frame.max.y - edge - row), max: frame.max - (above.min - frame.min) };
    let style = |face: Face, size: f64| Style::new(face, size * scale).centred();
    draft.line(&format!("ORBIT {number}"), style(Face::Bold, 2.1).colored(Color::WHITE), above);
    draft.line("DEEP SPACE", style(Face::Bold, 1.9).colored(FAINT), below);
    draft
}

/// The room for several rows of counters in the deep space of an orbit. It lies below the orbit's number; the counters hide the words "deep space".
pub fn below_number(orbit: &OrbitLayout) -> Rect {
    let scale = scale(orbit);
    let inside = orbit.deep.inset(Mm::new(EDGE * scale));
    inside.cut_top(Mm::new(ROW * scale)).1
}

fn scale(orbit: &OrbitLayout) -> f64 {
    orbit.deep.width().get() / DEEP
}

/// The area of a counter in the deep space of an orbit.
pub fn counter(orbit: &OrbitLayout) -> Rect {
    let side = Mm::new(COUNTER * scale(orbit));
    Rect::around(orbit.deep.middle(), Size::of(side, side))
}
