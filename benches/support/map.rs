//! A board of any size, the same in every run.

use drydock::geometry::{Grid, Shape, Space};
use drydock::rules::launch_fighters::{Map, Terrain, TerrainKind};

use crate::support::numbers::Numbers;

/// A board of so many hexes each way, a tenth of it terrain.
pub fn map(size: u16) -> Map {
    let mut numbers = Numbers::new(2);
    let mut map = Map { name: "Bench".into(), grid: Grid::new(Shape::FlatHex, size, size), ..Map::default() };
    for kind in TerrainKind::ALL {
        let count = u32::from(size) * u32::from(size) / 30;
        let mut space = || Space::new(numbers.below(size.into()) as i16, numbers.below(size.into()) as i16);
        let spaces = (0..count).map(|_| space()).collect();
        map.terrain.add(Terrain { kind, name: String::new(), spaces });
    }
    map
}
