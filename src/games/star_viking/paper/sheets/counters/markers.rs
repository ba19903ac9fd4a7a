//! Hit markers, which lie under the unit that was hit.

use super::front::SIDE;
use drawing::Color as Ink;
use drawing::text::Style;
use drawing::{Face, Ground, Group, Path};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use sheets::Draft;

/// The ground colour of hit markers.
pub const HIT: Ink = Ink::rgb(248, 206, 66);
/// The ground colour of the critical side of a hit marker.
pub const CRITICAL: Ink = Ink::rgb(206, 52, 32);

fn blank(color: Ink) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE))).filled(color).as_ground(Ground::Plain));
    draft
}

/// The front of a hit marker.
#[must_use]
pub fn hits(number: u32) -> Draft {
    let mut draft = blank(HIT);
    draft.put(Point::ORIGIN, burst(Ink::rgb(232, 130, 30)));
    let style = Style::new(Face::Bold, 6.4).centred();
    draft.line(&number.to_string(), style, Rect::at(1.0, 1.6, 10.7, 6.4));
    let word = if number == 1 { "HIT" } else { "HITS" };
    draft.line(word, style.sized(Mm::new(3.0)), Rect::at(1.0, 8.7, 10.7, 3.0));
    draft
}

/// The critical side of a hit marker. Its number is how many hits the unit had before ("Critical Hit").
#[must_use]
pub fn critical(number: u32) -> Draft {
    let mut draft = blank(CRITICAL);
    draft.put(Point::ORIGIN, burst(Ink::rgb(120, 20, 14)));
    let style = Style::new(Face::Bold, 5.6).colored(Ink::WHITE).centred();
    draft.line("CH", style, Rect::at(1.0, 2.0, 10.7, 5.6));
    let word = if number == 1 { "+ 1 hit".to_owned() } else { format!("+ {number} hits") };
    draft.line(&word, style.sized(Mm::new(2.5)), Rect::at(1.0, 8.9, 10.7, 2.6));
    draft
}

fn burst(color: Ink) -> Group {
    let spike = |index: i32| {
        let out = if index % 2 == 0 { 5.6 } else { 3.6 };
        Point::new(6.35, 5.0) + Vector::polar(Angle::degrees(f64::from(index) * 15.0), Mm::new(out * 0.82))
    };
    let outline = Path::polygon(&(0..24).map(spike).collect::<Vec<_>>());
    Group::of(vec![(Point::ORIGIN, outline.filled(color).into())]).as_picture()
}
