//! Scenes: the six environs of the game, a planet, and a fleet among stars.

use super::brush::Brush;
use super::{land, sky};
use freedom_in_the_galaxy::EnvironType;
use geometry::{Rect, Seed};
use sheets::Draft;

/// What a scene shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Towers.
    City,
    /// Trees before mountains.
    Wild,
    /// A cavern.
    Cave,
    /// A sea.
    Liquid,
    /// Islands in the clouds.
    Air,
    /// A mountain that burns.
    Fire,
    /// A planet among stars.
    Planet,
    /// Ships among stars.
    Fleet,
}

impl From<EnvironType> for Scene {
    fn from(environ: EnvironType) -> Self {
        match environ {
            EnvironType::Urban => Self::City,
            EnvironType::Wild => Self::Wild,
            EnvironType::Subterranean => Self::Cave,
            EnvironType::Liquid => Self::Liquid,
            EnvironType::Air => Self::Air,
            EnvironType::Fire => Self::Fire,
        }
    }
}

/// Draws a scene that fills a field. The seed makes the scene differ from others of its kind.
pub fn scene(draft: &mut Draft, scene: Scene, seed: Seed, field: Rect) {
    let mut brush = Brush::new(field);
    paint(&mut brush, scene, seed);
    brush.put(draft);
}

/// Paints a scene with a brush.
pub fn paint(brush: &mut Brush, scene: Scene, seed: Seed) {
    match scene {
        Scene::City => land::city(brush, seed),
        Scene::Wild => land::wild(brush, seed),
        Scene::Cave => land::cave(brush, seed),
        Scene::Liquid => land::liquid(brush, seed),
        Scene::Air => land::air(brush, seed),
        Scene::Fire => land::fire(brush, seed),
        Scene::Planet => sky::planet(brush, seed),
        Scene::Fleet => sky::fleet(brush, seed),
    }
}
