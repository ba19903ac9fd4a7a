//! Set-up by the book ("Setup: Placement on the Map"): places the ships of a scenario, and says where a ship may stand or why it may not.
//!
//! The first flagship must stand at the centre, each further one exactly ten spaces in a straight line from a flagship placed before, and at least
//! ten from every other. The other ships must stand beside their flagship; reinforcements wait, and squadrons start aboard. All functions here depend
//! on the designs alone, and the checks of a set-up by the book use them too.
//!
//! Reading order: this file, `flagships.rs`, `fleets.rs`, `search.rs`, `standing.rs`.

mod flagships;
mod fleets;
mod search;
mod standing;

pub use flagships::{TEN, linked, ring, straight_tens};
pub(super) use fleets::{hanging_together, is_full};
pub use standing::{Objection, objection, spaces_by_the_book};

use super::{Content, Field, FleetShip, Map, PlacedShip, Scenario, SetUp, Side};
use geometry::{Facing, Grid, Space};
use rules::{Id, Refusal, nth};
use search::{Halt, Search};

/// The ships of one side that start on the map.
struct Party {
    /// The index of the side in the list of the sides that fight.
    side: usize,
    flagship: Id<FleetShip>,
    others: Vec<Id<FleetShip>>,
}

/// Sets a scenario up by the book: places every ship that is not a reinforcement, and leaves every squadron aboard. The first side gets the
/// centre; ships face the nearest flagship of another side. The same designs always give the same set-up.
///
/// # Errors
/// Refuses a scenario that lacks a map, a fleet or a flagship, a scenario with fewer than two or more than six sides, and a map on which the
/// fleets find no room.
pub fn by_the_book(content: &Content, id: Id<Scenario>) -> Result<Scenario, Refusal> {
    let scenario = content.scenarios.get(id).ok_or_else(|| Refusal::new("the scenario is gone"))?;
    let mut bare = scenario.clone();
    clear(&mut bare);
    let field = Field::of(content, id, &bare);
    let Some((_, map)) = field.map else { return Err(Refusal::new("the scenario has no map")) };
    let parties = parties(&field)?;
    let mut search = Search::new(&field, map.grid, &parties);
    let Some(found) = search.run() else { return Err(why_not(&field, map, &parties, search.halt.1)) };
    let flagships: Vec<Space> = found.iter().filter_map(|spaces| spaces.first().copied()).collect();
    let mut set_up = bare.clone();
    set_up.set_up = SetUp::ByTheBook;
    for (index, (party, spaces)) in parties.iter().zip(found).enumerate() {
        let Some(side) = set_up.sides.get_mut(field.sides[party.side].id) else { continue };
        let enemy = nearest_other(map.grid, &flagships, index);
        let facing = |at| enemy.map_or_else(Facing::default, |enemy| map.grid.facing_towards(at, enemy));
        let ships = std::iter::once(&party.flagship).chain(&party.others);
        side.ships = ships.zip(spaces).map(|(ship, at)| PlacedShip { ship: *ship, at, facing: facing(at) }).collect();
    }
    Ok(set_up)
}

/// Takes every unit off the map.
pub fn clear(scenario: &mut Scenario) {
    let ids: Vec<_> = scenario.sides.ids().collect();
    for id in ids {
        let stands = |side: &Side| !side.ships.is_empty() || !side.squadrons.is_empty();
        if scenario.sides.get(id).is_some_and(stands)
            && let Some(side) = scenario.sides.get_mut(id)
        {
            side.ships.clear();
            side.squadrons.clear();
        }
    }
}

/// Whether a set-up by the book may use a space: a unit may enter the space and does not have to retreat from it.
fn is_open(field: &Field, space: Space) -> bool {
    field.enterable(space) && !field.forces_retreat(space)
}

/// The space of the flagship nearest to the one with this index in `flagships`; `None` if there is no other.
fn nearest_other(grid: Grid, flagships: &[Space], index: usize) -> Option<Space> {
    let others = flagships.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, space)| *space);
    others.min_by_key(|space| grid.distance(*space, flagships[index]))
}

/// For every side that has ships on the map at the start: these ships.
fn parties(field: &Field) -> Result<Vec<Party>, Refusal> {
    let sides = field.scenario.sides.len();
    if !(Scenario::FEWEST_SIDES..=Scenario::MOST_SIDES).contains(&sides) {
        let (fewest, most) = (Scenario::FEWEST_SIDES, Scenario::MOST_SIDES);
        return Err(Refusal::new(format!("the book knows {fewest} to {most} sides, and the scenario has {sides}")));
    }
    if field.sides.len() < sides {
        let number = field.scenario.sides.ids().position(|id| field.sides.iter().all(|side| side.id != id)).unwrap_or_default();
        return Err(Refusal::new(format!("the {} side has no fleet", nth(number as u32 + 1))));
    }
    let mut parties = Vec::new();
    for (index, side) in field.sides.iter().enumerate() {
        let starts = |ship: &Id<FleetShip>| side.side.arrival(*ship).is_none();
        let ships: Vec<_> = side.fleet.ships.ids().filter(starts).collect();
        if ships.is_empty() {
            continue;
        }
        let Some(flagship) = side.fleet.flagship.filter(|_| side.has_flagship()) else {
            return Err(Refusal::new(format!("{} has no flagship", side.fleet.label())));
        };
        if let Some(turn) = side.side.arrival(flagship) {
            let name = side.name(field.content, flagship);
            let label = side.label();
            return Err(Refusal::new(format!(
                "{name}, the flagship of {label}, arrives only in turn {turn}, and the others start beside it"
            )));
        }
        let others = ships.into_iter().filter(|ship| *ship != flagship).collect();
        parties.push(Party { side: index, flagship, others });
    }
    if parties.is_empty() { Err(Refusal::new("no side starts with a ship")) } else { Ok(parties) }
}

/// The reason why the fleets find no room.
fn why_not(field: &Field, map: &Map, parties: &[Party], halt: Halt) -> Refusal {
    let label = |party: usize| field.sides[parties[party].side].label();
    let size = || format!("{} × {} spaces", map.grid.columns.get(), map.grid.rows.get());
    Refusal::new(match halt {
        Halt::Centre => format!("{} has no space at its centre that a ship may enter and need not retreat from", map.label()),
        Halt::Flagship { party, beyond: true } => format!(
            "{} is too small: on {} the flagship of {} finds no space exactly {TEN} in a straight line from another and {TEN} from all",
            map.label(),
            size(),
            label(party)
        ),
        Halt::Flagship { party, beyond: false } => format!(
            "{} is too full: planetoids or edges take every space where the flagship of {} could stand {TEN} from the others",
            map.label(),
            label(party)
        ),
        Halt::Fleet(party) => {
            let ships = match parties[party].others.len() {
                1 => "the other ship".into(),
                more => format!("the {more} other ships"),
            };
            format!("{} is too small or too full: {ships} of {} find no room beside the flagship", map.label(), label(party))
        }
    })
}

#[cfg(test)]
mod tests;
