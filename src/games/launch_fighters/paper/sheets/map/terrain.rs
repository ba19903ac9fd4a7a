//! The terrain of a part of a map: nebulae below, then planetoids, then asteroids.

use super::super::terrain_art::{self, Detail};
use super::MapDrawing;
use geometry::{Mm, Rect};
use launch_fighters::{Map, TerrainKind};
use sheets::draft::Draft;

/// The order of drawing: terrain that hides the most comes last.
const ORDER: [TerrainKind; 3] = [TerrainKind::Nebula, TerrainKind::Planetoid, TerrainKind::Asteroids];

/// Draws the terrain that reaches into a part of the board.
pub fn draw(draft: &mut Draft, drawing: &MapDrawing, part: Rect, detail: Detail) {
    for kind in ORDER {
        for (_, terrain) in drawing.map.terrain.iter().filter(|(_, terrain)| terrain.kind == kind) {
            draft.items.extend(terrain_art::terrain(&drawing.layout, kind, &terrain.spaces, part, detail, drawing.map.night));
        }
    }
}

/// How many spaces with terrain are drawn in full detail at most; a map full of rocks would take gigabytes.
const CROWDED: usize = 2500;
/// The smallest size of spaces on paper that show single rocks; in smaller spaces rocks would be specks.
const SMALLEST_DETAILED: Mm = Mm::new(2.0);

/// The detail in which a map's terrain is drawn, if a space has this size on paper.
pub fn detail(map: &Map, space_on_paper: Mm) -> Detail {
    let spaces: usize = map.terrain.iter().map(|(_, terrain)| terrain.spaces.len()).sum();
    if spaces > CROWDED || space_on_paper < SMALLEST_DETAILED { Detail::Plain } else { Detail::Full }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Grid, Shape};
    use launch_fighters::Terrain;

    #[test]
    fn a_map_that_is_crowded_with_terrain_is_drawn_plainly() {
        let map = |columns| {
            let grid = Grid::new(Shape::FlatHex, columns, 100);
            let terrain = Terrain { kind: TerrainKind::Asteroids, name: String::new(), spaces: grid.spaces().collect() };
            Map { grid, terrain: [terrain].into_iter().collect(), ..Map::default() }
        };
        assert_eq!(detail(&map(20), Map::PRINTED_SPACE), Detail::Full);
        assert_eq!(detail(&map(20), Mm::new(1.0)), Detail::Plain);
        assert_eq!(detail(&map(100), Map::PRINTED_SPACE), Detail::Plain);
    }
}
