//! The direction in which a thing on a board points.

use serde::{Deserialize, Serialize};

use super::board::Hexside;
use geometry::Facing;
use rules::kind::{Choosable, Offer};

/// The side of its hex at which a thing points: a boat points with its bow, a rider with the horse's front, and a wall of shields with the right one
/// of its two front sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Heading {
    /// The side up to the left.
    Nw,
    /// The side up to the right.
    Ne,
    /// The side to the right.
    #[default]
    E,
    /// The side down to the right.
    Se,
    /// The side down to the left.
    Sw,
    /// The side to the left.
    W,
}

impl Heading {
    /// Every heading, clockwise in the order of the sides of a hex.
    pub const ALL: [Self; 6] = [Self::Nw, Self::Ne, Self::E, Self::Se, Self::Sw, Self::W];

    /// The name of the direction, the same as for the sides of hexes.
    #[must_use]
    pub const fn label(self) -> &'static str {
        Hexside::NAMES[self as usize]
    }

    /// The front of a wall of shields with this heading, in words: a corner, between the side of the heading and the side to its left (3.2).
    #[must_use]
    pub fn front(self) -> String {
        let left = Self::ALL[(self as usize + Self::ALL.len() - 1) % Self::ALL.len()];
        format!("{} and {}", left.label(), self.label())
    }

    /// The number of this side of the hex.
    #[must_use]
    pub const fn facing(self) -> Facing {
        Facing::new(self as u8)
    }
}

impl Choosable for Heading {
    const WHAT: &'static str = "a direction";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}
