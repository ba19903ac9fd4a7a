//! Traits and types for tables that are a grid of lines and columns. Any cell of the grid may be missing.

use std::fmt;
use std::str::FromStr;

use rules::Cells;
use rules::out_of_bounds;

/// A table that is a grid of cells. Lines and columns are counted from 0.
pub trait CellTable {
    /// The value of a cell.
    type Cell: Copy + PartialEq + 'static;

    /// The headings of the lines.
    const LINES: &'static [&'static str];
    /// The headings of the columns.
    const COLUMNS: &'static [&'static str];

    /// The lines with their cells.
    fn lines(&self) -> &[Cells<Self::Cell>];
    /// The lines with their cells, to be changed.
    fn lines_mut(&mut self) -> &mut [Cells<Self::Cell>];

    /// The value of a cell; `None` if it is missing.
    fn cell(&self, line: usize, column: usize) -> Option<Self::Cell> {
        self.lines().get(line)?.get(column)
    }

    /// Fills a cell, or empties it if `cell` is `None`. Does nothing if the table has no such cell.
    fn set_cell(&mut self, line: usize, column: usize, cell: Option<Self::Cell>) {
        if column < Self::COLUMNS.len()
            && let Some(cells) = self.lines_mut().get_mut(line)
        {
            cells.set(column, cell);
        }
    }

    /// Whether all cells of the table are missing, so that it is not in use.
    fn is_empty(&self) -> bool {
        self.lines().iter().all(|cells| cells.0.iter().all(Option::is_none))
    }

    /// How many cells are missing; 0 if all cells are missing, since the table is then not in use.
    fn missing(&self) -> usize {
        let empty = |line: usize| (0..Self::COLUMNS.len()).filter(|column| self.cell(line, *column).is_none()).count();
        if self.is_empty() { 0 } else { (0..Self::LINES.len()).map(empty).sum() }
    }
}

/// The faces of a die, as headings of lines.
pub const DIE: &[&str] = &["1", "2", "3", "4", "5", "6"];

/// The highest face of a die at which an attempt succeeds: 0 for never, 6 for always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Faces(u8);

impl Faces {
    /// The words for a number of this type in a message.
    pub const WHAT: &str = "a number of faces";
    /// The highest face, at which an attempt always succeeds.
    pub const MOST: u8 = 6;

    /// Success at this face and at every lower one. A number above six counts as six.
    #[must_use]
    pub const fn up_to(face: u8) -> Self {
        Self(if face > Self::MOST { Self::MOST } else { face })
    }

    /// The highest face that succeeds.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for Faces {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let face = text.parse().ok().filter(|face| *face <= Self::MOST);
        face.map(Self).ok_or_else(|| out_of_bounds(Self::WHAT, 0, Self::MOST.into(), text))
    }
}
