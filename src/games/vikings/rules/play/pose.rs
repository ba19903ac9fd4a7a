//! The pose of a character or beast. On foot it takes one hex; a rider or a horse takes two (2.55).

use serde::{Deserialize, Serialize};

use crate::board::{Rider, neighbour};
use geometry::Space;

/// The hexes that a character or beast takes up, and the side that it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pose {
    /// The hex of the pose; if the pose takes two hexes, the hex of its front.
    pub hex: Space,
    /// The side of the hex that the character faces. It matters for riders and in walls of shields.
    pub facing: u8,
    /// Whether the pose takes two hexes.
    pub long: bool,
}

impl Pose {
    /// A pose on one hex.
    #[must_use]
    pub const fn on(hex: Space) -> Self {
        Self { hex, facing: 0, long: false }
    }

    /// A pose on two hexes, with the front on this one.
    #[must_use]
    pub const fn riding(hex: Space, facing: u8) -> Self {
        Self { hex, facing: facing % 6, long: true }
    }

    /// The hex of the rear; `None` if the pose takes only one hex.
    #[must_use]
    pub fn rear(self) -> Option<Space> {
        self.long.then(|| neighbour(self.hex, usize::from(self.facing) + 3))
    }

    /// The hexes of the pose.
    pub fn spaces(self) -> impl Iterator<Item = Space> + Clone {
        std::iter::once(self.hex).chain(self.rear())
    }

    /// Whether the pose takes up this hex.
    #[must_use]
    pub fn covers(self, space: Space) -> bool {
        self.hex == space || self.rear() == Some(space)
    }

    /// The pose after a half-turn on the spot: front and rear change places.
    #[must_use]
    pub fn reversed(self) -> Self {
        self.rear().map_or(self, |rear| Self::riding(rear, self.facing + 3))
    }

    /// The pose as a [`Rider`], which the rules of the board use.
    #[must_use]
    pub const fn rider(self) -> Rider {
        Rider { front: self.hex, facing: self.facing }
    }
}
