//! The starting places of units, if the scenario gives them; the other units wait in the palettes.

use super::fleets::{Counters, Fleets};
use exchange::vassal::{Stack, Standing};
use launch_fighters::{FleetShip, Side};
use rules::Id;

/// The units of a side that have a starting place.
pub fn stacks(fleets: &Fleets, side: &Side, counters: &Counters) -> Vec<Stack> {
    let names = side.fleet.and_then(|id| fleets.content.fleets.get(id)).map(|fleet| fleet.names(&fleets.content.ships));
    let name = |ship: &Id<FleetShip>| names.as_ref().and_then(|names| names.get(ship)).cloned().unwrap_or_default();
    let placed = side.ships.iter().filter_map(|placed| {
        let standing = Standing::new(*counters.ships.get(&placed.ship)?).facing(fleets.shape(), placed.facing);
        fleets.stack(name(&placed.ship), placed.at, vec![standing])
    });
    let mut left = counters.squadrons.clone();
    let launched = side.squadrons.iter().filter(|placed| fleets.grid.contains(placed.at)).filter_map(|placed| {
        let piece = left.get_mut(&placed.host)?.pop()?;
        fleets.stack(format!("Squadron of {}", name(&placed.host)), placed.at, vec![Standing::new(piece)])
    });
    placed.chain(launched).collect()
}
