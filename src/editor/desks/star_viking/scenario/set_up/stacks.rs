//! The counters that lie on the tile: where each lies, several in a sector fanned out so that the letters of each are seen.

use super::scene::{Piece, Scene};
use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::star_viking::Space;
use crate::rules::star_viking::set_up::Unit;
use crate::sheets::star_viking::counters::SIDE;

/// A counter on the tile.
pub struct PlacedCounter<'a> {
    /// The unit that it stands for.
    pub unit: Unit<'a>,
    /// Where it lies, in millimetres of the tile.
    pub rect: Rect,
    /// How many lie in the sector, if this one lies on top of them.
    pub top_of: Option<usize>,
}

/// How far a counter lies below the one under it, in millimetres, where there is room.
const STEP: f64 = 2.7;
/// How far all of a stack together are fanned out.
const FAN: f64 = 8.0;

/// The counters on the tile, those on top last; the selected one lies on top of its stack.
pub fn placed_counters<'a>(scene: &Scene<'a>) -> Vec<PlacedCounter<'a>> {
    scene.system.spaces().into_iter().flat_map(|space| stack(scene, space)).collect()
}

fn stack<'a>(scene: &Scene<'a>, space: Space) -> Vec<PlacedCounter<'a>> {
    let mut units: Vec<Unit<'a>> = here(scene, space).collect();
    units.sort_by_key(|unit| scene.is_marked(unit));
    let (Some(middle), Some(last)) = (scene.printed.middle(space), units.len().checked_sub(1)) else { return Vec::new() };
    let step = if last == 0 { 0.0 } else { STEP.min(FAN / last as f64) };
    let lie = |(index, unit)| {
        let along = (index as f64 - last as f64 * 0.5) * step;
        let rect = Rect::around(middle + Vector::new(along * 0.3, along), Size::of(SIDE, SIDE));
        PlacedCounter { unit, rect: within(rect), top_of: (index == last).then_some(last + 1) }
    };
    units.into_iter().enumerate().map(lie).collect()
}

/// The units in a sector of the tile, in the order of their forces.
pub fn here<'a>(scene: &Scene<'a>, space: Space) -> impl Iterator<Item = Unit<'a>> {
    scene.set_up.units.iter().filter(move |unit| !unit.aboard && scene.space_of(unit) == Some(space)).copied()
}

/// Moved so far that it does not stick out of the tile.
fn within(rect: Rect) -> Rect {
    let size = PrintedTile::SIZE;
    let push = |low: Mm, high: Mm, most: Mm| if low < Mm::ZERO { -low } else { Mm::ZERO.min(most - high) };
    rect.moved(Vector::at(push(rect.min.x, rect.max.x, size.width), push(rect.min.y, rect.max.y, size.height)))
}

/// The counter under a point of the tile.
pub fn at(scene: &Scene, point: Point) -> Option<Piece> {
    let under = placed_counters(scene).into_iter().rev().find(|placed| placed.rect.contains(point));
    under.map(|placed| scene.piece(&placed.unit))
}
