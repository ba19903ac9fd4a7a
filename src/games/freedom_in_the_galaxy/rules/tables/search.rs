//! What a search finds (11.4).

use serde::{Deserialize, Serialize};

use super::cells::{CellTable, Faces};
use rules::{Cells, Origin};

/// The highest die with which a search succeeds, by hiding value and search value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SearchTable {
    /// A line for each step of hiding, with a cell for each column of searching.
    pub rows: [Cells<Faces>; 5],
    /// Where the table comes from.
    pub origin: Origin,
}

impl SearchTable {
    /// The least search value of each column, the last of which counts for every higher one. A value of 0 never succeeds.
    pub const SEARCHING: [u32; 8] = [1, 2, 4, 7, 10, 14, 18, 23];
    /// The least hiding value of each line, the last of which counts for every higher one.
    pub const HIDING: [u32; 5] = [0, 2, 4, 6, 8];

    /// The highest die with which a search succeeds, by search value and hiding value; none where the cell is missing.
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
