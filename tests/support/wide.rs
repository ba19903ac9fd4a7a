//! A map as large as it can be.

use drydock::geometry::{Grid, Shape};
use drydock::rules::launch_fighters::{Map, Terrain, TerrainKind};

/// A square map of so many columns and rows, every space a nebula.
#[must_use]
pub fn map(side: u16) -> Map {
    let grid = Grid::new(Shape::FlatHex, side, side);
    let nebula = Terrain { kind: TerrainKind::Nebula, name: String::new(), spaces: grid.spaces().collect() };
    Map { name: "Wide".into(), grid, terrain: [nebula].into_iter().collect(), ..Map::default() }
}
