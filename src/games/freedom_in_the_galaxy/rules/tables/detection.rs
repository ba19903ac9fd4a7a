//! The table of detection: what an enemy base does to a ship that passes (9.3, 9.7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cells::{CellTable, DIE};
use rules::{Cells, Origin};

/// The table of detection: what a base does to a ship, by the ship's evasion and a die.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DetectionTable {
    /// One line for each face of the die, with a cell for each column of evasion.
    pub rows: [Cells<Detection>; 6],
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// What happens to a ship and to everyone on it (9.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Detection {
    /// The ship is not seen, written `U`.
    Undetected,
    /// The ship is detected, written `D`.
    Detected,
    /// The ship is detected, and other rules may add to that, written `D*`.
    DetectedStarred,
    /// The ship is detected and damaged, written `Dd`.
    Damaged,
    /// The ship is destroyed with everyone on it, written `E`.
    Eliminated,
    /// The ship is destroyed, unless other rules soften that, written `E*`.
    EliminatedStarred,
}

impl DetectionTable {
    /// The lowest evasion of each column. The last column counts for every higher evasion too.
    pub const EVASIONS: [u32; 8] = [0, 1, 2, 3, 4, 5, 7, 9];

    /// The index of the column for this evasion.
    #[must_use]
    pub fn column(evasion: u32) -> usize {
        Self::EVASIONS.iter().rposition(|least| *least <= evasion).unwrap_or_default()
    }
}

impl CellTable for DetectionTable {
    type Cell = Detection;

    const LINES: &'static [&'static str] = DIE;
    const COLUMNS: &'static [&'static str] = &["0", "1", "2", "3", "4", "5-6", "7-8", "9+"];

    fn lines(&self) -> &[Cells<Detection>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Detection>] {
        &mut self.rows
    }
}

impl Detection {
    /// All results, the best for the ship first.
    pub const ALL: [Self; 6] =
        [Self::Undetected, Self::Detected, Self::DetectedStarred, Self::Damaged, Self::Eliminated, Self::EliminatedStarred];

    /// The letters with which the table writes the result.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Undetected => "U",
            Self::Detected => "D",
            Self::DetectedStarred => "D*",
            Self::Damaged => "Dd",
            Self::Eliminated => "E",
            Self::EliminatedStarred => "E*",
        }
    }

    /// The result without its asterisk, which only refers to another rule.
    #[must_use]
    pub const fn plain(self) -> Self {
        match self {
            Self::DetectedStarred => Self::Detected,
            Self::EliminatedStarred => Self::Eliminated,
            Self::Undetected | Self::Detected | Self::Damaged | Self::Eliminated => self,
        }
    }
}

impl fmt::Display for Detection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.written())
    }
}

impl FromStr for Detection {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|result| result.written() == text);
        found.ok_or_else(|| format!("a cell of detection is U, D, D*, Dd, E or E*, not {text:?}"))
    }
}
