//! The orders of a fleet: it continues with them until new ones reach it.

use serde::{Deserialize, Serialize};

use crate::orders::Route;
use crate::{Aim, Item, Mode, Player};
use geometry::Space;
use rules::{Id, Level};

/// The orders of a fleet (Fleet orders). Its route keeps the player's words, and names are looked up when the fleet gets to them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// How it behaves where it meets others.
    pub mode: Mode,
    /// Which targets its ships shoot at.
    pub aim: Aim,
    /// The share of its side's ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<Level>,
    /// The players it helps in battle and never attacks unless ordered to.
    pub with: Vec<Id<Player>>,
    /// Where it goes.
    pub route: Route,
    /// The index of the next stop; after the last the route is done.
    pub next: usize,
    /// The spaces up to the next stop, with the stop itself last, as far as they have been looked up.
    pub ahead: Vec<Space>,
}

impl Plan {
    /// What is left of its route: the stops from the next one on, followed by the others if the route repeats.
    #[must_use]
    pub fn left(&self) -> Route {
        let mut route = self.route.clone();
        let passed = self.next.min(route.stops.len());
        if route.repeat {
            route.stops.rotate_left(passed);
        } else {
            route.stops.drain(..passed);
        }
        route
    }
}

/// What was loaded, left, handed over and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Troops, bases and carried ships.
    pub items: Vec<(Id<Item>, u32)>,
    /// Money, in IU.
    pub iu: u32,
    /// People, in millions.
    pub people: u32,
}

impl Goods {
    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
