//! The cursor, and the range of cells that is chosen.

/// A cell, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// From the top.
    pub row: usize,
    /// From the left.
    pub column: usize,
}

/// The cells between two corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Range {
    /// The corner that stays.
    pub anchor: Cell,
    /// The corner that moves.
    pub cursor: Cell,
}

impl Range {
    /// One cell.
    #[must_use]
    pub const fn at(cell: Cell) -> Self {
        Self { anchor: cell, cursor: cell }
    }

    /// The upper left corner.
    #[must_use]
    pub fn first(&self) -> Cell {
        Cell { row: self.anchor.row.min(self.cursor.row), column: self.anchor.column.min(self.cursor.column) }
    }

    /// How many rows and columns it has.
    #[must_use]
    pub const fn size(&self) -> (usize, usize) {
        (self.anchor.row.abs_diff(self.cursor.row) + 1, self.anchor.column.abs_diff(self.cursor.column) + 1)
    }

    /// Whether a cell is in it.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        let (first, (rows, columns)) = (self.first(), self.size());
        (first.row..first.row + rows).contains(&cell.row) && (first.column..first.column + columns).contains(&cell.column)
    }

    /// Its cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (first, (rows, columns)) = (self.first(), self.size());
        (0..rows)
            .flat_map(move |row| (0..columns).map(move |column| Cell { row: first.row + row, column: first.column + column }))
    }

    /// The part of it that is within a table of this size.
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
