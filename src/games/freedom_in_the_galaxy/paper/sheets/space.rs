//! The backgrounds of the displays of star systems: the sky with its stars, a planet, and the land of an environ.

use super::art::{self, Scene};
use drawing::{Color, Ground, Group, Path};
use freedom_in_the_galaxy::EnvironType;
use geometry::{Mm, Point, Rect, Seed, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE};

/// The colour of the sky.
pub const SKY: Color = Color::rgb(14, 19, 46);
/// The colour of words on the sky.
pub const LIGHT: Color = Color::rgb(240, 243, 252);
/// The colour of less prominent words on the sky.
pub const DIM: Color = Color::rgb(206, 212, 230);
/// The colour of stars.
const STARS: Color = Color::rgb(206, 214, 238);
/// The area of sky, in square millimetres, in which one star lies on average.
const STAR_IN: f64 = 34.0;
/// The opacity, of 255, of the tint that covers an environ's land, so that words on it can be read.
const VEIL: u8 = 164;
/// The opacity, of 255, of a layer of haze behind words.
const HAZE: u8 = 48;
/// How many layers of haze lie behind words.
const HAZES: u8 = 4;
/// In how many steps a planet is shaded from its light side to its dark side.
const SHADES: u32 = 12;
/// The colours of planets on their light side.
const WORLDS: [Color; 7] = [
    Color::rgb(120, 176, 204),
    Color::rgb(206, 150, 104),
    Color::rgb(164, 140, 196),
    Color::rgb(140, 178, 120),
    Color::rgb(208, 116, 98),
    Color::rgb(222, 196, 138),
    Color::rgb(196, 202, 214),
];

/// Fills an outline with the sky, lit by a star of the colour `light`. No star of the sky is drawn near the words in `near`.
pub fn sky(draft: &mut Draft, outline: &Path, light: Color, seed: Seed, near: &[Rect]) {
    draft.path(outline.clone().filled(tint(light)).as_ground(Ground::Plain));
    let Some(bounds) = outline.bounds() else { return };
    let number = (bounds.width().get() * bounds.height().get() / STAR_IN) as u64;
    let mut stars = Path::default();
    for star in 0..number {
        let share = |choice: u64| seed.between(star * 3 + choice, 0.0, 1.0);
        let at = bounds.min + Vector::at(bounds.width() * share(0), bounds.height() * share(1));
        if !near.iter().any(|words| words.inset(Mm::new(-1.0)).contains(at)) {
            stars = stars.and(Path::circle(at, Mm::new(0.1 + 0.18 * share(2))));
        }
    }
    let stars = vec![(Point::ORIGIN, stars.filled(STARS).into())];
    draft.put(Point::ORIGIN, Group::of(stars).clipped(outline.clone()).as_picture());
    draft.path(outline.clone().stroked(INK, LINE));
}

/// The colour of the sky when it is lit by a star of this colour.
pub fn tint(light: Color) -> Color {
    SKY.mix(light, 0.07)
}

/// Draws a planet with its middle at `at`, lit from the direction of its star.
pub fn planet(draft: &mut Draft, at: Point, radius: Mm, star: Point, seed: Seed) {
    let way = star - at;
    let toward = way * (radius / way.length().max(radius));
    let color = WORLDS[seed.one_of(1, WORLDS.len() as u64) as usize];
    let mut globe = Draft::new();
    globe.path(Path::circle(at, radius).filled(color.mix(SKY, 0.78)));
    for step in 1..=SHADES {
        let share = f64::from(step) / f64::from(SHADES);
        let lit = color.mix(SKY, 0.78 * (1.0 - share).powf(1.4));
        globe.path(Path::circle(at + toward * (0.5 * share), radius * (1.06 - 0.3 * share)).filled(lit));
    }
    let ball = Group::of(globe.items).clipped(Path::circle(at, radius)).as_picture();
    draft.put(Point::ORIGIN, ball);
}

/// Fills an outline with the land of an environ, covered with a translucent tint.
pub fn land(draft: &mut Draft, outline: &Path, kind: EnvironType, tint: Color, seed: Seed) {
    draft.path(outline.clone().filled(tint).as_ground(Ground::Plain));
    let Some(field) = outline.bounds() else { return };
    let mut scene = Draft::new();
    art::scene(&mut scene, Scene::from(kind), seed, field);
    scene.path(Path::rect(field).filled(tint.with_alpha(VEIL)));
    draft.put(Point::ORIGIN, Group::of(scene.items).clipped(outline.clone()).as_picture());
    draft.path(outline.clone().stroked(INK, LINE));
}

/// Draws haze behind words that stand on land, thinner towards its edge, so that the words are easy to read.
pub fn haze(draft: &mut Draft, words: Rect, tint: Color) {
    let around = |step: u8| {
        let reach = Mm::new(0.6 * f64::from(step));
        Path::rounded_rect(words.inset(-reach), reach + Mm::new(1.5)).filled(tint.with_alpha(HAZE))
    };
    let items = (1..=HAZES).map(|step| (Point::ORIGIN, around(step).into())).collect();
    draft.put(Point::ORIGIN, Group::of(items).as_picture());
}
