//! What is under way in a naval phase, between two decisions.

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, Harm, ManNumber};
use crate::boat::DeckHex;
use rules::play::Player;

/// What is under way in a naval phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Naval {
    /// Whether the boats that come in now have come, so that tasks are given.
    pub ready: bool,
    /// Which boats wait for tasks or for a speed, by whom.
    pub waiting: Vec<(Player, BoatNumber)>,
    /// Which sequence of moves it is, counted from 1.
    pub sequence: u8,
    /// The boats that have still to move in this sequence, in their order.
    pub order: Vec<BoatNumber>,
    /// Who may throw a hook or cut a rope between two sequences, and how many have passed since the last did; none while boats move.
    pub between: Option<(Player, u8)>,
    /// Who has thrown a hook or tried a rope in this phase.
    pub tried: Vec<ManNumber>,
    /// The effects of collisions on crews that are still to be dealt with, in their order.
    pub shocks: Vec<Shock>,
    /// Which boats are pulled together, the first first.
    pub pulls: Vec<Pull>,
}

/// What a collision does to one of a crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shock {
    /// Of which boat.
    pub boat: BoatNumber,
    /// The hex that was struck, whose man is spared.
    pub struck: Option<DeckHex>,
    /// What happens.
    pub harm: Harm,
}

/// Two boats that a side pulls together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// Who pulls.
    pub player: Player,
    /// The puller's boat, and the other.
    pub boats: [BoatNumber; 2],
    /// By how many hexes still.
    pub left: u8,
}
