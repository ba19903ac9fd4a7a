//! Projects that take long: many ships, and maps as large as they can be.

use drydock::project::Project;
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Part, Ship};
use drydock::rules::{Points, Shelf};

use super::wide::map;

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
