//! A fleet in a campaign: its owner, its space, its orders, and its ships with the cargo in their holds.

use serde::{Deserialize, Serialize};

use super::{Plan, Stock};
use crate::{Item, Player};
use geometry::Space;
use rules::Id;

/// The number of a fleet, which no player ever sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FleetId(pub u32);

impl FleetId {
    /// How many low bits of a fleet's number count the fleets of one seat. The bits above them identify the seat.
    pub(super) const OF_A_SEAT: u32 = 20;

    /// The seat whose player founded the fleet, counted from 0 in the order of the campaign; `None` if no player founded it.
    #[must_use]
    pub const fn founder(self) -> Option<usize> {
        ((self.0 >> Self::OF_A_SEAT) as usize).checked_sub(1)
    }
}

/// The number of a ship, which no player ever sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipId(pub u32);

/// The owner of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Owner {
    /// A player.
    Player(Id<Player>),
    /// A captain who turned traitor with this fleet and goes Viking alone, or rogues whom the referee put on the map.
    Rogue(FleetId),
    /// The natives of the world that the ships guard.
    Natives,
}

/// A fleet in a campaign, as the referee knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// The number of the fleet.
    pub id: FleetId,
    /// The fleet's owner.
    pub owner: Owner,
    /// The owner's name for the fleet.
    pub name: String,
    /// Who commands the fleet.
    pub commander: Commander,
    /// The space where the fleet is.
    pub at: Space,
    /// The space where the fleet was before; it goes back there if it breaks off. `None` if the fleet has not moved.
    pub from: Option<Space>,
    /// The fleet's orders.
    pub plan: Plan,
    /// The fleet's ships.
    pub ships: Vec<Ship>,
    /// How many moves the fleet has made this year; waiting counts as a move.
    pub moves: u32,
    /// Whether the fleet makes no more moves this year, because it broke off or its captain was exposed.
    pub idle: bool,
}

/// Who commands a fleet (Command).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commander {
    /// The sovereign or a crony, by index in the player's seat.
    Person(usize),
    /// An ordinary captain of this name, who may be tempted; the name may be empty.
    Captain(String),
    /// Nobody, for ships on automatic control and unmanned ships.
    Nobody,
}

/// A ship in a campaign, as the referee knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The number of the ship.
    pub id: ShipId,
    /// The ship's name; most ships have none.
    pub name: String,
    /// The item that the ship is built as, such as an Escort.
    pub item: Id<Item>,
    /// The hits that the ship has taken and that are not repaired yet.
    pub taken: u32,
    /// How many moves the ship makes in a year, as the technology of the player who built it allows; 0 without a drive.
    pub jump: u32,
    /// Whether the ship is unmanned; it then always attacks.
    pub unmanned: bool,
    /// The contents of the ship's holds.
    pub hold: Hold,
}

/// The contents of a ship's holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hold {
    /// Troops and bases.
    pub stock: Vec<Stock>,
    /// Carried ships, such as fighters and monitors.
    pub ships: Vec<Ship>,
    /// How much money, in IU.
    pub iu: u32,
    /// How many people, in millions.
    pub people: u32,
}

impl Hold {
    /// How many units of cargo are in the holds.
    #[must_use]
    pub fn units(&self, iu_a_hold: u32) -> u32 {
        let stock: u32 = self.stock.iter().map(|stock| stock.number).sum();
        stock + self.ships.len() as u32 + self.people + self.iu.div_ceil(iu_a_hold.max(1))
    }
}

impl Fleet {
    /// How many moves the fleet makes in a year: as many as its slowest ship.
    #[must_use]
    pub fn jump(&self) -> u32 {
        self.ships.iter().map(|ship| ship.jump).min().unwrap_or(0)
    }

    /// The money in the fleet's holds, in IU.
    #[must_use]
    pub fn iu(&self) -> u32 {
        self.ships.iter().map(|ship| ship.hold.iu).sum()
    }

    /// The people in the fleet's holds, in millions.
    #[must_use]
    pub fn people(&self) -> u32 {
        self.ships.iter().map(|ship| ship.hold.people).sum()
    }

    /// How many of an item are in the fleet's holds, carried ships included.
    #[must_use]
    pub fn carries(&self, item: Id<Item>) -> u32 {
        let in_hold = |hold: &Hold| {
            let stock: u32 = hold.stock.iter().filter(|stock| stock.item == item).map(|stock| stock.number).sum();
            stock + hold.ships.iter().filter(|ship| ship.item == item).count() as u32
        };
        self.ships.iter().map(|ship| in_hold(&ship.hold)).sum()
    }
}
