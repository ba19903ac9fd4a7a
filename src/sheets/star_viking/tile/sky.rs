//! The night behind everything on a tile, and the sun in its corner.

use super::{HEIGHT, WIDTH};
use crate::drawing::{Color, Ground, Group, Path};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::star_viking::Sun;
use crate::sheets::Draft;
use crate::sheets::seed::Seed;

/// The colour of the night, which goes on beyond the cut.
pub const NIGHT: Color = Color::rgb(10, 12, 22);

/// How many stars there are of each brightness.
const STARS: [(u64, f64, u8); 3] = [(70, 0.09, 110), (34, 0.13, 170), (9, 0.2, 235)];

/// The night with its stars, which are a name's own.
pub fn night(draft: &mut Draft, name: &str) {
    let seed = Seed::of(name);
    draft.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT))).filled(NIGHT).as_ground(Ground::Plain));
    let mut choice = 0;
    for (count, radius, gray) in STARS {
        let stars = (0..count).map(|_| {
            choice += 2;
            let at = Point::new(seed.between(choice, 0.6, WIDTH.get() - 0.6), seed.between(choice + 1, 0.6, HEIGHT.get() - 0.6));
            Path::circle(at, Mm::new(radius))
        });
        draft.path(stars.reduce(Path::and).unwrap_or_default().filled(Color::gray(gray)));
    }
}

/// A sun, its glow round it.
pub fn sun(draft: &mut Draft, sun: Sun) {
    let (rim, core) = match sun {
        Sun::Red => (Color::rgb(196, 52, 30), Color::rgb(255, 138, 92)),
        Sun::Orange => (Color::rgb(226, 112, 28), Color::rgb(255, 192, 108)),
        Sun::Yellow => (Color::rgb(242, 176, 38), Color::rgb(255, 236, 150)),
        Sun::White => (Color::rgb(206, 216, 232), Color::rgb(255, 255, 255)),
        Sun::Blue => (Color::rgb(78, 134, 232), Color::rgb(206, 228, 255)),
    };
    let middle = Point::new(8.0, 8.6);
    for (radius, share) in [(7.0, 0.12), (6.2, 0.24), (5.5, 0.42)] {
        draft.path(Path::circle(middle, Mm::new(radius)).filled(NIGHT.mix(rim, share)));
    }
    let mut disc = Draft::new();
    disc.path(Path::circle(middle, Mm::new(4.8)).filled(rim));
    for (radius, share) in [(4.2, 0.35), (3.5, 0.65), (2.6, 1.0)] {
        let shift = Mm::new(-0.25 * share);
        disc.path(Path::circle(middle + Vector::at(shift, shift), Mm::new(radius)).filled(rim.mix(core, share)));
    }
    draft.put(Point::ORIGIN, Group::of(disc.items).as_picture());
}
