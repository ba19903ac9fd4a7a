//! The shape of a board's spaces, and the sides of the board.

use serde::{Deserialize, Serialize};

use super::{Angle, Facing};

/// The shape of the spaces of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// Hexes with a flat side on top; every second column is half a hex lower.
    #[default]
    FlatHex,
    /// Hexes with a point on top; every second row is half a hex further to the right.
    PointedHex,
    /// Squares; distances are counted as a chess king moves.
    Square,
}

impl Shape {
    /// Every shape, in the order in which the designer sees them.
    pub const ALL: [Self; 3] = [Self::FlatHex, Self::PointedHex, Self::Square];

    /// How many flat sides a space has, which is also how many facings a piece can have.
    #[must_use]
    pub const fn sides(self) -> u8 {
        match self {
            Self::FlatHex | Self::PointedHex => 6,
            Self::Square => 4,
        }
    }

    /// The direction on paper in which a facing points.
    #[must_use]
    pub fn angle(self, facing: Facing) -> Angle {
        let side = f64::from(facing.side(self.sides()));
        match self {
            Self::FlatHex => Angle::degrees(-90.0 + 60.0 * side),
            Self::PointedHex => Angle::degrees(-120.0 + 60.0 * side),
            Self::Square => Angle::degrees(-90.0 + 90.0 * side),
        }
    }

    /// The direction on paper in which a facing points, as a word; north is the top.
    #[must_use]
    pub fn direction(self, facing: Facing) -> &'static str {
        match (self.angle(facing).in_degrees() + 90.0).rem_euclid(360.0).round() as u32 {
            0 | 360 => "north",
            1..90 => "north-east",
            90 => "east",
            91..180 => "south-east",
            180 => "south",
            181..270 => "south-west",
            270 => "west",
            _ => "north-west",
        }
    }

    /// The name of the shape on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::FlatHex => "hexes, flat tops",
            Self::PointedHex => "hexes, pointed tops",
            Self::Square => "squares",
        }
    }
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Edge {
    /// The top row.
    North,
    /// The last column.
    East,
    /// The bottom row.
    South,
    /// The first column.
    West,
}

impl Edge {
    /// Every edge, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The name of the edge on screen and on paper.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_facing_has_a_name_of_its_own() {
        for shape in Shape::ALL {
            let mut names: Vec<_> = (0..shape.sides()).map(|side| shape.direction(Facing::new(side))).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), usize::from(shape.sides()));
        }
    }
}
