//! The flat side of a space at which a piece points, and the arcs ahead of a piece, beside it and behind it.

use serde::{Deserialize, Serialize};

/// A flat side of a space, counted clockwise from the first side.
///
/// A space has six sides on boards of hexes and four on boards of squares. A higher number is taken modulo the number of sides, so that a placed
/// piece stays valid if the grid of a board changes.
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
    /// What an error message calls a facing, at the beginning of the message.
    pub const WHAT: &str = "the side that a piece points at";

    /// The side with this number, 0 being the first.
    #[must_use]
    pub const fn new(side: u8) -> Self {
        Self(side)
    }

    /// The plain number, as it was set.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the side on a space that has this many sides.
    #[must_use]
    pub const fn side(self, sides: u8) -> u8 {
        self.0 % sides
    }

    /// The next side clockwise on a space that has this many sides.
    #[must_use]
    pub const fn clockwise(self, sides: u8) -> Self {
        Self((self.0 % sides + 1) % sides)
    }

    /// The next side anticlockwise on a space that has this many sides.
    #[must_use]
    pub const fn anticlockwise(self, sides: u8) -> Self {
        Self((self.0 % sides + sides - 1) % sides)
    }
}

/// The direction of a space as seen from a piece. The side line runs through the piece, at right angles to its facing.
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
    /// The arc in which a space lies, given the inner product of the step to the space and the direction of the facing.
    #[must_use]
    pub const fn of_product(product: i32) -> Self {
        match product {
            1.. => Self::Front,
            0 => Self::Side,
            _ => Self::Rear,
        }
    }
}
