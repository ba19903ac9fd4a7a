//! Lays out the counters on the tile. Several counters in a sector are fanned out so that the letters of each are visible. They lie in the order of
//! the force that they belong to, the first on top, since the book lists a stack from its top down ("Battle for Sanakht": SF, PT, FD).

use super::scene::Scene;
use crate::printed::PrintedTile;
use geometry::Rect;
use kit::board::{Spaces as _, stack};
use star_viking::Space;
use star_viking::set_up::Unit;
use star_viking_paper::sheets::counters::SIDE;

/// A counter on the tile.
pub struct PlacedCounter<'a> {
    /// The unit of the counter.
    pub unit: Unit<'a>,
    /// The rectangle of the counter in millimetres of the tile.
    pub rect: Rect,
    /// How many counters are in the sector, if this one is on top; otherwise `None`.
    pub top_of: Option<usize>,
}

/// The counters on the tile, those on top last; the counter of the selected unit is on top of its stack.
pub fn placed_counters<'a>(scene: &Scene<'a>) -> Vec<PlacedCounter<'a>> {
    let in_space = |space| {
        let mut units: Vec<Unit<'a>> = here(scene, space).collect();
        units.reverse();
        let number = units.len();
        // A fortress lies in the middle of the sector, as on paper, unless a selected unit of the stack lies on top.
        if let Some(fortress) = units.iter().position(|unit| unit.kind.is_fortress()) {
            let fortress = units.remove(fortress);
            units.insert((number - 1) / 2, fortress);
        }
        units.sort_by_key(|unit| scene.is_marked(unit));
        let rects = stack(number, scene.printed.middle(space), SIDE, PrintedTile::SIZE);
        let lie = move |(index, (unit, rect))| PlacedCounter { unit, rect, top_of: (index + 1 == number).then_some(number) };
        units.into_iter().zip(rects).enumerate().map(lie)
    };
    scene.system.spaces().into_iter().flat_map(in_space).collect()
}

/// The units in a sector of the tile, in the order of their forces.
pub fn here<'a>(scene: &Scene<'a>, space: Space) -> impl Iterator<Item = Unit<'a>> {
    scene.set_up.units.iter().filter(move |unit| !unit.aboard && scene.sector_of(unit) == Some(space)).copied()
}
