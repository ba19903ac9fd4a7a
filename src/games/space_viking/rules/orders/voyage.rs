//! Where a player's fleets go by a sheet, and when they arrive: as far as the player can tell beforehand, if nothing interferes.

use super::checks::{Block, Case};
use super::{Route, Sheet, Stop, Waypoint};
use crate::knowledge::Knowledge;
use crate::tick::{TICKS, enters};
use crate::way::way;
use geometry::Space;

/// The planned way of a fleet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voyage {
    /// What the fleet is called.
    pub fleet: String,
    /// Where it stands as the year begins.
    pub from: Space,
    /// How many moves it makes in a year.
    pub jump: u32,
    /// Where the route comes from.
    pub told: Told,
    /// The legs, in order.
    pub legs: Vec<Leg>,
}

/// Where a route comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// From the block of the sheet at this place.
    Sheet(usize),
    /// From the orders that the fleet continues with.
    Standing {
        /// Whether the next stop is known. A report tells the whole route; a fleet that stands at none of its stops may be on its way to any.
        is_sure: bool,
    },
    /// There is none: the fleet stays.
    Nothing,
}

/// A leg of a way, up to a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The stop of the route that it leads to.
    pub stop: usize,
    /// The year in which the fleet arrives.
    pub year: u32,
    /// The tick of that year.
    pub tick: u32,
    /// How many moves the fleet has made by then since the beginning of the next year.
    pub moves: u32,
    /// Where it is then.
    pub at: Space,
    /// The spaces that it enters on the way, that of the stop last; empty for a wait, and if it stands there already.
    pub way: Vec<Space>,
    /// What it does there, as the sheet writes it.
    pub acts: Vec<String>,
}

/// How many years beyond the next a repeating route is followed.
const YEARS_ON: u32 = 3;
/// The most legs of a voyage.
const MOST_LEGS: usize = 60;

/// The voyages of all fleets: those of the report, then those that the sheet founds.
#[must_use]
pub fn voyages(sheet: &Sheet, knowledge: &Knowledge) -> Vec<Voyage> {
    let case = Case::new(sheet, knowledge);
    let blocks: Vec<(usize, Block)> =
        case.blocks().filter(|block| !block.is_message).enumerate().filter(|(_, block)| !block.name.text.is_empty()).collect();
    let mut voyages = Vec::new();
    for fleet in &knowledge.own.fleets {
        let block = blocks.iter().find(|(_, block)| block.name.is(&fleet.name));
        let told = block.and_then(|(place, block)| Some((*place, block, block.lines.route.as_ref()?)));
        let jump = fleet.ships.iter().map(|ship| ship.jump).filter(|jump| *jump > 0).min().unwrap_or(0);
        voyages.push(match told {
            Some((place, block, route)) => {
                let jump = case.force(block).map_or(jump, |force| force.jump);
                travel(&case, &fleet.name, fleet.at, jump, (Told::Sheet(place), &route.what, 0))
            }
            None => match Route::read(&fleet.orders) {
                Some(route) => {
                    let stands = |stop: &Stop| target(&case, &stop.to, fleet.at) == Some(fleet.at) && stop.to != Waypoint::Wait;
                    let passed = route.stops.iter().rposition(|stop| stands(&stop.what));
                    let told = Told::Standing { is_sure: passed.is_some() };
                    travel(&case, &fleet.name, fleet.at, jump, (told, &route, passed.map_or(0, |passed| passed + 1)))
                }
                None => travel(&case, &fleet.name, fleet.at, jump, (Told::Nothing, &Route::default(), 0)),
            },
        });
    }
    for (place, block) in blocks.iter().filter(|(_, block)| block.fleet.is_none()) {
        let (Some(from), route) = (case.stands(block), block.lines.route.as_ref().map(|route| &route.what)) else { continue };
        let jump = case.force(block).map_or(0, |force| force.jump);
        let stays = Route::default();
        voyages.push(travel(&case, &block.name.text, from, jump, (Told::Sheet(*place), route.unwrap_or(&stays), 0)));
    }
    voyages
}

/// The space of a stop, if the player knows it.
fn target(case: &Case, to: &Waypoint, at: Space) -> Option<Space> {
    let space = match to {
        Waypoint::World(name) => case.world(name).map(|world| world.at),
        Waypoint::Space(space) => Some(*space),
        Waypoint::Wait => Some(at),
    };
    space.filter(|space| case.knowledge.posted.sector.holds(*space))
}

/// Follows a route from one of its stops on, in the same way as the clock of a year.
fn travel(case: &Case, fleet: &str, from: Space, jump: u32, (told, route, first): (Told, &Route, usize)) -> Voyage {
    let mut voyage = Voyage { fleet: fleet.to_owned(), from, jump, told, legs: Vec::new() };
    let begins = case.knowledge.next_turn();
    let (mut at, mut moves, mut next) = (from, 0_u32, first);
    // A route that leads nowhere must not be followed for ever.
    let mut passed_over = 0;
    while voyage.legs.len() < MOST_LEGS && passed_over <= route.stops.len() {
        if next >= route.stops.len() && route.repeat {
            next = 0;
        }
        let Some(stop) = route.stops.get(next).map(|stop| &stop.what) else { break };
        let Some(to) = target(case, &stop.to, at) else {
            (next, passed_over) = (next + 1, passed_over + 1);
            continue;
        };
        // A first stop where the fleet already stands takes no move.
        let stands = next == 0 && to == at && stop.to != Waypoint::Wait;
        let spaces = if to == at { Vec::new() } else { way(&case.knowledge.posted, at, to) };
        if !stands {
            if jump == 0 {
                break;
            }
            moves += (spaces.len() as u32).max(1);
        }
        let (year, tick) = voyage.moment(case.knowledge, moves);
        // Every stop is followed once, however long that takes.
        if route.repeat && year > begins + YEARS_ON && voyage.legs.len() >= route.stops.len() {
            break;
        }
        let acts = stop.acts.iter().map(|act| act.what.text()).collect();
        voyage.legs.push(Leg { stop: next, year, tick, moves, at: to, way: spaces, acts });
        passed_over = if stands { passed_over + 1 } else { 0 };
        (at, next) = (to, next + 1);
    }
    voyage
}

impl Voyage {
    /// The year and the tick at which this many moves are made, counted from the beginning of the next year.
    #[must_use]
    pub const fn moment(&self, knowledge: &Knowledge, moves: u32) -> (u32, u32) {
        let begins = knowledge.next_turn();
        if moves == 0 || self.jump == 0 {
            return (begins, 0);
        }
        (begins + (moves - 1) / self.jump, enters(self.jump, (moves - 1) % self.jump + 1))
    }
}

impl Leg {
    /// The arrival in words: `turn 3, tick 420`.
    #[must_use]
    pub fn when(&self) -> String {
        match self.tick {
            0 => format!("turn {}, at once", self.year),
            TICKS => format!("turn {}, its end", self.year),
            tick => format!("turn {}, tick {tick}", self.year),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::examples;
    use super::*;

    fn told(lines: &str) -> Vec<Voyage> {
        let (sheet, knowledge) = examples::sheet(lines);
        voyages(&sheet, &knowledge)
    }

    #[test]
    fn arrivals_are_told_by_tick_and_year() {
        let voyages = told("fleet Raiders\nroute Gram (load 1 troop) - Xochitl (plunder) - wait - Gram (unload all)");
        let raiders = &voyages[0];
        let moments: Vec<_> = raiders.legs.iter().map(|leg| (leg.stop, leg.year, leg.tick, leg.way.len())).collect();
        // Three moves at Jump-2 end in the middle of the second year.
        assert_eq!(moments, [(0, 3, 0, 0), (1, 4, 420, 3), (2, 4, 840, 0), (3, 6, 420, 3)]);
        assert_eq!((raiders.legs[1].acts.as_slice(), raiders.told), (&["plunder".to_owned()][..], Told::Sheet(0)));
        assert_eq!(raiders.legs[1].way.last(), Some(&examples::XOCHITL));
        assert_eq!(raiders.legs[0].when(), "turn 3, at once");
    }

    #[test]
    fn who_is_told_nothing_goes_on_as_before_and_a_round_trip_ends_somewhere() {
        let voyages = told("fleet Raiders\nroute Gram - Cinder repeat");
        assert!(voyages[0].legs.len() > 4 && voyages[0].legs.iter().all(|leg| leg.year <= 3 + YEARS_ON), "{:?}", voyages[0].legs);
        let watch = voyages.iter().find(|voyage| voyage.fleet == "Watch").expect("a fleet of the report");
        assert_eq!((watch.told, watch.legs.len()), (Told::Standing { is_sure: true }, 0));
        let rangers = voyages.iter().find(|voyage| voyage.fleet == "Rangers").expect("a fleet of the report");
        assert_eq!((rangers.told, rangers.legs.len()), (Told::Standing { is_sure: false }, 1));
        assert!(told("fleet Raiders\nroute Nowhere repeat")[0].legs.is_empty());
        assert_eq!(told("fleet Gang\nships Raven\nroute Cinder").last().map(|voyage| voyage.legs.len()), Some(1));
    }
}
