//! What a sector of a planet or moon looks like from space: seas, land, clouds and the lights of cities where there is air, and rock
//! with craters or belts of gas where there is none. All of it follows from the kind of the sector and the name of its body.

use crate::drawing::{Color, Path, Stroke};
use crate::geometry::{Angle, Mm, Point, Vector};
use crate::rules::Tint;
use crate::rules::star_viking::{Body, Form, Sector, Wealth};
use crate::sheets::Draft;
use crate::sheets::seed::Seed;

/// Seas under air: the book's blue-green.
const SEAS: [Color; 4] = [Color::rgb(20, 94, 112), Color::rgb(18, 102, 104), Color::rgb(26, 86, 122), Color::rgb(16, 108, 116)];
const LANDS: [Color; 4] = [Color::rgb(48, 128, 88), Color::rgb(84, 134, 78), Color::rgb(60, 118, 72), Color::rgb(118, 128, 76)];
/// Ground without air: "all other colors, including grey, red, tan, orange, purple".
const ROCKS: [Color; 7] = [
    Color::rgb(112, 110, 112),
    Color::rgb(140, 112, 82),
    Color::rgb(128, 74, 58),
    Color::rgb(112, 76, 116),
    Color::rgb(154, 98, 52),
    Color::rgb(118, 96, 100),
    Color::rgb(94, 102, 122),
];
const CITY: Color = Color::rgb(255, 222, 130);

/// The ground of a sector, to be clipped by its outline; measured from the middle of a body of this radius.
#[must_use]
pub fn ground(body: &Body, sector: Sector, radius: Mm) -> Draft {
    let seed = Seed::of(body.label());
    let mut draft = Draft::new();
    let own = body.tint.map_or_else(|| suggested(body, sector), |Tint([red, green, blue])| Color::rgb(red, green, blue));
    if sector.atmosphere {
        air(&mut draft, seed, own, sector, radius);
    } else {
        draft.path(Path::circle(Point::ORIGIN, radius).filled(own));
        // Half of the planets without air are wrapped in gas that nobody can breathe.
        if matches!(body.form, Form::Planet(_)) && seed.one_of(3, 2) == 0 {
            belts(&mut draft, seed, own, radius);
        } else {
            craters(&mut draft, seed, own, radius);
        }
    }
    draft
}

/// The night side of a body, laid over its grounds: two crescents at its lower right.
#[must_use]
pub fn shadow(radius: Mm) -> Draft {
    let mut draft = Draft::new();
    for (inner, alpha) in [(0.5, 55), (0.78, 60)] {
        draft.path(crescent(radius, inner).filled(Color::BLACK.with_alpha(alpha)));
    }
    draft
}

/// The colour of the seas or the rock of a sector that the name of its body suggests.
#[must_use]
pub fn suggested(body: &Body, sector: Sector) -> Color {
    let seed = Seed::of(body.label());
    if sector.atmosphere { pick(seed, 1, &SEAS) } else { pick(seed, 2, &ROCKS) }
}

fn pick(seed: Seed, choice: u64, colors: &[Color]) -> Color {
    let index = seed.one_of(choice, colors.len() as u64) as usize;
    colors.get(index).copied().unwrap_or(Color::gray(110))
}

/// A point in a body, as parts of its radius.
fn at(radius: Mm, x: f64, y: f64) -> Point {
    Point::ORIGIN + Vector::at(radius * x, radius * y)
}

fn air(draft: &mut Draft, seed: Seed, sea: Color, sector: Sector, radius: Mm) {
    draft.path(Path::circle(Point::ORIGIN, radius).filled(sea));
    let land = pick(seed, 4, &LANDS);
    for continent in 0..4 + seed.one_of(5, 3) {
        let choice = 100 + continent * 20;
        let middle = at(radius, seed.between(choice, -0.85, 0.85), seed.between(choice + 1, -0.75, 0.75));
        let coast = coast(seed, choice + 2, middle, radius * seed.between(choice + 3, 0.16, 0.4));
        draft.path(coast.filled(land.mix(sea, seed.between(choice + 4, 0.0, 0.3))));
    }
    for pole in [-1.0, 1.0] {
        draft.path(Path::ellipse(at(radius, 0.0, pole * 1.02), radius * 0.4, radius * 0.1).filled(Color::WHITE.with_alpha(150)));
    }
    lights(draft, seed, sector, radius);
    for cloud in 0..6 {
        let choice = 300 + cloud * 5;
        let middle = at(radius, seed.between(choice, -0.7, 0.7), seed.between(choice + 1, -0.85, 0.85));
        let (long, thick) = (radius * seed.between(choice + 2, 0.16, 0.42), radius * seed.between(choice + 3, 0.018, 0.045));
        let upper = Path::ellipse(middle, long, thick);
        let lower = Path::ellipse(middle + Vector::at(long * 0.35, thick * 1.5), long * 0.6, thick * 0.8);
        draft.path(upper.and(lower).filled(Color::WHITE.with_alpha(95)));
    }
}

/// The richer a sector, the more lights its cities burn.
fn lights(draft: &mut Draft, seed: Seed, sector: Sector, radius: Mm) {
    let cities = match sector.wealth {
        Some(Wealth::A) => 16,
        Some(Wealth::B) => 11,
        Some(Wealth::C) => 6,
        Some(Wealth::D | Wealth::E) | None => return,
    };
    let city = |number: u64| {
        let choice = 500 + number * 9;
        let middle = at(radius, seed.between(choice, -0.85, 0.85), seed.between(choice + 1, -0.85, 0.85));
        let house = |house: u64| {
            let step = Vector::at(
                radius * seed.between(choice + 2 + house, -0.06, 0.06),
                radius * seed.between(choice + 5 + house, -0.04, 0.04),
            );
            Path::circle(middle + step, radius * 0.012)
        };
        (0..3).map(house).fold(Path::default(), Path::and)
    };
    draft.path((0..cities).map(city).fold(Path::default(), Path::and).filled(CITY));
}

fn craters(draft: &mut Draft, seed: Seed, rock: Color, radius: Mm) {
    let (mut rims, mut floors, mut plains) = (Path::default(), Path::default(), Path::default());
    for plain in 0..3 {
        let choice = 600 + plain * 20;
        let middle = at(radius, seed.between(choice, -0.6, 0.6), seed.between(choice + 1, -0.6, 0.6));
        plains = plains.and(coast(seed, choice + 2, middle, radius * seed.between(choice + 3, 0.2, 0.42)));
    }
    for crater in 0..11 {
        let choice = 700 + crater * 4;
        let middle = at(radius, seed.between(choice, -0.85, 0.85), seed.between(choice + 1, -0.85, 0.85));
        let size = radius * seed.between(choice + 2, 0.035, 0.125);
        rims = rims.and(Path::ellipse(middle, size, size * 0.9));
        floors = floors.and(Path::ellipse(middle + Vector::at(size * 0.16, size * 0.18), size * 0.8, size * 0.7));
    }
    draft.path(plains.filled(rock.mix(Color::BLACK, 0.16)));
    draft.path(rims.filled(rock.mix(Color::WHITE, 0.28)));
    draft.path(floors.filled(rock.mix(Color::BLACK, 0.26)));
}

fn belts(draft: &mut Draft, seed: Seed, rock: Color, radius: Mm) {
    for belt in 0..5 {
        let choice = 800 + belt * 5;
        let middle = at(radius, 0.0, -0.8 + 0.4 * belt as f64 + seed.between(choice, -0.08, 0.08));
        let other = if belt % 2 == 0 { Color::WHITE } else { Color::BLACK };
        let thick = radius * seed.between(choice + 1, 0.05, 0.13);
        let color = rock.mix(other, seed.between(choice + 2, 0.1, 0.26));
        draft.path(Path::ellipse(middle, radius * 1.3, thick).filled(color));
    }
    let storm = at(radius, seed.between(880, -0.5, 0.5), seed.between(881, -0.4, 0.4));
    let eye = Path::ellipse(storm, radius * 0.16, radius * 0.08).filled(rock.mix(Color::rgb(230, 120, 70), 0.55));
    draft.path(eye.with_stroke(Stroke::new(rock.mix(Color::WHITE, 0.35), radius * 0.02)));
}

/// A ragged outline round a point, as coasts are.
fn coast(seed: Seed, choice: u64, middle: Point, reach: Mm) -> Path {
    const CORNERS: u64 = 14;
    let corner = |number: u64| {
        let angle = Angle::degrees(360.0 * number as f64 / CORNERS as f64);
        let out = reach * seed.between(choice + 1000 + number, 0.55, 1.0);
        let step = Vector::polar(angle, out);
        middle + Vector::at(step.x * 1.35, step.y * 0.8)
    };
    Path::polygon(&(0..CORNERS).map(corner).collect::<Vec<_>>())
}

/// What lies between the rim of a disc at its lower right and an arc that bulges so far from the middle, in radii.
fn crescent(radius: Mm, inner: f64) -> Path {
    const STEPS: i32 = 24;
    let axis = Angle::degrees(45.0);
    let side = Angle::degrees(135.0);
    let point = |bulge: f64, step: i32| {
        let (sine, cosine) = Angle::degrees(-90.0 + 180.0 * f64::from(step) / f64::from(STEPS)).sine_cosine();
        Point::ORIGIN + Vector::polar(axis, radius * (bulge * cosine)) + Vector::polar(side, radius * sine)
    };
    let out = (0..=STEPS).map(|step| point(1.0, step));
    let back = (0..=STEPS).rev().map(|step| point(inner, step));
    Path::polygon(&out.chain(back).collect::<Vec<_>>())
}
