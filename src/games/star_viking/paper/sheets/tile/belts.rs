//! Belts of asteroids: rocks that drift across a disc of night sky.

use drawing::{Color, Path};
use geometry::{Angle, Mm, Point, Seed, Vector};
use sheets::Draft;

const DUST: Color = Color::rgb(120, 110, 100);

/// Draws a belt that crosses the disc from the lower left to the upper right, like an orbit.
#[must_use]
pub fn belt(seed: Seed, radius: Mm, dense: bool) -> Draft {
    let (rocks, dust, wide) = if dense { (34, 70, 0.42) } else { (15, 34, 0.3) };
    let tilt = Angle::degrees(seed.between(1, -42.0, -22.0));
    let bend = seed.between(2, -0.25, 0.25);
    let mut draft = Draft::new();
    let place = |choice: u64| {
        let along = seed.between(choice, -1.0, 1.0);
        // Most rocks drift near the middle of the belt.
        let across = (seed.between(choice + 1, -1.0, 1.0) + seed.between(choice + 2, -1.0, 1.0)) * 0.5 * wide
            + bend * (along * along - 0.4);
        Point::ORIGIN + Vector::polar(tilt, radius * along) + Vector::polar(tilt + Angle::degrees(90.0), radius * across)
    };
    let grains = (0..dust).map(|grain| Path::circle(place(3000 + grain * 3), Mm::new(0.07)));
    draft.path(grains.fold(Path::default(), Path::and).filled(DUST));
    for number in 0..rocks {
        let choice = 10 + number * 20;
        let middle = place(choice);
        let large = seed.between(choice + 3, 0.0, 1.0);
        let size = radius * (0.03 + 0.13 * large * large * large);
        rock(&mut draft, seed, choice + 4, (middle, size));
    }
    draft
}

/// Draws one rock, lit from the upper left.
fn rock(draft: &mut Draft, seed: Seed, choice: u64, (middle, size): (Point, Mm)) {
    const CORNERS: u64 = 9;
    let outline = |by: f64, step: Vector| {
        let corner = |number: u64| {
            let out = size * (by * seed.between(choice + number, 0.66, 1.0));
            middle + step + Vector::polar(Angle::degrees(number as f64 * 360.0 / CORNERS as f64), out)
        };
        Path::polygon(&(0..CORNERS).map(corner).collect::<Vec<_>>())
    };
    let gray = 104 + seed.one_of(choice + 11, 52) as u8;
    let stone = Color::rgb(gray, gray - seed.one_of(choice + 12, 14) as u8, gray - 16);
    let none = Vector::new(0.0, 0.0);
    draft.path(outline(1.0, none).filled(stone.mix(Color::BLACK, 0.5)));
    draft.path(outline(0.82, Vector::at(size * -0.13, size * -0.13)).filled(stone));
    draft.path(outline(0.4, Vector::at(size * -0.3, size * -0.3)).filled(stone.mix(Color::WHITE, 0.3)));
}
