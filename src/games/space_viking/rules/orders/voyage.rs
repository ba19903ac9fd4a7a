//! Forecasts where the order sheet takes a player's fleets and when they arrive, as far as the player can tell beforehand and if nothing interferes.

use super::checks::{Block, Case};
use super::{Route, Sheet, Stop, Waypoint};
use crate::knowledge::Knowledge;
use crate::tick::{TICKS, enters};
use crate::way::way;
use geometry::Space;

/// The forecast voyage of a fleet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voyage {
    /// The name of the fleet.
    pub fleet: String,
    /// The space where the fleet is as the year begins.
    pub from: Space,
    /// How many moves the fleet makes in a year.
    pub jump: u32,
    /// What gave the fleet its route.
    pub told: Told,
    /// The legs of the voyage, in the order of travel.
    pub legs: Vec<Leg>,
}

/// What gave a fleet its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The block of the sheet with this index.
    Sheet(usize),
    /// The orders from earlier years that the fleet still follows.
    Standing {
        /// Whether the next stop is known. A report gives the whole route; if the fleet is at none of its stops, it may be on its way to any of them.
        is_sure: bool,
    },
    /// Nothing: the fleet has no route and stays.
    Nothing,
}

/// A leg of a voyage, which ends at a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The index of that stop in the route.
    pub stop: usize,
    /// The year in which the fleet arrives at the stop.
    pub year: u32,
    /// The tick of that year at which the fleet arrives.
    pub tick: u32,
    /// How many moves the fleet has made when it arrives, counted from the beginning of the next year.
    pub moves: u32,
    /// The space of the stop.
    pub at: Space,
    /// The spaces that the fleet enters on the way, with the space of the stop last; empty if the fleet waits, or is already there.
    pub way: Vec<Space>,
    /// The fleet's acts at the stop, as the sheet writes them.
    pub acts: Vec<String>,
}

/// For how many years after the next one a repeating route is followed.
const YEARS_ON: u32 = 3;
/// How many legs a voyage may have.
const MOST_LEGS: usize = 60;

/// The voyages of all the player's fleets: those in the report, then those that the sheet founds.
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

/// The space of a stop; `None` if the player does not know it, or if it is off the map. `at` is the space where the fleet is before that stop; a
/// fleet that waits stays there.
fn target(case: &Case, to: &Waypoint, at: Space) -> Option<Space> {
    let space = match to {
        Waypoint::World(name) => case.world(name).map(|world| world.at),
        Waypoint::Space(space) => Some(*space),
        Waypoint::Wait => Some(at),
    };
    space.filter(|space| case.knowledge.posted.sector.holds(*space))
}

/// Follows a route from the stop with index `first`, by the same rules as the clock of a year. `told` says what gave the fleet the route.
fn travel(case: &Case, fleet: &str, from: Space, jump: u32, (told, route, first): (Told, &Route, usize)) -> Voyage {
    let mut voyage = Voyage { fleet: fleet.to_owned(), from, jump, told, legs: Vec::new() };
    let begins = case.knowledge.next_turn();
    let (mut at, mut moves, mut next) = (from, 0_u32, first);
    // Counts the stops in a row that take no move, so that a route without any others is not followed for ever.
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
        // If the fleet is already at the first stop, that stop takes no move.
        let stands = next == 0 && to == at && stop.to != Waypoint::Wait;
        let spaces = if to == at { Vec::new() } else { way(&case.knowledge.posted, at, to) };
        if !stands {
            if jump == 0 {
                break;
            }
            moves += (spaces.len() as u32).max(1);
        }
        let (year, tick) = voyage.moment(case.knowledge, moves);
        // Every stop is followed at least once, however long that takes.
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
    /// The year and the tick at which the fleet has made this many moves, counted from the beginning of the next year.
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
    /// The time of arrival in words: `turn 3, tick 420`.
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
        // At Jump-2 a fleet makes its third move in the middle of the second year.
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
