//! A sheet of orders: its opening line, the blocks of fleets, and the orders outside of blocks.

use serde::{Deserialize, Serialize};

use super::{Name, Refused, Route, Spot, Spotted, Thing};
use crate::{Aim, Mode};
use rules::Level;

/// A player's orders for a year (Fleet orders).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sheet {
    /// The line that opens it; none if there is no such line, so that the sheet's player is unknown.
    pub opening: Option<Spotted<Opening>>,
    /// The orders of fleets, in the order of the sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fleets: Vec<Spotted<FleetBlock>>,
    /// Orders outside of blocks, in the order of the sheet, which is the order of spending.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Spotted<Order>>,
    /// Lines that were not understood, in the order of the sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refused>,
    /// The spots of orders that a mail program has wrapped: each was read with the lines below it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrapped: Vec<Spot>,
    /// When the mail that brought it was sent, in seconds since 1970, if its head says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent: Option<i64>,
}

/// The line that opens a sheet: `orders PLAYER turn N key WORD [version V]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The player whose sheet it is.
    pub player: Name,
    /// The year that it is for, from 1.
    pub turn: u32,
    /// The key that the last report gave for it.
    pub key: Name,
    /// Its version; a sheet that does not give one is the first. Of two sheets the higher version counts, of equal ones that of the later mail.
    pub version: u32,
}

/// The orders of one fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetBlock {
    /// The fleet; a new name founds a fleet from ships that stand together.
    pub name: Name,
    /// Its orders.
    pub lines: Lines,
}

/// The lines of a block or of a message. What is left out stays as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lines {
    /// `commander Lucas`: who commands it; none for `commander nobody`, where technology lets ships do without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commander: Option<Spotted<Option<Name>>>,
    /// `mode plunder`: how it behaves where it meets others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Spotted<Mode>>,
    /// `ships 2 escort, Raven`: the complete list of its ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ships: Option<Spotted<Vec<Thing>>>,
    /// `route Gram - Xochitl (plunder) - Gram repeat`: where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<Spotted<Route>>,
    /// `cargo 3 troop, 40 IU`: the complete contents of its holds as it leaves; empty for `cargo nothing`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Spotted<Vec<Thing>>>,
    /// `break off at 50%`: the share of its ships, in hundredths from 1, whose loss makes it break off; none for `break off never`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub break_off: Option<Spotted<Option<Level>>>,
    /// `target weakest`: which targets its ships shoot at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<Spotted<Aim>>,
    /// `with PLAYER`: the players it helps in a battle and does not attack; empty for `with nobody`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Spotted<Vec<Name>>>,
}

/// An order outside of blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// `build 2 escort at Gram into Raiders`
    Build(Build),
    /// `research Jump-3 15`
    Research {
        /// The technology.
        technology: Name,
        /// How much, in IU.
        iu: u32,
    },
    /// `pay 20 to PLAYER`
    Pay {
        /// How much, in IU.
        iu: u32,
        /// The player who gets it.
        to: Name,
    },
    /// `letter to PLAYER "…"`
    Letter {
        /// The player who reads it.
        to: Name,
        /// What it says, in one line.
        text: String,
    },
    /// `press "…"`: a text that all players read.
    Press {
        /// What it says, in one line.
        text: String,
    },
    /// `message to FLEET by FLEET` … `end message`
    Message(Box<Message>),
}

/// Something to be built.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// How many, from 1.
    pub number: u32,
    /// The item.
    pub item: Name,
    /// The world where it is built.
    pub at: Name,
    /// The fleet that gets it; none if it waits on its own.
    pub into: Option<Name>,
}

impl Build {
    /// The most that one order builds, and that all orders of a player build in a year: the most ships that a fleet can have. It bounds items that
    /// cost nothing, which money does not.
    pub const MOST: u32 = 2_000;
}

/// New orders for a fleet, carried by another fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The fleet that it is for.
    pub to: Name,
    /// The fleet that brings it.
    pub by: Name,
    /// The new orders.
    pub lines: Lines,
}

impl Lines {
    /// Clears the spots of the lines, once the sheet that they were read from is out of date.
    pub fn forget_spots(&mut self) {
        let Self { commander, mode, ships, route, cargo, break_off, aim, with } = self;
        let spots = [
            commander.as_mut().map(|line| &mut line.at),
            mode.as_mut().map(|line| &mut line.at),
            ships.as_mut().map(|line| &mut line.at),
            route.as_mut().map(|line| &mut line.at),
            cargo.as_mut().map(|line| &mut line.at),
            break_off.as_mut().map(|line| &mut line.at),
            aim.as_mut().map(|line| &mut line.at),
            with.as_mut().map(|line| &mut line.at),
        ];
        spots.into_iter().flatten().for_each(|spot| *spot = Spot::default());
        with.iter_mut().flat_map(|with| &mut with.what).for_each(|name| name.at = Spot::default());
        if let Some(route) = route {
            route.what.forget_spots();
        }
    }

    /// Whether there are no lines.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
