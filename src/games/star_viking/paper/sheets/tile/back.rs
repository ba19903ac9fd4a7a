//! The back of a tile. It is the same for all tiles, so that they can be dealt face down, unless the designer wants it to show the name of the
//! system.

use super::{HEIGHT, NIGHT, WIDTH, sky, star};
use drawing::text::Style;
use drawing::{Color, Face, Ground, Group, Path, Stroke};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use star_viking::BOOK;

const LINE: Color = Color::rgb(92, 112, 150);
const GOLD: Color = Color::rgb(222, 188, 96);

/// The back of a tile; `name` is given only if backs show names.
#[must_use]
pub fn back(name: Option<&str>) -> Draft {
    let whole = Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT));
    let mut draft = Draft::new();
    sky::night(&mut draft, BOOK, &[]);
    let middle = whole.middle() - Vector::new(0.0, 6.0);
    let mut chart = Draft::new();
    for (index, radius) in [15.0, 22.0, 29.0, 36.0].into_iter().enumerate() {
        let stroke = Stroke::new(LINE, Mm::new(0.35)).dashed(&[1.8, 1.4]);
        chart.path(Path::circle(middle, Mm::new(radius)).with_stroke(stroke));
        let at = middle + Vector::polar(Angle::degrees(-52.0 + 97.0 * index as f64), Mm::new(radius));
        chart.path(Path::circle(at, Mm::new(2.6 - 0.35 * index as f64)).filled(NIGHT.mix(GOLD, 0.55)).stroked(GOLD, 0.3));
    }
    draft.put(Point::ORIGIN, Group::of(chart.items).clipped(Path::rect(whole)));
    draft.path(star(middle, Mm::new(9.0)).filled(GOLD).stroked(NIGHT, 0.4));
    draft.path(Path::rounded_rect(whole.inset(Mm::new(3.0)), Mm::new(2.0)).stroked(GOLD, 0.5));
    let foot = Rect::at(8.0, HEIGHT.get() - 14.0, WIDTH.get() - 16.0, 8.0);
    let words = name.map_or_else(|| BOOK.to_uppercase(), str::to_uppercase);
    draft.path(Path::rect(foot).filled(NIGHT).as_ground(Ground::Plain));
    draft.line(&words, Style::new(Face::Bold, 6.0).colored(GOLD).centred(), foot);
    draft
}
