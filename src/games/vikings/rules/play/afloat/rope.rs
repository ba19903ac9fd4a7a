//! Hooks and their ropes, and where each hook is (4.6).

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, ManNumber};
use crate::boat::DeckHex;

/// A hook with its rope. The coil is the end of the rope that stays on the deck while the hook is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rope {
    /// The boat on whose deck the coil lies.
    pub boat: BoatNumber,
    /// The hex of the deck on which the coil lies.
    pub coil: DeckHex,
    /// Where the hook is.
    pub hook: Hook,
}

/// Where a hook is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hook {
    /// The hook lies on its coil.
    Stowed,
    /// The hook missed, and lies in the water (4.62).
    InWater {
        /// Whether the hook missed in this phase, rather than in an earlier one.
        now: bool,
    },
    /// The hook holds a boat.
    Holds {
        /// The boat that the hook holds.
        boat: BoatNumber,
        /// The hex of that boat's deck on which the hook holds.
        hex: DeckHex,
        /// The length that the rope may have at most, in hexes.
        most: u8,
    },
    /// A character carries the hook with its rope (4.66).
    Carried(ManNumber),
    /// The player still has to lay down the hook with its coil (4.61).
    ToLay,
    /// The hook is lost.
    Gone,
}

impl Rope {
    /// The boat that the hook holds, and the hex of its deck; `None` if the hook holds no boat.
    #[must_use]
    pub const fn held(&self) -> Option<(BoatNumber, DeckHex)> {
        if let Hook::Holds { boat, hex, .. } = self.hook { Some((boat, hex)) } else { None }
    }

    /// The boat that a rope connects with the given boat; `None` if the rope does not connect that boat with another.
    #[must_use]
    pub fn other_end(&self, boat: BoatNumber) -> Option<BoatNumber> {
        let (held, _) = self.held()?;
        match (self.boat == boat, held == boat) {
            (true, false) => Some(held),
            (false, true) => Some(self.boat),
            _ => None,
        }
    }
}
