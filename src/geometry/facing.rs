//! Which flat side of its space a piece points at, and what lies ahead of it and behind it.

use serde::{Deserialize, Serialize};

/// A flat side of a space, counted clockwise from the first of its grid's sides.
///
/// Six sides on hexes, four on squares; a facing beyond the sides of its grid is taken modulo their number, so that changing the
/// grid of a board never makes a placed piece nonsense.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Facing(u8);

impl TryFrom<u32> for Facing {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        let most = u8::MAX;
        let side = u8::try_from(number);
        side.map(Self).map_err(|_| format!("{} is a whole number from 0 to {most}, not {number}", Self::WHAT))
    }
}

impl From<Facing> for u32 {
    fn from(facing: Facing) -> Self {
        facing.0.into()
    }
}

impl Facing {
    /// What the number of a side is, as a sentence begins.
    pub const WHAT: &str = "the side that a piece points at";

    /// The side with this number, 0 being the first.
    #[must_use]
    pub const fn new(side: u8) -> Self {
        Self(side)
    }

    /// The bare number, as it was given.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the side on a space with so many sides.
    #[must_use]
    pub const fn side(self, sides: u8) -> u8 {
        self.0 % sides
    }

    /// The next side clockwise on a space with so many sides.
    #[must_use]
    pub const fn clockwise(self, sides: u8) -> Self {
        Self((self.0 % sides + 1) % sides)
    }

    /// The next side anticlockwise on a space with so many sides.
    #[must_use]
    pub const fn anticlockwise(self, sides: u8) -> Self {
        Self((self.0 % sides + sides - 1) % sides)
    }
}

/// Where a space lies as seen from a piece: ahead of the line through it at right angles to its facing, behind it, or on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arc {
    /// Ahead of the side line.
    Front,
    /// On the side line, or in the piece's own space.
    Side,
    /// Behind the side line.
    Rear,
}

impl Arc {
    /// The arc in which a product with the facing's direction puts a space.
    #[must_use]
    pub const fn of_product(product: i32) -> Self {
        match product {
            1.. => Self::Front,
            0 => Self::Side,
            _ => Self::Rear,
        }
    }
}
