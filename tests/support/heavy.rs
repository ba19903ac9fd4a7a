//! Content that takes long: many ships.

use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Part, Ship};
use drydock::rules::{Points, Shelf};

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
