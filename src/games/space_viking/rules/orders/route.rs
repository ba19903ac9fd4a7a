//! A route: the stops of a fleet, like those of a railroad schedule, and what the fleet does at each.

use serde::{Deserialize, Serialize};

use super::{Name, Spot, Spotted};
use geometry::Space;

/// The route of a fleet, with its acts at each stop (Movement).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// The stops in order, at least one. If the fleet is already at the first stop, that stop takes no move.
    pub stops: Vec<Spotted<Stop>>,
    /// Whether the route starts again after the last stop.
    pub repeat: bool,
}

/// A stop of a route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Where the fleet goes to reach this stop.
    pub to: Waypoint,
    /// The acts of the fleet at the stop, in the order in which it does them.
    pub acts: Vec<Spotted<Act>>,
}

/// Where a fleet goes to reach a stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waypoint {
    /// To the world of this name.
    World(Name),
    /// To this space, written like `0711`; it may lie off the map.
    Space(Space),
    /// Nowhere, written `wait`: the fleet spends one move where it is.
    Wait,
}

/// An act of a fleet at a stop (Fleet orders).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// `plunder` or `plunder 3`: how many ships land; without a number, all land.
    Plunder(Option<u32>),
    /// `slay` or `slay 3`: how many ships land; without a number, all land.
    Slay(Option<u32>),
    /// `conquer 2`: how many units of troops stay as a garrison, at least 1.
    Conquer(u32),
    /// `trade`: a Merchant's fleet takes the world's goods.
    Trade,
    /// `gift 20`: the amount, in IU.
    Gift(u32),
    /// `associate 20`: the amount, in IU, of the gift that is to win the world over.
    Associate(u32),
    /// `settle 3`: how many people settle, in millions.
    Settle(u32),
    /// `load 2 troop` or `load all`: cargo to be taken aboard.
    Load(Lot),
    /// `unload 2 troop` or `unload all`: cargo to be put ashore.
    Unload(Lot),
    /// `install 1 outpost` or `install all`: bases or troops to be put in place.
    Install(Lot),
    /// `attack Tharn` or `attack stranger 3`: a player, or a strange fleet by its number in the report, in which case the name includes the number.
    Attack(Name),
    /// `join FLEET`: this fleet becomes part of another one in the same space.
    Join(Name),
    /// `leave 2 troop, Raven`: units to be left ashore, or ships to be left as a fleet.
    Leave(Vec<Thing>),
    /// `take 2 troop, Raven`: things and persons to be taken aboard.
    Take(Vec<Thing>),
    /// `deliver 20 IU, Raven to PLAYER`: things are handed over to another player.
    Deliver {
        /// The things to be handed over.
        things: Vec<Thing>,
        /// The player who receives the things.
        to: Name,
    },
}

/// What is loaded, unloaded or installed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// Everything that is there, as far as there is room.
    All,
    /// These things, at least one.
    Things(Vec<Thing>),
}

/// An entry of a list of ships, cargo, troops and persons, such as `2 escort`, `Raven` or `40 IU`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// How many of the thing, at least 1; `None` for a person or a ship given by name.
    pub number: Option<u32>,
    /// What the entry lists.
    pub what: Spotted<What>,
}

/// What an entry of a list refers to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// `IU`: money.
    Money,
    /// `people`, counted in millions.
    People,
    /// An item, a ship or a person, by name.
    Named(Name),
}

impl Route {
    /// Clears the positions of stops and acts, once the sheet from which they were read is out of date.
    pub fn forget_spots(&mut self) {
        for stop in &mut self.stops {
            stop.at = Spot::default();
            for act in &mut stop.what.acts {
                act.at = Spot::default();
            }
        }
    }
}

impl Thing {
    /// The number in the entry, or 1 if it has none.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.number.unwrap_or(1)
    }
}
