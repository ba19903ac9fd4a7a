//! Hooks and their ropes (4.6): where each is.

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, ManNumber};
use crate::boat::DeckHex;

/// A hook with its rope: the coil stays on the deck where it lies.
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
    /// It lies on its coil.
    Stowed,
    /// It missed and lies in the water: in this phase, or since an earlier one (4.62).
    InWater {
        /// Whether it missed in this phase.
        now: bool,
    },
    /// It holds a boat.
    Holds {
        /// Which boat.
        boat: BoatNumber,
        /// On which hex of its deck.
        hex: DeckHex,
        /// How long the rope may become, in hexes.
        most: u8,
    },
    /// Somebody carries it with its rope (4.66).
    Carried(ManNumber),
    /// Its player has still to lay it down with its coil (4.61).
    ToLay,
    /// It is lost.
    Gone,
}

impl Rope {
    /// Which boat the hook holds, and where.
    #[must_use]
    pub const fn held(&self) -> Option<(BoatNumber, DeckHex)> {
        if let Hook::Holds { boat, hex, .. } = self.hook { Some((boat, hex)) } else { None }
    }

    /// The boat at the other end of a boat's rope; none where it does not hold that boat to another.
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
