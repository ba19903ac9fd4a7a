//! Asteroids and starcities: a white ring on the night, with rocks or a station along its inside, and room for counters in its middle.

use super::sky::NIGHT;
use crate::drawing::{Color, Ground, Group, Path};
use crate::geometry::{Angle, Mm, Point, Rect, Size, Vector};
use crate::sheets::Draft;
use crate::sheets::seed::Seed;

const STEEL: Color = Color::rgb(112, 124, 142);
const PANEL: Color = Color::rgb(44, 74, 128);
const WINDOW: Color = Color::rgb(255, 220, 130);
/// How wide the ring is, in millimetres.
const RING: f64 = 0.45;

/// A belt of asteroids: rocks at both sides, where no words stand.
#[must_use]
pub fn asteroids(name: &str, radius: Mm) -> Draft {
    let seed = Seed::of(name);
    let mut rocks = Draft::new();
    for rock in 0..15 {
        let choice = 10 + rock * 12;
        let half = if rock % 2 == 0 { 0.0 } else { 180.0 };
        let angle = Angle::degrees(half + seed.between(choice, -46.0, 46.0));
        let middle = Point::ORIGIN + Vector::polar(angle, radius * seed.between(choice + 1, 0.6, 0.86));
        let size = radius * seed.between(choice + 2, 0.035, 0.12);
        let corner = |number: u64| {
            let out = size * seed.between(choice + 3 + number, 0.65, 1.0);
            middle + Vector::polar(Angle::degrees(number as f64 * 360.0 / 7.0), out)
        };
        let outline = Path::polygon(&(0..7).map(corner).collect::<Vec<_>>());
        let gray = 88 + seed.one_of(choice + 11, 60) as u8;
        rocks.path(outline.filled(Color::rgb(gray, gray - 8, gray - 18)).stroked(Color::gray(40), 0.08));
    }
    ringed(rocks, radius)
}

/// A city in space: a wheel with panels and lit windows at both sides.
#[must_use]
pub fn starcity(name: &str, radius: Mm) -> Draft {
    let seed = Seed::of(name);
    let mut station = Draft::new();
    let at = |x: f64, y: f64| Point::ORIGIN + Vector::at(radius * x, radius * y);
    let around = |x: f64, y: f64, wide: f64, high: f64| Rect::around(at(x, y), Size::of(radius * wide, radius * high));
    station.path(Path::circle(Point::ORIGIN, radius * 0.52).stroked(STEEL, radius.get() * 0.05));
    for side in [-1.0, 1.0] {
        station.path(Path::rect(around(side * 0.6, 0.0, 0.4, 0.07)).filled(STEEL));
        for row in [-0.26, 0.26] {
            station.path(Path::rect(around(side * 0.72, row, 0.26, 0.22)).filled(PANEL).stroked(STEEL, radius.get() * 0.02));
            station.rule(at(side * 0.72, row - 0.11), at(side * 0.72, row + 0.11), STEEL, radius.get() * 0.015);
        }
        station.path(Path::rect(around(side * 0.72, 0.0, 0.05, 0.66)).filled(STEEL));
        let hub = around(side * 0.72, 0.0, 0.24, 0.2);
        station.path(Path::rounded_rect(hub, radius * 0.05).filled(STEEL.mix(Color::BLACK, 0.25)));
    }
    let lit = (0..22).filter(|window| seed.one_of(*window, 4) != 0).map(|window| {
        let step = Vector::polar(Angle::degrees(window as f64 * 360.0 / 22.0), radius * 0.52);
        Path::circle(Point::ORIGIN + step, radius * 0.016)
    });
    station.path(lit.fold(Path::default(), Path::and).filled(WINDOW));
    ringed(station, radius)
}

/// A picture on the night, with the white ring round it.
fn ringed(picture: Draft, radius: Mm) -> Draft {
    let mut draft = disc(radius);
    draft.put(Point::ORIGIN, Group::of(picture.items).as_picture());
    draft.path(ring(radius));
    draft
}

fn disc(radius: Mm) -> Draft {
    let mut draft = Draft::new();
    let night = NIGHT.mix(Color::BLACK, 0.4);
    draft.path(Path::circle(Point::ORIGIN, radius).filled(night).as_ground(Ground::Plain));
    draft
}

fn ring(radius: Mm) -> Path {
    Path::circle(Point::ORIGIN, radius - Mm::new(RING * 0.5)).stroked(Color::WHITE, RING)
}
