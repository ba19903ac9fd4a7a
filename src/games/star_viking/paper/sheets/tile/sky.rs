//! The night sky behind everything on a tile, and the sun, of which only the edge is visible in the corner of the tile.

use super::{HEIGHT, WIDTH};
use drawing::{Color, Ground, Group, Path};
use geometry::{Mm, Point, Rect, Seed, Size};
use sheets::Draft;
use star_viking::Sun;

/// The colour of the night sky, which is also printed beyond the line where the tile is cut.
pub const NIGHT: Color = Color::rgb(10, 12, 22);

/// For each brightness: the number of stars, their radius and their opacity.
const STARS: [(u64, f64, u8); 3] = [(90, 0.09, 120), (40, 0.13, 176), (10, 0.19, 238)];
/// The least distance of stars from words and bodies.
const AWAY: Mm = Mm::new(0.5);

/// Draws the night sky with its stars. Their places follow from the name of the system, and avoid the rectangles `taken`.
pub fn night(draft: &mut Draft, name: &str, taken: &[Rect]) {
    draft.path(Path::rect(whole()).filled(NIGHT).as_ground(Ground::Plain));
    stars(draft, name, taken);
}

/// Draws the stars of a system; their places follow from its name.
pub fn stars(draft: &mut Draft, name: &str, taken: &[Rect]) {
    let seed = Seed::of(name);
    let mut choice = 0;
    for (count, radius, gray) in STARS {
        let places = (0..count).map(|_| {
            choice += 2;
            Point::new(seed.between(choice, 0.6, WIDTH.get() - 0.6), seed.between(choice + 1, 0.6, HEIGHT.get() - 0.6))
        });
        let seen = places.filter(|at| !taken.iter().any(|area| area.inset(-AWAY).contains(*at)));
        let stars = seen.map(|at| Path::circle(at, Mm::new(radius)));
        draft.path(stars.reduce(Path::and).unwrap_or_default().filled(Color::gray(gray)));
    }
}

/// The area of the whole tile.
pub fn whole() -> Rect {
    Rect::new(Point::ORIGIN, Size::of(WIDTH, HEIGHT))
}

/// The colours of a sun's rim and of its middle.
const fn colors(sun: Sun) -> (Color, Color) {
    match sun {
        Sun::Red => (Color::rgb(196, 52, 30), Color::rgb(255, 150, 104)),
        Sun::Orange => (Color::rgb(226, 112, 28), Color::rgb(255, 204, 124)),
        Sun::Yellow => (Color::rgb(242, 176, 38), Color::rgb(255, 242, 172)),
        Sun::White => (Color::rgb(206, 216, 232), Color::rgb(255, 255, 255)),
        Sun::Blue => (Color::rgb(78, 134, 232), Color::rgb(214, 232, 255)),
    }
}

/// The middle of the sun, which lies beyond the corner of the tile.
const SUN: Point = Point::new(-5.5, -6.5);

/// Draws the visible edge of the sun, with its glow.
pub fn sun(draft: &mut Draft, sun: Sun) {
    let (rim, core) = colors(sun);
    let mut disc = Draft::new();
    for (radius, share) in [(21.4, 0.08), (20.6, 0.16), (19.9, 0.28), (19.3, 0.46)] {
        disc.path(Path::circle(SUN, Mm::new(radius)).filled(NIGHT.mix(rim, share)));
    }
    for (radius, share) in [(18.8, 0.0), (18.2, 0.25), (17.4, 0.48), (16.3, 0.7), (14.8, 0.88), (12.6, 1.0)] {
        disc.path(Path::circle(SUN, Mm::new(radius)).filled(rim.mix(core, share)));
    }
    draft.put(Point::ORIGIN, Group::of(disc.items).clipped(Path::rect(whole())).as_picture());
}
