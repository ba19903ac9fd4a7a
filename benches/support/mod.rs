//! Projects of any size, the same in every run.

use drydock::project::Project;
use drydock::rules::Tint;
use drydock::rules::launch_fighters::{Content, Fleet, FleetShip, Part, Ship, Style};

/// A small generator of numbers that look random, so that a benchmark needs no other.
pub struct Numbers(u64);

impl Numbers {
    /// The numbers of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below a bound, by the high bits of a linear congruential generator.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % bound
    }
}

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
