//! How somebody or a horse stands: on one hex on foot, on two as a rider (2.55).

use serde::{Deserialize, Serialize};

use crate::board::{Rider, neighbour};
use geometry::Space;

/// How somebody or a beast stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pose {
    /// The hex; a rider's or a horse's front.
    pub hex: Space,
    /// The side that they look to, which matters for riders and in walls of shields.
    pub facing: u8,
    /// Whether they take two hexes.
    pub long: bool,
}

impl Pose {
    /// On one hex.
    #[must_use]
    pub const fn on(hex: Space) -> Self {
        Self { hex, facing: 0, long: false }
    }

    /// On two hexes, the front on this one.
    #[must_use]
    pub const fn riding(hex: Space, facing: u8) -> Self {
        Self { hex, facing: facing % 6, long: true }
    }

    /// The hex of the rear, where there is one.
    #[must_use]
    pub fn rear(self) -> Option<Space> {
        self.long.then(|| neighbour(self.hex, usize::from(self.facing) + 3))
    }

    /// Its hexes.
    pub fn spaces(self) -> impl Iterator<Item = Space> + Clone {
        std::iter::once(self.hex).chain(self.rear())
    }

    /// Whether it is on a hex.
    #[must_use]
    pub fn covers(self, space: Space) -> bool {
        self.hex == space || self.rear() == Some(space)
    }

    /// Turned about on the spot: front and rear change places.
    #[must_use]
    pub fn reversed(self) -> Self {
        self.rear().map_or(self, |rear| Self::riding(rear, self.facing + 3))
    }

    /// The same as the board's rules for riders know it.
    #[must_use]
    pub const fn rider(self) -> Rider {
        Rider { front: self.hex, facing: self.facing }
    }
}
