//! Projects of any size, the same in every run.

pub mod numbers;

use drydock::project::Project;
use drydock::rules::Tint;
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Part, Ship, Style};
use numbers::Numbers;

/// Ships with anything from nothing to a little more than a record sheet holds.
pub fn ships(count: usize) -> Vec<Ship> {
    let mut numbers = Numbers::new(1);
    (0..count)
        .map(|index| {
            let mut ship = Ship { letter: "A".into(), kind: "Frigate".into(), ..Ship::named(format!("Ship {index}")) };
            for part in Part::ALL {
                let most = match part {
                    Part::Move => 5,
                    Part::Missiles => 42,
                    Part::Sensors | Part::Warp | Part::Repair | Part::Boosters | Part::Cargo | Part::Passengers => 3,
                    _ => 11,
                };
                ship.set_amount(part, numbers.below(most + 1));
            }
            ship
        })
        .collect()
}

/// A project of so many ships in so many fleets.
pub fn project(ship_count: usize, fleet_count: usize) -> Project {
    let mut content = Content { ships: ships(ship_count).into_iter().collect(), ..Content::default() };
    let style = content.styles.add(Style {
        name: "Bench".into(),
        primary: Tint([40, 80, 160]),
        secondary: Tint([240, 200, 60]),
        ..Style::default()
    });
    let designs: Vec<_> = content.ships.ids().collect();
    for (index, members) in designs.chunks(ship_count.div_ceil(fleet_count)).enumerate() {
        let ships: drydock::rules::Shelf<FleetShip> = members.iter().map(|design| FleetShip::of(*design)).collect();
        let flagship = ships.ids().next();
        content.fleets.add(Fleet { name: format!("Fleet {index}"), style: Some(style), flagship, ships, ..Fleet::default() });
    }
    Project::with_content(content.into(), "Bench")
}
