//! A row of a set-up: a piece, and where it stands.

use serde::{Deserialize, Serialize};

use super::Piece;
use crate::{EnvironType, Planet, Side};
use rules::{Count, Id, Level};

/// Pieces of one kind that stand in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Its side.
    pub side: Side,
    /// What it is.
    pub piece: Piece,
    /// How many of them there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: Count,
    /// The planet that it stands on, or from whose star it comes; none where its player chooses, or it goes with another piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planet: Option<Id<Planet>>,
    /// Where on the planet it stands.
    #[serde(default, skip_serializing_if = "Spot::is_open")]
    pub spot: Spot,
    /// The turn on which it comes; 0 for the start.
    #[serde(default, skip_serializing_if = "is_start")]
    pub turn: Level,
    /// The row of the set-up that it goes with: a ship with its pilot, others with the ship or the bearer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Id<Placed>>,
}

/// Where on a planet a piece stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    /// Where its player puts it, or with the piece that it goes with.
    #[default]
    Open,
    /// Nowhere yet: it comes from space in the first turn, or from the star of its planet (16.12, 19.42).
    FromSpace,
    /// In the orbit box.
    Orbit,
    /// In the environ of this type.
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
    /// One piece of a side, wherever its player puts it.
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

    /// The word for it; empty where it is open.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "",
            Self::FromSpace => "from space",
            Self::Orbit => "orbit",
            Self::Environ(kind) => kind.word(),
        }
    }

    /// Whether the spot is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}
