//! A sheet of orders: its opening line, the blocks of fleets, and the orders outside of blocks.

use serde::{Deserialize, Serialize};

use super::{Name, Refused, Route, Spot, Spotted, Thing};
use crate::{Aim, Mode};
use rules::Level;

/// A player's orders for a year (Fleet orders).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sheet {
    /// The line that opens the sheet; `None` if the sheet has no such line, so that its player is unknown.
    pub opening: Option<Spotted<Opening>>,
    /// The orders of fleets, in the order of the sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fleets: Vec<Spotted<FleetBlock>>,
    /// Orders outside of blocks, in the order of the sheet. Money is spent on them in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Spotted<Order>>,
    /// Lines that were not understood, in the order of the sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refused>,
    /// The positions of orders that a mail program has wrapped, each of which was read together with the lines below it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrapped: Vec<Spot>,
    /// When the mail with the sheet was sent, in seconds since 1970; `None` if the head of the mail does not say when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent: Option<i64>,
}

/// The line that opens a sheet: `orders PLAYER turn N key WORD [version V]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The player whose orders these are.
    pub player: Name,
    /// The year that the orders are for, counted from 1.
    pub turn: u32,
    /// The key for that year, which the player's last report gave.
    pub key: Name,
    /// The version of the sheet; 1 if the line gives none. Of several sheets, the one with the highest version counts; among equal versions, the one
    /// in the latest mail.
    pub version: u32,
}

/// The orders of one fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetBlock {
    /// The fleet that the orders are for. A new name founds a fleet from ships that are in the same space.
    pub name: Name,
    /// The lines of the block.
    pub lines: Lines,
}

/// The lines of a block or of a message. A line that is left out changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lines {
    /// `commander Lucas`: who commands the fleet. An inner `None` stands for `commander nobody`, for ships that need no commander thanks to a
    /// technology.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commander: Option<Spotted<Option<Name>>>,
    /// `mode plunder`: how the fleet behaves when it meets worlds and other fleets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Spotted<Mode>>,
    /// `ships 2 escort, Raven`: the complete list of the fleet's ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ships: Option<Spotted<Vec<Thing>>>,
    /// `route Gram - Xochitl (plunder) - Gram repeat`: the stops of the fleet, with its acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<Spotted<Route>>,
    /// `cargo 3 troop, 40 IU`: the complete contents of the fleet's holds as it leaves; empty for `cargo nothing`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Spotted<Vec<Thing>>>,
    /// `break off at 50%`: the share of the fleet's ships, from 1 to 100 hundredths, whose loss makes it break off. An inner `None` stands for `break
    /// off never`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub break_off: Option<Spotted<Option<Level>>>,
    /// `target weakest`: which targets the fleet's ships shoot at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<Spotted<Aim>>,
    /// `with PLAYER`: the players whom the fleet helps in battle and does not attack; empty for `with nobody`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Spotted<Vec<Name>>>,
}

/// An order outside of blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// `build 2 escort at Gram into Raiders`: builds items on a world.
    Build(Build),
    /// `research Jump-3 15`: pays towards a technology.
    Research {
        /// The technology that the money goes towards.
        technology: Name,
        /// The amount of money, in IU.
        iu: u32,
    },
    /// `pay 20 to PLAYER`: gives money to another player.
    Pay {
        /// The amount of money, in IU.
        iu: u32,
        /// The player who receives the money.
        to: Name,
    },
    /// `letter to PLAYER "…"`: a text for one player.
    Letter {
        /// The player who reads the letter.
        to: Name,
        /// The words of the letter, in one line.
        text: String,
    },
    /// `press "…"`: a text that all players read.
    Press {
        /// The words of the announcement, in one line.
        text: String,
    },
    /// `message to FLEET by FLEET` … `end message`: new orders that another fleet carries.
    Message(Box<Message>),
}

/// Units to be built.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// How many units are built, at least 1.
    pub number: u32,
    /// The item to build.
    pub item: Name,
    /// The world where the units are built.
    pub at: Name,
    /// The fleet that new ships join; `None` if they wait in a fleet of their own.
    pub into: Option<Name>,
}

impl Build {
    /// How many units one order, or all orders of a player in a year, can build at most: as many as the ships that a fleet can have. Without this
    /// limit, items that cost nothing could be built in any number.
    pub const MOST: u32 = 2_000;
}

/// New orders for a fleet, carried by another fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The fleet that receives the orders.
    pub to: Name,
    /// The fleet that carries the message.
    pub by: Name,
    /// The new orders.
    pub lines: Lines,
}

impl Lines {
    /// Clears the positions of the lines, once the sheet from which they were read has been changed.
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

    /// Whether none of the lines is given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
