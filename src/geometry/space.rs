//! A space of a board, and how many of them a board has each way.

use serde::{Deserialize, Serialize};

/// A space of a board by column and row, both counted from 0; it may lie off the board that it is used with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Space {
    /// Counted from the left, from 0.
    pub column: i16,
    /// Counted from the top, from 0.
    pub row: i16,
}

impl Space {
    /// The space in this column and row.
    #[must_use]
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row }
    }

    /// The column and the row counted from 1, as people count; wider than the space's own, which has no room for the last.
    #[must_use]
    pub fn counted_from_one(self) -> (i32, i32) {
        (i32::from(self.column) + 1, i32::from(self.row) + 1)
    }
}

impl From<(i16, i16)> for Space {
    fn from((column, row): (i16, i16)) -> Self {
        Self { column, row }
    }
}

impl From<Space> for (i16, i16) {
    fn from(space: Space) -> Self {
        (space.column, space.row)
    }
}

/// How many columns or rows a board has: 1 to 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct GridSize(u16);

impl GridSize {
    /// The smallest board.
    pub const MIN: Self = Self(1);
    /// The largest board.
    pub const MAX: Self = Self(200);

    /// So many columns or rows, if there may be so many.
    #[must_use]
    pub const fn new(count: u16) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// The nearest size there may be.
    #[must_use]
    pub const fn clamped(count: u16) -> Self {
        if count < Self::MIN.0 {
            Self::MIN
        } else if count > Self::MAX.0 {
            Self::MAX
        } else {
            Self(count)
        }
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    pub(super) const fn signed(self) -> i16 {
        self.0 as i16
    }
}

impl TryFrom<u16> for GridSize {
    type Error = String;

    fn try_from(count: u16) -> Result<Self, String> {
        Self::new(count).ok_or_else(|| format!("a board has 1 to 200 columns and rows, not {count}"))
    }
}

impl From<GridSize> for u16 {
    fn from(size: GridSize) -> Self {
        size.0
    }
}
