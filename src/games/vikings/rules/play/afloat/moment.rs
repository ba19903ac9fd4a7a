//! The state of a naval phase between two decisions.

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, Harm, ManNumber};
use crate::boat::DeckHex;
use rules::play::Player;

/// The state of a naval phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Naval {
    /// Whether the boats that come in during this phase are on the boards, so that players can give tasks.
    pub ready: bool,
    /// The boats that still need tasks or a speed, each with the player who gives them.
    pub waiting: Vec<(Player, BoatNumber)>,
    /// The number of the present sequence of moves, from 1.
    pub sequence: u8,
    /// The boats that have not moved yet in this sequence, in their order.
    pub order: Vec<BoatNumber>,
    /// Between two sequences, the player who may throw a hook or cut a rope, and how many players have passed in a row; `None` while boats move.
    pub between: Option<(Player, u8)>,
    /// The characters who have tried a throw or a cut in this phase.
    pub tried: Vec<ManNumber>,
    /// The harm that collisions still have to do to crews, in the order in which it is done.
    pub shocks: Vec<Shock>,
    /// The pairs of boats that are still to be pulled together, in their order.
    pub pulls: Vec<Pull>,
}

/// The harm that a collision does to one of a crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shock {
    /// The boat of the crew.
    pub boat: BoatNumber,
    /// The hex of the deck that was struck, if known. The character there is spared.
    pub struck: Option<DeckHex>,
    /// The harm that one of the crew has to suffer.
    pub harm: Harm,
}

/// Two boats that a side pulls together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// The side that pulls.
    pub player: Player,
    /// The boat from which the side pulls, and the other boat.
    pub boats: [BoatNumber; 2],
    /// The number of hexes that are left to pull.
    pub left: u8,
}
