//! The terrain of a part of a map: nebulae below, then planetoids, then asteroids.

use super::super::super::draft::Draft;
use super::super::terrain_art;
use super::MapDrawing;
use crate::geometry::Rect;
use crate::rules::launch_fighters::TerrainKind;

/// The order of drawing: what hides least comes first.
const ORDER: [TerrainKind; 3] = [TerrainKind::Nebula, TerrainKind::Planetoid, TerrainKind::Asteroids];

/// Draws the terrain that may show within a part of the board.
pub fn draw(draft: &mut Draft, drawing: &MapDrawing, part: Rect) {
    for kind in ORDER {
        for (_, terrain) in drawing.map.terrain.iter().filter(|(_, terrain)| terrain.kind == kind) {
            draft.items.extend(terrain_art::terrain(&drawing.layout, kind, &terrain.spaces, part));
        }
    }
}
