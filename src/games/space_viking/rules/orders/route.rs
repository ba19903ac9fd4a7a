//! A route: the stops of a fleet, like those of a railroad schedule, and what it does at each.

use serde::{Deserialize, Serialize};

use super::{Name, Spot, Spotted};
use geometry::Space;

/// Where a fleet goes, and what it does there (Movement).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// The stops in order, at least one. A first stop where the fleet already stands takes no move.
    pub stops: Vec<Spotted<Stop>>,
    /// Whether it starts again after the last stop.
    pub repeat: bool,
}

/// A stop of a route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Where it is.
    pub to: Waypoint,
    /// What is done there, in order.
    pub acts: Vec<Spotted<Act>>,
}

/// Where a stop is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waypoint {
    /// A world.
    World(Name),
    /// A space, such as `0711`, which may lie off the map.
    Space(Space),
    /// `wait`: one move spent where the fleet is.
    Wait,
}

/// What a fleet does at a stop (Fleet orders).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// `plunder` or `plunder 3`: the number of ships that land; all without a number.
    Plunder(Option<u32>),
    /// `slay` or `slay 3`: the number of ships that land; all without a number.
    Slay(Option<u32>),
    /// `conquer 2`: the number of troops that stay as a garrison, from 1.
    Conquer(u32),
    /// `trade`
    Trade,
    /// `gift 20`: in IU.
    Gift(u32),
    /// `associate 20`: in IU.
    Associate(u32),
    /// `settle 3`: in millions of people.
    Settle(u32),
    /// `load 2 troop` or `load all`
    Load(Lot),
    /// `unload 2 troop` or `unload all`
    Unload(Lot),
    /// `install 1 outpost` or `install all`
    Install(Lot),
    /// `attack Tharn` or `attack stranger 3`: a player, or a stranger by its number in the report; the name then includes the number.
    Attack(Name),
    /// `join FLEET`
    Join(Name),
    /// `leave 2 troop, Raven`: what stays behind, ashore or as a fleet.
    Leave(Vec<Thing>),
    /// `take 2 troop, Raven`: what comes aboard.
    Take(Vec<Thing>),
    /// `deliver 20 IU, Raven to PLAYER`
    Deliver {
        /// What is delivered.
        things: Vec<Thing>,
        /// The player who gets it.
        to: Name,
    },
}

/// How much is loaded, unloaded or installed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// Everything there is, as far as there is room.
    All,
    /// These things, at least one.
    Things(Vec<Thing>),
}

/// An entry of a list of ships, cargo, troops and persons, such as `2 escort`, `Raven` or `40 IU`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// How many, from 1; none for a single named thing. A thing with a number is never a person or a ship with a name.
    pub number: Option<u32>,
    /// What it is.
    pub what: Spotted<What>,
}

/// What an entry of a list is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// `40 IU`
    Money,
    /// `2 people`: in millions.
    People,
    /// An item by the table's words, or a ship or a person by name.
    Named(Name),
}

impl Route {
    /// Clears the spots of stops and acts, once the sheet that they were read from is out of date.
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
    /// How many there are: 1 without a number.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.number.unwrap_or(1)
    }
}
