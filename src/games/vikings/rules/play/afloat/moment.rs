//! The state of a naval phase between two decisions.

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, Harm, ManNumber};
use crate::boat::DeckHex;
use rules::play::Player;

/// The state of a naval phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Naval {
    /// Whether the boats that come in during this phase are already on the boards, so that players can give tasks.
    pub ready: bool,
    /// The boats that still need tasks or a speed, each with the player who gives them.
    pub waiting: Vec<(Player, BoatNumber)>,
    /// The number of the present sequence of moves, counted from 1.
    pub sequence: u8,
    /// The boats that have not moved yet in this sequence, in the order in which they will move.
    pub order: Vec<BoatNumber>,
    /// Between two sequences: the player who may throw a hook or cut a rope, and how many players have passed in a row. `None` while boats move.
    pub between: Option<(Player, u8)>,
    /// The characters who have tried to throw a hook or cut a rope in this phase.
    pub tried: Vec<ManNumber>,
    /// The harm from collisions that crews still have to suffer, in the order in which they suffer it.
    pub shocks: Vec<Shock>,
    /// The pairs of boats that still have to be pulled together, in order.
    pub pulls: Vec<Pull>,
}

/// The harm that a collision does to one member of a crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shock {
    /// The boat to which the crew belongs.
    pub boat: BoatNumber,
    /// The hex of the deck that was struck; `None` if it is not known. The character on that hex is spared this harm.
    pub struck: Option<DeckHex>,
    /// The harm that one member of the crew has to suffer.
    pub harm: Harm,
}

/// Two boats that a side pulls together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// The side that pulls.
    pub player: Player,
    /// The boat from which the side pulls, and the other boat.
    pub boats: [BoatNumber; 2],
    /// How many hexes the boats can still be pulled.
    pub left: u8,
}
