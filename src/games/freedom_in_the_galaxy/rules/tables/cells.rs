//! What tables of cells have in common: lines, columns, and a cell where both meet, which can be missing.

use std::fmt;
use std::str::FromStr;

use rules::Cells;
use rules::out_of_bounds;

/// A table that is a grid of cells.
pub trait CellTable {
    /// What stands in a cell.
    type Cell: Copy + PartialEq + 'static;

    /// What heads the lines.
    const LINES: &'static [&'static str];
    /// What heads the columns.
    const COLUMNS: &'static [&'static str];

    /// The lines with their cells.
    fn lines(&self) -> &[Cells<Self::Cell>];
    /// The lines with their cells, to be changed.
    fn lines_mut(&mut self) -> &mut [Cells<Self::Cell>];

    /// What stands in a cell; none where it is missing.
    fn cell(&self, line: usize, column: usize) -> Option<Self::Cell> {
        self.lines().get(line)?.get(column)
    }

    /// Fills a cell, or empties it; one that the table does not have stays away.
    fn set_cell(&mut self, line: usize, column: usize, cell: Option<Self::Cell>) {
        if column < Self::COLUMNS.len()
            && let Some(cells) = self.lines_mut().get_mut(line)
        {
            cells.set(column, cell);
        }
    }

    /// Whether nothing stands in it.
    fn is_empty(&self) -> bool {
        self.lines().iter().all(|cells| cells.0.iter().all(Option::is_none))
    }

    /// How many cells are missing; none where nothing stands in it.
    fn missing(&self) -> usize {
        let empty = |line: usize| (0..Self::COLUMNS.len()).filter(|column| self.cell(line, *column).is_none()).count();
        if self.is_empty() { 0 } else { (0..Self::LINES.len()).map(empty).sum() }
    }
}

/// The faces of a die, as heads of lines.
pub const DIE: &[&str] = &["1", "2", "3", "4", "5", "6"];

/// Up to which face of a die something succeeds: 0 for never, 6 for always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Faces(u8);

impl Faces {
    /// What such a number is, as a sentence begins.
    pub const WHAT: &str = "a number of faces";
    /// Always.
    pub const MOST: u8 = 6;

    /// Up to this face; every face beyond six is the sixth.
    #[must_use]
    pub const fn up_to(face: u8) -> Self {
        Self(if face > Self::MOST { Self::MOST } else { face })
    }

    /// How many faces that are.
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
