//! What a fleet has been told: it goes on with that until new orders reach it.

use serde::{Deserialize, Serialize};

use crate::orders::Route;
use crate::{Aim, Item, Mode, Player};
use geometry::Space;
use rules::{Id, Level};

/// What a fleet has been told (Fleet orders). Its route keeps the words of the player, whose names are looked up where it gets to them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// What it does where it meets others.
    pub mode: Mode,
    /// At whom its ships shoot.
    pub aim: Aim,
    /// The share of its side's ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<Level>,
    /// Whom it fights beside, and never attacks by itself.
    pub with: Vec<Id<Player>>,
    /// Where it goes.
    pub route: Route,
    /// Which stop comes next; after the last the route is done.
    pub next: usize,
    /// The spaces that lie before the next stop, that itself the last, as far as they have been looked up.
    pub ahead: Vec<Space>,
}

impl Plan {
    /// What is left of its route: the stops from the next one on, and of a route that begins anew the others behind them.
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
    /// Whether it is nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
