//! The numbers by which the edges of a board are named.

use serde::{Deserialize, Serialize};

use geometry::Edge;
use rules::Level;

/// The numbers of the edges of a board. The diagrams of the layouts name edges by these numbers (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edges {
    /// The number by which diagrams name the upper edge.
    pub north: Level,
    /// The number by which diagrams name the right edge.
    pub east: Level,
    /// The number by which diagrams name the lower edge.
    pub south: Level,
    /// The number by which diagrams name the left edge.
    pub west: Level,
}

impl Default for Edges {
    fn default() -> Self {
        Self::from_first(1)
    }
}

impl Edges {
    /// Numbers the edges clockwise from the upper edge with four successive numbers, the first of which is given.
    #[must_use]
    pub const fn from_first(first: u32) -> Self {
        Self {
            north: Level::clamped(first),
            east: Level::clamped(first.saturating_add(1)),
            south: Level::clamped(first.saturating_add(2)),
            west: Level::clamped(first.saturating_add(3)),
        }
    }

    /// The number by which diagrams name an edge.
    #[must_use]
    pub const fn of(self, edge: Edge) -> Level {
        match edge {
            Edge::North => self.north,
            Edge::East => self.east,
            Edge::South => self.south,
            Edge::West => self.west,
        }
    }

    /// The numbers of the edges after a half-turn of the board.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { north: self.south, east: self.west, south: self.north, west: self.east }
    }
}
