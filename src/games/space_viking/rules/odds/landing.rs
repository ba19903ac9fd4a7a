//! The first round of a landing: which units are screened, which are shot at, and whether a ship can plunder after it (Landings, Ground combat).

use super::Side;
use super::volley::{chance, hits_of};
use crate::knowledge::{Knowledge, KnownWorld, OwnFleet, Sighting};
use crate::{Content, Fleet, Item, World};
use rules::{Id, Level};

/// The first round of a landing.
#[derive(Clone, Debug, PartialEq)]
pub struct Landing {
    /// How many ships land.
    pub ships: u32,
    /// How many units of troops land with the ships.
    pub troops: u32,
    /// How many troops defend the world.
    pub defenders: u32,
    /// How many of the landing units are screened, so that no defender can shoot at them. It is the number of landing units minus the number of
    /// defending units; ships are screened first.
    pub screens: u32,
    /// How many of the screened units are ships, which can plunder after the round.
    pub screened_ships: u32,
    /// How many defenders shoot at each ship that is not screened.
    pub at_ships: Vec<u32>,
    /// For each ship that is not screened, the chance that it survives the round. The ship that withstands the most hits comes first.
    pub ships_outlive: Vec<f64>,
}

/// A landing force: all ships of a fleet that have a drive, and the troops in the fleet's holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LandingForce {
    /// How many hits each ship still withstands, the largest number first.
    damages: Vec<u32>,
    /// The lowest roll at which each unit of troops hits, in the order in which the units stand in line.
    troops: Vec<u32>,
    /// The lowest roll at which a landed ship hits.
    ship_hits_from: u32,
    /// Whether the force shoots before the defenders do.
    first_fire: bool,
}

/// The defence against a landing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Defence {
    /// How many units, troops and bases together, defend the world.
    pub units: u32,
    /// The lowest roll at which a defender hits.
    pub hits_from: u32,
}

impl LandingForce {
    /// The landing force of a fleet in the designs.
    #[must_use]
    pub fn of_fleet(content: &Content, fleet: &Fleet) -> Self {
        let mut force = Self::of(content, Side::of_fleet(content, fleet).first_fire);
        for (_, ship) in fleet.ships.iter() {
            if let Some(item) = content.item_of(ship) {
                force.add(content, item, 0, content.load(&ship.cargo).items.into_iter().map(|(number, item)| (item, number)));
            }
        }
        force
    }

    /// The landing force of a player's own fleet, according to the player's report.
    #[must_use]
    pub fn of_own(knowledge: &Knowledge, fleet: &OwnFleet) -> Self {
        let posted = &knowledge.posted;
        let mut force = Self::of(posted, Side::of_own(knowledge, fleet).first_fire);
        for ship in &fleet.ships {
            if let Some(item) = posted.items.get(ship.item) {
                force.add(posted, item, ship.hits, ship.cargo.items.iter().copied());
            }
        }
        force
    }

    fn of(content: &Content, first_fire: bool) -> Self {
        Self { ship_hits_from: content.tables.rolls.landed_ship.get(), first_fire, ..Self::default() }
    }

    /// Adds a ship with the hits that it has taken, and the troops in its holds.
    fn add(&mut self, content: &Content, ship: &Item, taken: u32, cargo: impl Iterator<Item = (Id<Item>, u32)>) {
        for (item, number) in cargo {
            if let Some(troop) = content.items.get(item).filter(|item| item.is_troop()) {
                self.troops.extend(std::iter::repeat_n(troop.ground.map_or(6, Level::get), number as usize));
            }
        }
        if ship.is_ship() && ship.drive {
            self.damages.push(ship.damage.get().saturating_sub(taken).max(1));
            self.damages.sort_unstable_by_key(|damage| std::cmp::Reverse(*damage));
        }
    }
}

impl Defence {
    /// The defence of a world in the designs.
    #[must_use]
    pub fn of_world(content: &Content, world: &World) -> Self {
        let table = &content.tables.worlds;
        Self { units: world.troops_in(table), hits_from: world.hits_from(table) }
    }

    /// The defence of a world as a player knows it: as the player last saw it; if the player never saw it, as the table gives it for the world's
    /// type. `None` if the type is unknown.
    #[must_use]
    pub fn of_known(knowledge: &Knowledge, world: &KnownWorld) -> Option<Self> {
        let alike = World { kind: Some(world.kind()?), ..World::default() };
        let by_table = Self::of_world(&knowledge.posted, &alike);
        Some(Self { units: world.seen.as_ref().map_or(by_table.units, Sighting::defenders), ..by_table })
    }
}

/// Works out the first round of a landing of all ships of a fleet. The fleet's troops and ships all count as units of its line. The defenders assign
/// one unit to each unit of troops in line, and all others to the ships in line. If the fleet fires first, because of its sovereign, defenders who
/// are hit do not shoot.
#[must_use]
pub fn landing(force: &LandingForce, defence: Defence) -> Landing {
    let defenders = defence.units;
    let (ships, troops) = (force.damages.len() as u32, force.troops.len() as u32);
    // Troops land with their ships. Each ship counts as a unit of the line, just like each unit of troops.
    let line = Line::of(ships, troops, defenders);
    let fallen = if force.first_fire {
        let ships_hit = std::iter::repeat_n(force.ship_hits_from, line.at_ships.len());
        let in_line = force.troops.iter().copied().skip(line.screened_troops as usize);
        fallen_first(in_line.chain(ships_hit).map(chance))
    } else {
        vec![1.0]
    };
    let (screens, screened_ships) = (line.screened_ships + line.screened_troops, line.screened_ships);
    let hits = chance(defence.hits_from);
    // The defenders shoot in order, first at the troops in line, and then at one ship after another.
    let mut before: u32 = line.at_troops.iter().sum();
    let mut ships_outlive = Vec::new();
    for (damage, shots) in force.damages.iter().skip(screened_ships as usize).zip(&line.at_ships) {
        let outlives = (0..).zip(&fallen).map(|(fallen, times): (u32, &f64)| {
            let left = defenders.saturating_sub(fallen).saturating_sub(before).min(*shots);
            let destroyed = hits_of(left, *damage, hits).into_iter().find(|(taken, _)| taken == damage);
            times * (1.0 - destroyed.map_or(0.0, |(_, times)| times))
        });
        ships_outlive.push(outlives.sum());
        before += shots;
    }
    Landing { ships, troops, defenders, screens, screened_ships, at_ships: line.at_ships, ships_outlive }
}

/// The chances that 0, 1, 2 and so on defenders fall to these shots, given the chance of each shot to hit. Each shot is at a different defender.
fn fallen_first(shots: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut times = vec![1.0];
    for hits in shots {
        times.push(0.0);
        for fallen in (0..times.len()).rev() {
            let more = if fallen > 0 { times[fallen - 1] * hits } else { 0.0 };
            times[fallen] = times[fallen] * (1.0 - hits) + more;
        }
    }
    times
}

/// Which units stand in line in a round of ground combat, and how many defenders shoot at each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// How many ships stand behind the line, where no defender can shoot at them.
    pub screened_ships: u32,
    /// How many units of troops stand behind the line, where no defender can shoot at them.
    pub screened_troops: u32,
    /// How many defenders shoot at each ship in line.
    pub at_ships: Vec<u32>,
    /// How many defenders shoot at each unit of troops in line.
    pub at_troops: Vec<u32>,
}

impl Line {
    /// Draws up a line of landing ships and troops against defenders. If the landing units outnumber the defenders, the surplus is screened, ships
    /// first. The defenders assign one unit to each unit of troops in line, and all others to the ships in line; if no ships are in line, they spread
    /// evenly over the troops (Ground combat).
    #[must_use]
    pub fn of(ships: u32, troops: u32, defenders: u32) -> Self {
        let screens = (ships + troops).saturating_sub(defenders);
        let screened_ships = screens.min(ships);
        let screened_troops = (screens - screened_ships).min(troops);
        let (ships, troops) = (ships - screened_ships, troops - screened_troops);
        let (at_troops, at_ships) = if ships == 0 {
            (evenly(defenders, troops), Vec::new())
        } else {
            (evenly(defenders.min(troops), troops), evenly(defenders.saturating_sub(troops), ships))
        };
        Self { screened_ships, screened_troops, at_ships, at_troops }
    }
}

/// Shares out shots among targets as evenly as possible; returns the number of shots at each target.
fn evenly(shots: u32, targets: u32) -> Vec<u32> {
    (0..targets).map(|at| shots / targets + u32::from(at < shots % targets)).collect()
}
