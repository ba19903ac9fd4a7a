//! The faces of counters, in the book's colours: spacecraft and pods are black with the colour of their side, troops have that colour
//! with black ("Unit Color Codes"). The bottom line of a unit that takes several hits is white.

use super::symbols;
use crate::drawing::text::Style;
use crate::drawing::{Color as Ink, Face, Ground, Group, Path};
use crate::geometry::{Angle, Mm, Point, Rect, Size, Vector};
use crate::rules::star_viking::{Color, Symbol, UnitType};
use crate::sheets::Draft;

/// The side of a counter: half an inch ("Game Equipment").
pub const SIDE: Mm = Mm::new(12.7);
/// The size of a symbol by itself.
pub const PICTURE: Size = Size::new(11.0, 7.0);
/// The ground of hit markers.
pub const HIT: Ink = Ink::rgb(248, 206, 66);
/// The ground of their critical side.
pub const CRITICAL: Ink = Ink::rgb(206, 52, 32);

/// Where the sign of its side stands on the front, between the symbol and the bottom line, and how far round that.
const SIGN: Point = Point::new(11.1, 7.6);
const SIGN_SIZE: Mm = Mm::new(1.0);

const SPACE: Ink = Ink::rgb(12, 12, 14);
const BLACK: Ink = Ink::BLACK;

/// The colour of a side.
#[must_use]
pub const fn ink(color: Color) -> Ink {
    match color {
        Color::Red => Ink::rgb(238, 72, 52),
        Color::Blue => Ink::rgb(92, 156, 244),
        Color::Green => Ink::rgb(84, 186, 92),
    }
}

/// The colour of a side as a ground, on which black and white are read equally well.
#[must_use]
pub const fn field(color: Color) -> Ink {
    match color {
        Color::Red => Ink::rgb(226, 60, 42),
        Color::Blue => Ink::rgb(58, 124, 222),
        Color::Green => Ink::rgb(44, 146, 62),
    }
}

/// What a counter is printed on.
#[must_use]
pub const fn ground(unit: &UnitType) -> Ink {
    if unit.operations.is_ground() { field(unit.color) } else { SPACE }
}

/// What it is printed with.
#[must_use]
pub const fn print(unit: &UnitType) -> Ink {
    if unit.operations.is_ground() { BLACK } else { ink(unit.color) }
}

/// The ground of the backs of a side, which are all alike.
#[must_use]
pub fn back_ground(color: Color) -> Ink {
    ink(color).mix(SPACE, 0.45)
}

/// The number of a side, for a print that has no colours.
const fn number(color: Color) -> u8 {
    match color {
        Color::Red => 0,
        Color::Blue => 1,
        Color::Green => 2,
    }
}

fn blank(color: Ink, ground: Ground) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE))).filled(color).as_ground(ground));
    draft
}

/// The front of a unit's counter.
#[must_use]
pub fn front(unit: &UnitType) -> Draft {
    let mut draft = blank(ground(unit), Ground::Side(number(unit.color)));
    let ink = print(unit);
    let small = Style::new(Face::Bold, 2.5).colored(ink);
    let top = Rect::at(0.8, 0.7, 11.1, 2.7);
    let letters = small.sized(Mm::new(2.8));
    draft.line(unit.technology.label(), small, top.cut_left(Mm::new(2.2)).0);
    draft.line(unit.letters.trim(), letters.centred(), Rect::at(3.0, 0.7, 5.8, 2.7));
    // What it holds stands above what it takes, where a unit has both; the symbol makes room for them.
    let cargo = carrying(unit);
    for (row, words) in cargo.iter().enumerate() {
        draft.line(words, small.right(), Rect::at(8.7, 0.7 + 2.8 * row as f64, 3.2, 2.7));
    }
    let (middle, unit_of_symbol) = if cargo.len() > 1 { (Point::new(4.9, 6.3), 0.74) } else { (Point::new(6.35, 6.1), 0.82) };
    draft.path(symbols::outline(unit.symbol, middle, Mm::new(unit_of_symbol)).filled(ink));
    // Hue alone would not tell the sides apart on paper printed in black.
    draft.path(sign(unit.color, SIGN, SIGN_SIZE).filled(ink));
    let bottom = if unit.multi_hit { Ink::WHITE } else { ink };
    let line = Style::new(Face::Bold, if unit.is_pod() { 2.7 } else { 3.5 }).colored(bottom).centred();
    let foot = Rect::at(0.7, 8.9, 11.3, 3.2);
    if unit.multi_hit {
        draft.path(Path::rect(foot).filled(ground(unit)).as_ground(Ground::Plate));
    }
    draft.line(&bottom_line(unit), line, foot);
    draft
}

/// A symbol by itself in the colours of a unit, on a ground 11 by 7 mm large.
#[must_use]
pub fn picture(symbol: Symbol, unit: &UnitType) -> Draft {
    let mut draft = Draft::new();
    let side = Ground::Side(number(unit.color));
    draft.path(Path::rect(Rect::new(Point::ORIGIN, PICTURE)).filled(ground(unit)).as_ground(side));
    draft.path(symbols::outline(symbol, Point::new(5.5, 3.5), Mm::new(0.82)).filled(print(unit)));
    draft
}

/// What it holds and how much room it takes in a hold ("Cargo Capacity/Space").
fn carrying(unit: &UnitType) -> Vec<String> {
    let holds = unit.capacity.map(|capacity| format!("c{capacity}"));
    holds.into_iter().chain(unit.size.map(|size| format!("({size})"))).collect()
}

/// EW, attack, defense and code, as in `769 V`; for a pod what it brings.
fn bottom_line(unit: &UnitType) -> String {
    if !unit.is_pod() {
        return unit.bottom_line();
    }
    let brings = [(unit.ew.get(), "EW +"), (unit.attack.get(), "Att "), (unit.defense.get(), "Def +")];
    let words: Vec<String> =
        brings.iter().filter(|(value, _)| *value > 0).map(|(value, word)| format!("{word}{value}")).collect();
    words.join(" ")
}

/// The back of every counter of a side.
#[must_use]
pub fn back(color: Color) -> Draft {
    let mut draft = blank(back_ground(color), Ground::Side(number(color)));
    let light = ink(color).mix(Ink::WHITE, 0.35);
    let middle = Point::new(6.35, 6.35);
    draft.path(sign(color, middle, Mm::new(4.0)).filled(light));
    draft.path(Path::circle(middle, Mm::new(4.9)).stroked(light, 0.4));
    draft
}

/// The sign of a side, as far round a point as this: the dragon prow, the star of the Federation, the roof of home.
fn sign(color: Color, middle: Point, radius: Mm) -> Path {
    let unit = radius.get() / 4.0;
    match color {
        Color::Red => blade(middle, unit),
        Color::Blue => super::super::tile::star(middle, radius),
        Color::Green => home(middle, unit),
    }
}

fn at(middle: Point, unit: f64, corners: &[(f64, f64)]) -> Path {
    Path::polygon(&corners.iter().map(|(x, y)| middle + Vector::new(x * unit, y * unit)).collect::<Vec<_>>())
}

/// An axe with two blades.
fn blade(middle: Point, unit: f64) -> Path {
    let half = |side: f64| {
        let outline = [(0.4, -2.0), (1.6, -2.4), (3.0, -3.0), (3.6, -1.2), (3.0, 0.6), (1.6, 0.0), (0.4, -0.4)];
        at(middle, unit, &outline.map(|(x, y)| (x * side, y)))
    };
    half(1.0).and(half(-1.0)).and(at(middle, unit, &[(-0.35, -3.2), (0.35, -3.2), (0.35, 3.6), (-0.35, 3.6)]))
}

/// A dome over a wall.
fn home(middle: Point, unit: f64) -> Path {
    let arc = (0..=16).map(|step| {
        let (sine, cosine) = Angle::degrees(180.0 + 180.0 * f64::from(step) / 16.0).sine_cosine();
        (3.2 * cosine, 0.6 + 3.2 * sine)
    });
    at(middle, unit, &arc.collect::<Vec<_>>()).and(at(middle, unit, &[(-3.8, 1.1), (3.8, 1.1), (3.8, 2.6), (-3.8, 2.6)]))
}

/// The front of a hit marker.
#[must_use]
pub fn hits(number: u32) -> Draft {
    let mut draft = blank(HIT, Ground::Plain);
    draft.put(Point::ORIGIN, burst(Ink::rgb(232, 130, 30)));
    let style = Style::new(Face::Bold, 6.4).centred();
    draft.line(&number.to_string(), style, Rect::at(1.0, 1.6, 10.7, 6.4));
    let word = if number == 1 { "HIT" } else { "HITS" };
    draft.line(word, style.sized(Mm::new(3.0)), Rect::at(1.0, 8.7, 10.7, 3.0));
    draft
}

/// The critical side of a hit marker, which tells the hits that were there before ("Critical Hit").
#[must_use]
pub fn critical(number: u32) -> Draft {
    let mut draft = blank(CRITICAL, Ground::Plain);
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
