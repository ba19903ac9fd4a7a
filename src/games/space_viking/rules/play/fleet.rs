//! A fleet in a campaign: its owner, where it stands, its orders, and its ships with the cargo in their holds.

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
    /// How many low bits of a number count the fleets of one seat; those above give the seat.
    pub(super) const OF_A_SEAT: u32 = 20;

    /// Which seat founded the fleet, counted from 0 in the order of the campaign; none if no seat did.
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
    /// A captain who turned traitor with this fleet, and goes Viking alone.
    Rogue(FleetId),
    /// The natives of the world that it guards.
    Natives,
}

/// A fleet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// Its number.
    pub id: FleetId,
    /// Its owner.
    pub owner: Owner,
    /// Its owner's name for it.
    pub name: String,
    /// Who commands it.
    pub commander: Commander,
    /// Where it is.
    pub at: Space,
    /// Where it was before, which is where it goes if it breaks off.
    pub from: Option<Space>,
    /// Its orders.
    pub plan: Plan,
    /// Its ships.
    pub ships: Vec<Ship>,
    /// The moves that it has made this year, waits included.
    pub moves: u32,
    /// Whether it moves no more this year, because it broke off or its captain was exposed.
    pub idle: bool,
}

/// Who commands a fleet (Command).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commander {
    /// The sovereign or a crony, by the index among the persons of the seat.
    Person(usize),
    /// An ordinary captain, who may be tempted.
    Captain(String),
    /// Nobody: ships on automatic control, or unmanned ones.
    Nobody,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Its number.
    pub id: ShipId,
    /// What it is called; most have no name.
    pub name: String,
    /// The item that it is.
    pub item: Id<Item>,
    /// The hits that it has taken.
    pub taken: u32,
    /// How many moves a year it makes, by the technology of the player who built it; 0 without a drive.
    pub jump: u32,
    /// Whether it was built unmanned; then it always engages.
    pub unmanned: bool,
    /// What lies in its holds.
    pub hold: Hold,
}

/// What lies in the holds of a ship.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hold {
    /// Troops and bases.
    pub stock: Vec<Stock>,
    /// Fighters and monitors.
    pub ships: Vec<Ship>,
    /// Money, in IU.
    pub iu: u32,
    /// People, in millions.
    pub people: u32,
}

impl Hold {
    /// How many units of cargo it is.
    #[must_use]
    pub fn units(&self, iu_a_hold: u32) -> u32 {
        let stock: u32 = self.stock.iter().map(|stock| stock.number).sum();
        stock + self.ships.len() as u32 + self.people + self.iu.div_ceil(iu_a_hold.max(1))
    }
}

impl Fleet {
    /// How many moves a year it makes: a fleet is as fast as its slowest ship.
    #[must_use]
    pub fn jump(&self) -> u32 {
        self.ships.iter().map(|ship| ship.jump).min().unwrap_or(0)
    }

    /// The money in its holds, in IU.
    #[must_use]
    pub fn iu(&self) -> u32 {
        self.ships.iter().map(|ship| ship.hold.iu).sum()
    }

    /// The people in its holds, in millions.
    #[must_use]
    pub fn people(&self) -> u32 {
        self.ships.iter().map(|ship| ship.hold.people).sum()
    }

    /// How many of an item are in its holds, carried ships included.
    #[must_use]
    pub fn carries(&self, item: Id<Item>) -> u32 {
        let in_hold = |hold: &Hold| {
            let stock: u32 = hold.stock.iter().filter(|stock| stock.item == item).map(|stock| stock.number).sum();
            stock + hold.ships.iter().filter(|ship| ship.item == item).count() as u32
        };
        self.ships.iter().map(|ship| in_hold(&ship.hold)).sum()
    }
}
