//! Projects that take long: many ships, and maps as large as they can be.

#![cfg_attr(not(feature = "window"), allow(dead_code))] // Most of them are looked at in a window.

use drydock::geometry::{Grid, Shape};
use drydock::project::Project;
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Map, Part, Ship, Terrain, TerrainKind};
use drydock::rules::{Points, Shelf};

/// A square map of so many columns and rows, every space a nebula.
#[must_use]
pub fn map(side: u16) -> Map {
    let grid = Grid::new(Shape::FlatHex, side, side);
    let nebula = Terrain { kind: TerrainKind::Nebula, name: String::new(), spaces: grid.spaces().collect() };
    Map { name: "Wide".into(), grid, terrain: [nebula].into_iter().collect(), ..Map::default() }
}

/// So many ships in fleets of fifty, some of which break a rule.
#[must_use]
pub fn content(ships: usize) -> Content {
    let ship = |number: usize| {
        let armed = Ship::named(format!("Ship {number}")).with(Part::Cannons, 3).with(Part::Defense, 5).with(Part::Move, 2);
        armed.with(Part::Launchers, number as u32 % 3).with(Part::Missiles, number as u32 % 2 * 6)
    };
    let ships: Shelf<Ship> = (1..=ships).map(ship).collect();
    let ids: Vec<_> = ships.ids().collect();
    let fleet = |(index, ids): (usize, &[_])| {
        let members: Shelf<FleetShip> = ids.iter().map(|id| FleetShip::of(*id)).collect();
        let (flagship, name) = (members.ids().next(), format!("Fleet {index}"));
        Fleet { name, budget: Points::new(5_000), flagship, ships: members, ..Fleet::default() }
    };
    let fleets = ids.chunks(50).enumerate().map(fleet).collect();
    Content { ships, fleets, ..Content::default() }
}

/// A thousand ships, and a map of 200 by 200 spaces.
#[must_use]
pub fn project() -> Project {
    let content = Content { maps: [map(200)].into_iter().collect(), ..content(1_000) };
    Project::with_content(content.into(), "Heavy")
}
