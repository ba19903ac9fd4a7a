//! The table of hyperjumps: where a jump ends (21.7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cells::CellTable;
use rules::{Cells, Origin};

/// The table of hyperjumps. It says where a jump ends, depending on a total: the distance less the navigation, plus a die.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HyperjumpTable {
    /// A single line with a cell for each total from 1 up; the last cell counts for every higher total.
    pub rows: [Cells<Jump>; 1],
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// Where a jump ends, and what it costs if it misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Jump {
    /// The jump ends at the star to which it was to lead, written `arrives`.
    Arrives,
    /// The jump ends in the Drift Area of the star, written `drift`.
    Drift(Price),
    /// The jump ends in the Drift Two box, written `drift-two`.
    DriftTwo(Price),
}

/// The cost of a jump that misses its star.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Price {
    /// No ship or unit is damaged or lost.
    #[default]
    None,
    /// A ship is damaged; a stack of military units loses one unit.
    Damaged,
    /// A ship is lost; a stack of military units loses half of its units.
    Lost,
}

impl HyperjumpTable {
    /// Where a jump with this total ends; `None` if the cell is missing. A total below 1 counts as 1.
    #[must_use]
    pub fn outcome(&self, total: u32) -> Option<Jump> {
        let last = Self::COLUMNS.len();
        self.cell(0, (total as usize).clamp(1, last) - 1)
    }
}

impl CellTable for HyperjumpTable {
    type Cell = Jump;

    const LINES: &'static [&'static str] = &["ends"];
    const COLUMNS: &'static [&'static str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12+"];

    fn lines(&self) -> &[Cells<Jump>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Jump>] {
        &mut self.rows
    }
}

impl Jump {
    /// Every way in which a jump can end, the best first.
    pub const ALL: [Self; 7] = [
        Self::Arrives,
        Self::Drift(Price::None),
        Self::Drift(Price::Damaged),
        Self::Drift(Price::Lost),
        Self::DriftTwo(Price::None),
        Self::DriftTwo(Price::Damaged),
        Self::DriftTwo(Price::Lost),
    ];

    /// The words with which the table writes the end of a jump.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Arrives => "arrives",
            Self::Drift(Price::None) => "drift",
            Self::Drift(Price::Damaged) => "drift-damaged",
            Self::Drift(Price::Lost) => "drift-lost",
            Self::DriftTwo(Price::None) => "drift-two",
            Self::DriftTwo(Price::Damaged) => "drift-two-damaged",
            Self::DriftTwo(Price::Lost) => "drift-two-lost",
        }
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.written())
    }
}

impl FromStr for Jump {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|jump| jump.written() == text);
        found.ok_or_else(|| format!("a jump ends with one of {}, not {text:?}", Self::ALL.map(Self::written).join(", ")))
    }
}
