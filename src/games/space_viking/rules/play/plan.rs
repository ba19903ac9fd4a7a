//! The orders of a fleet, which it follows until new ones reach it.

use serde::{Deserialize, Serialize};

use crate::orders::Route;
use crate::{Aim, Item, Mode, Player};
use geometry::Space;
use rules::{Id, Level};

/// The orders of a fleet (Fleet orders). The route keeps the player's words; a name in it is looked up only when the fleet comes to that stop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// How the fleet behaves when it meets worlds and other fleets.
    pub mode: Mode,
    /// Which targets the fleet's ships shoot at.
    pub aim: Aim,
    /// What share of the ships of its side, in hundredths, has to be lost for the fleet to break off; `None` if it fights to the end.
    pub break_off: Option<Level>,
    /// The players whom the fleet helps in battle, and attacks only if ordered to.
    pub with: Vec<Id<Player>>,
    /// The stops of the fleet, with its acts.
    pub route: Route,
    /// The index of the next stop. If there is no stop with this index, the route has been completed.
    pub next: usize,
    /// The spaces on the way to the next stop, with the space of the stop last. Empty until the way has been looked up.
    pub ahead: Vec<Space>,
}

impl Plan {
    /// The rest of the route: the stops from the next one on, followed by the others if the route repeats.
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

/// Goods that were loaded, left, handed over and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Troops, bases and carried ships.
    pub items: Vec<(Id<Item>, u32)>,
    /// How much money, in IU.
    pub iu: u32,
    /// How many people, in millions.
    pub people: u32,
}

impl Goods {
    /// Whether there are no goods.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
