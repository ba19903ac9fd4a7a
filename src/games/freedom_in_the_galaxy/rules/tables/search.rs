//! The table of searches: when a search finds the characters who hide (11.4).

use serde::{Deserialize, Serialize};

use super::cells::{CellTable, Faces};
use rules::{Cells, Origin};

/// The table of searches: the highest die with which a search succeeds, by hiding value and search value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SearchTable {
    /// One line for each range of hiding values, with a cell for each column of search values.
    pub rows: [Cells<Faces>; 5],
    /// Where the data of the table come from.
    pub origin: Origin,
}

impl SearchTable {
    /// The lowest search value of each column. The last column counts for every higher search value too. A search value of 0 never succeeds.
    pub const SEARCHING: [u32; 8] = [1, 2, 4, 7, 10, 14, 18, 23];
    /// The lowest hiding value of each line. The last line counts for every higher hiding value too.
    pub const HIDING: [u32; 5] = [0, 2, 4, 6, 8];

    /// The highest die with which a search of this value succeeds against this hiding value; `None` if the cell is missing.
    #[must_use]
    pub fn finds(&self, search: u32, hiding: u32) -> Option<Faces> {
        let Some(column) = Self::SEARCHING.iter().rposition(|least| *least <= search) else { return Some(Faces::default()) };
        let line = Self::HIDING.iter().rposition(|least| *least <= hiding).unwrap_or_default();
        self.cell(line, column)
    }
}

impl CellTable for SearchTable {
    type Cell = Faces;

    const LINES: &'static [&'static str] = &["hiding 1 or less", "hiding 2-3", "hiding 4-5", "hiding 6-7", "hiding 8 or more"];
    const COLUMNS: &'static [&'static str] = &["1", "2-3", "4-6", "7-9", "10-13", "14-17", "18-22", "23+"];

    fn lines(&self) -> &[Cells<Faces>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Faces>] {
        &mut self.rows
    }
}
