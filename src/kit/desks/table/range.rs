//! The cursor of a table, and the range of chosen cells.

/// A cell, by the indices of its row and its column, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The index of the row, from the top.
    pub row: usize,
    /// The index of the column, from the left.
    pub column: usize,
}

/// The rectangle of cells between two corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Range {
    /// The corner that stays when the range is extended.
    pub anchor: Cell,
    /// The corner that moves, which is the cursor.
    pub cursor: Cell,
}

impl Range {
    /// The range of a single cell.
    #[must_use]
    pub const fn at(cell: Cell) -> Self {
        Self { anchor: cell, cursor: cell }
    }

    /// The upper left cell of the range.
    #[must_use]
    pub fn first(&self) -> Cell {
        Cell { row: self.anchor.row.min(self.cursor.row), column: self.anchor.column.min(self.cursor.column) }
    }

    /// How many rows and how many columns the range has.
    #[must_use]
    pub const fn size(&self) -> (usize, usize) {
        (self.anchor.row.abs_diff(self.cursor.row) + 1, self.anchor.column.abs_diff(self.cursor.column) + 1)
    }

    /// Whether a cell is in the range.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        let (first, (rows, columns)) = (self.first(), self.size());
        (first.row..first.row + rows).contains(&cell.row) && (first.column..first.column + columns).contains(&cell.column)
    }

    /// The cells of the range, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (first, (rows, columns)) = (self.first(), self.size());
        (0..rows)
            .flat_map(move |row| (0..columns).map(move |column| Cell { row: first.row + row, column: first.column + column }))
    }

    /// The part of the range that lies in a table with this many rows and columns.
    #[must_use]
    pub fn within(self, rows: usize, columns: usize) -> Self {
        let inside = |cell: Cell| Cell { row: cell.row.min(rows.max(1) - 1), column: cell.column.min(columns.max(1) - 1) };
        Self { anchor: inside(self.anchor), cursor: inside(self.cursor) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_can_be_drawn_in_any_direction() {
        let range = Range { anchor: Cell { row: 4, column: 1 }, cursor: Cell { row: 2, column: 3 } };
        assert_eq!((range.first(), range.size()), (Cell { row: 2, column: 1 }, (3, 3)));
        assert_eq!(range.cells().count(), 9);
        assert!(range.cells().all(|cell| range.contains(cell)));
        assert!(!range.contains(Cell { row: 5, column: 1 }));
        assert_eq!(range.within(3, 2).cells().count(), 1);
    }
}
