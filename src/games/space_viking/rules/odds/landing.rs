//! The first round of a landing: who is screened, who is shot at, and whether a ship can plunder after it (Landings, Ground combat).

use super::Side;
use super::volley::{chance, hits_of};
use crate::{Content, Fleet, World};
use rules::Level;

/// The first round of a landing.
#[derive(Clone, Debug, PartialEq)]
pub struct Landing {
    /// How many ships land.
    pub ships: u32,
    /// How many units of troops land with them.
    pub troops: u32,
    /// How many troops defend the world.
    pub defenders: u32,
    /// How many of one's own units nobody can shoot at: own units less enemy units, ships first.
    pub screens: u32,
    /// How many ships among them, which can plunder after the round.
    pub screened_ships: u32,
    /// How many defenders shoot at each ship that is not screened.
    pub at_ships: Vec<u32>,
    /// The chance of each of those ships to outlive the round, the ship with most to lose first.
    pub ships_outlive: Vec<f64>,
}

/// The first round of a landing of all ships of a fleet. All own units count in the line, ships too; natives put one on each troop in line,
/// and all others on ships in line. Where the fleet fires first, by its sovereign, who falls by that shoots at nobody.
#[must_use]
pub fn landing(content: &Content, fleet: &Fleet, world: &World) -> Landing {
    let table = &content.tables.worlds;
    let defenders = world.troops_in(table);
    let (mut damages, mut troops_hit) = (Vec::new(), Vec::new());
    for (_, ship) in fleet.ships.iter() {
        let load = content.load(&ship.cargo);
        let troops = load.items.iter().filter_map(|(number, item)| {
            let troop = content.items.get(*item).filter(|item| item.is_troop())?;
            Some(std::iter::repeat_n(chance(troop.ground.map_or(6, Level::get)), *number as usize))
        });
        troops_hit.extend(troops.flatten());
        if let Some(item) = content.item_of(ship).filter(|item| item.is_ship() && item.drive) {
            damages.push(item.damage.get().max(1));
        }
    }
    damages.sort_unstable_by_key(|damage| std::cmp::Reverse(*damage));
    let (ships, troops) = (damages.len() as u32, troops_hit.len() as u32);
    // The ships' units land with their ships, and a ship is a unit of the line as much as a troop is.
    let line = Line::of(ships, troops, defenders);
    let fallen = if Side::of_fleet(content, fleet).first_fire {
        let ships_hit = std::iter::repeat_n(chance(content.tables.rolls.landed_ship.get()), line.at_ships.len());
        fallen_first(troops_hit.into_iter().skip(line.screened_troops as usize).chain(ships_hit))
    } else {
        vec![1.0]
    };
    let (screens, screened_ships) = (line.screened_ships + line.screened_troops, line.screened_ships);
    let hits = chance(world.hits_from(table));
    // The defenders shoot in their order at the troops in line, and then at one ship after the other.
    let mut before: u32 = line.at_troops.iter().sum();
    let mut ships_outlive = Vec::new();
    for (damage, shots) in damages.iter().skip(screened_ships as usize).zip(&line.at_ships) {
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

/// How likely so many defenders fall to these shots, each at another of them: of those in line nobody shoots at the same.
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

/// Who stands in line in a round on the ground, and at whom the defenders shoot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Ships behind the line, at which nobody can shoot.
    pub screened_ships: u32,
    /// Troops behind it.
    pub screened_troops: u32,
    /// How many defenders shoot at each ship in line.
    pub at_ships: Vec<u32>,
    /// How many shoot at each unit of troops in line.
    pub at_troops: Vec<u32>,
}

impl Line {
    /// The line of so many ships and troops against so many defenders: own units less enemy units are screened, ships first. Defenders put
    /// one on each troop in line, and all others on ships in line, else evenly (Ground combat).
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

/// So many shots on so many targets, as evenly as can be.
fn evenly(shots: u32, targets: u32) -> Vec<u32> {
    (0..targets).map(|at| shots / targets + u32::from(at < shots % targets)).collect()
}
