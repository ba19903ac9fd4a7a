//! A route: the stops of a fleet like those of a railroad schedule, and what it does at each.

use serde::{Deserialize, Serialize};

use super::{Name, Spot, Spotted};
use geometry::Space;

/// Where a fleet goes, and what it does there (Movement).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// The stops in order, one at least. A first stop where the fleet stands is no move.
    pub stops: Vec<Spotted<Stop>>,
    /// Whether it begins anew behind the last stop.
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
    /// `plunder` or `plunder 3`: so many ships land; all where it does not say.
    Plunder(Option<u32>),
    /// `slay` or `slay 3`: so many ships land; all where it does not say.
    Slay(Option<u32>),
    /// `conquer 2`: so many troops stay as a garrison, from 1.
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
    /// `attack Tharn` or `attack stranger 3`: a player, or a stranger by the number that the report gives it, which is then in the name.
    Attack(Name),
    /// `join FLEET`
    Join(Name),
    /// `leave 2 troop, Raven`: what stays behind, ashore or as a fleet.
    Leave(Vec<Thing>),
    /// `take 2 troop, Raven`: what comes aboard.
    Take(Vec<Thing>),
    /// `deliver 20 IU, Raven to PLAYER`
    Deliver {
        /// What.
        things: Vec<Thing>,
        /// Whom to.
        to: Name,
    },
}

/// How much is loaded, unloaded or installed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// All that there is and that there is room for.
    All,
    /// These, one at least.
    Things(Vec<Thing>),
}

/// A line of a list of ships, cargo, troops and persons, such as `2 escort`, `Raven` or `40 IU`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// How many, from 1; none where one thing is named. A thing with a number is never a person or a ship with a name.
    pub number: Option<u32>,
    /// What it is.
    pub what: Spotted<What>,
}

/// What a thing of a list is.
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
    /// Stops and acts stand nowhere from now on, as they do once the sheet that they were read from is an old one.
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
    /// How many it is.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.number.unwrap_or(1)
    }
}
