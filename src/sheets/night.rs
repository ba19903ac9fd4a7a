//! A map by night: the sky is dark and has stars, and the things on it are light. This is a property of the map and not of the print, so that the
//! desk, the set-up and the paper show the same map. An ink-saving print leaves the sky white all the same.

use super::Draft;
use drawing::ink::by_night;
use drawing::{Color, Ground, Path};
use geometry::{Mm, Point, Rect, Seed, Vector};

/// The colour of the sky.
pub const SKY: Color = Color::rgb(10, 12, 22);
/// The colour of the stars while they are drawn on white, before the colours are inverted.
const STARS: Color = Color::gray(96);
/// How many stars a space has.
const MANY: u64 = 3;

/// A space of a night map, which has stars of its own.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The middle of the space.
    pub middle: Point,
    /// The width of the space.
    pub size: Mm,
    /// The seed from which the positions of the stars are drawn.
    pub seed: Seed,
}

/// Turns a part of a map that was drawn for white paper into a map by night, with the stars of these spaces behind it.
#[must_use]
pub fn darkened(draft: Draft, shown: Rect, fields: impl IntoIterator<Item = Field>) -> Draft {
    let star = |field: Field, number: u64| {
        let (seed, size, choice) = (field.seed, field.size, 900 + number * 3);
        let step = Vector::at(size * seed.between(choice, -0.46, 0.46), size * seed.between(choice + 1, -0.46, 0.46));
        Path::circle(field.middle + step, size * seed.between(choice + 2, 0.003, 0.009))
    };
    let mut stars = Path::default();
    for star in fields.into_iter().flat_map(|field| (0..MANY).map(move |number| star(field, number))) {
        stars.segments.extend(star.segments);
    }
    let mut items = vec![(Point::ORIGIN, stars.filled(STARS).into())];
    items.extend(draft.items);
    let sky = Path::rect(shown).filled(SKY).as_ground(Ground::Sky);
    Draft { items: by_night(items, sky), cut: draft.cut }
}
