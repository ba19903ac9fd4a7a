//! A row of a set-up: a piece, and the place where it stands.

use serde::{Deserialize, Serialize};

use super::Piece;
use crate::{EnvironType, Planet, Side};
use rules::{Count, Id, Level};

/// A row of a set-up: one or several pieces of one kind in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The side that places the pieces.
    pub side: Side,
    /// The kind of the pieces.
    pub piece: Piece,
    /// How many pieces the row places.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: Count,
    /// The planet on which the pieces stand, or from whose star they come. `None` if the player chooses it, or if the pieces go with another piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planet: Option<Id<Planet>>,
    /// The place on the planet.
    #[serde(default, skip_serializing_if = "Spot::is_open")]
    pub spot: Spot,
    /// The turn on which the pieces come; 0 for the start.
    #[serde(default, skip_serializing_if = "is_start")]
    pub turn: Level,
    /// The row with which the pieces go. A ship goes with its pilot; other pieces go with the ship, or with the character who has them. `None` if the
    /// pieces go with no other row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Id<Placed>>,
}

/// The place on a planet where a piece stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    /// The player chooses the place, or the piece goes with another piece.
    #[default]
    Open,
    /// The piece is not on the board yet. It comes from space in the first turn, or from the star of its planet (16.12, 19.42).
    FromSpace,
    /// The orbit box of the planet.
    Orbit,
    /// The planet's environ of this type.
    Environ(EnvironType),
}

const fn one() -> Count {
    Count::clamped(1)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_one(count: &Count) -> bool {
    count.get() == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_start(turn: &Level) -> bool {
    turn.get() == 0
}

impl Placed {
    /// A row with one piece of a side, which stands where the player chooses.
    #[must_use]
    pub const fn of(side: Side, piece: Piece) -> Self {
        Self { side, piece, count: one(), planet: None, spot: Spot::Open, turn: Level::clamped(0), with: None }
    }
}

impl Spot {
    /// Every spot.
    pub const ALL: [Self; 9] = [
        Self::Open,
        Self::FromSpace,
        Self::Orbit,
        Self::Environ(EnvironType::Urban),
        Self::Environ(EnvironType::Wild),
        Self::Environ(EnvironType::Subterranean),
        Self::Environ(EnvironType::Liquid),
        Self::Environ(EnvironType::Air),
        Self::Environ(EnvironType::Fire),
    ];

    /// The word for the spot; empty for [`Spot::Open`].
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "",
            Self::FromSpace => "from space",
            Self::Orbit => "orbit",
            Self::Environ(kind) => kind.word(),
        }
    }

    /// Whether the spot is [`Spot::Open`].
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}
