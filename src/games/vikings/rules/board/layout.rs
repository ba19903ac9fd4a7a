//! Several boards joined edge to edge.

use serde::{Deserialize, Deserializer, Serialize};

use super::Board;
use geometry::{Grid, GridSize, Shape, Space};
use rules::{Bound, Id, Refusal, Shelf};

/// Boards joined edge to edge (1.2). Each board may be half-turned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Layout {
    /// The name of the layout.
    pub name: String,
    /// The boards. Where boards overlap, the later one lies on top.
    #[serde(deserialize_with = "read_boards")]
    pub boards: Shelf<Laid>,
}

/// A board in a layout, and how it lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Laid {
    /// The board; `None` until the designer chooses one.
    pub board: Option<Id<Board>>,
    /// The hex of the layout on which the upper left hex of the board lies.
    pub at: Space,
    /// Whether the board is half-turned.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

/// The largest number of boards in a layout. It is more than fit on any table.
const BOARDS: Bound = Bound::new(60, "boards in one layout");

fn read_boards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Laid>, D::Error> {
    BOARDS.shelf(deserializer)
}

impl Layout {
    /// Checks that the layout has no more boards than a file may hold.
    ///
    /// # Errors
    /// If the layout has more boards.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        BOARDS.allow(self.boards.len())
    }

    /// The smallest frame round all boards of the layout: its first hex, and its size, which is at most 200 hexes each way. The first hex is always
    /// in an even row, so that the same rows are shifted in the frame as in the layout.
    #[must_use]
    pub fn frame(&self, boards: &Shelf<Board>) -> (Space, Grid) {
        let laid: Vec<_> = self.laid(boards).map(|(_, laid, board)| (laid.at, board.grid())).collect();
        let first = |of: fn(Space) -> i16| laid.iter().map(|(at, _)| of(*at)).min().unwrap_or_default();
        let corner = Space::new(first(|at| at.column), first(|at| at.row) & !1);
        let far = |of: fn(Space) -> i16, size: fn(Grid) -> GridSize| {
            let ends = laid.iter().map(|(at, grid)| i32::from(of(*at)) + i32::from(size(*grid).get()));
            let span = ends.max().unwrap_or_default() - i32::from(of(corner));
            u16::try_from(span.clamp(1, GridSize::MAX.get().into())).unwrap_or(1)
        };
        let (columns, rows) = (far(|at| at.column, |grid| grid.columns), far(|at| at.row, |grid| grid.rows));
        (corner, Grid::new(Shape::PointedHex, columns, rows))
    }

    /// The layout's name, or "Unnamed layout".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed layout" } else { &self.name }
    }

    /// Every board of the layout that exists in the project: its id in the layout, how it is laid, and the board itself.
    pub fn laid<'a>(&'a self, boards: &'a Shelf<Board>) -> impl Iterator<Item = (Id<Laid>, Laid, &'a Board)> {
        self.boards.iter().filter_map(|(id, laid)| Some((id, *laid, boards.get(laid.board?)?)))
    }

    /// About how many bytes of memory the layout takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.boards.len() * (size_of::<Laid>() + 16)
    }
}

impl Laid {
    /// The hex of the layout that lies under a hex of the board.
    #[must_use]
    pub fn lies(self, board: &Board, space: Space) -> Space {
        let own = if self.turned { turned(board.grid(), space) } else { space };
        Space::new(self.at.column.saturating_add(own.column), self.at.row.saturating_add(own.row))
    }

    /// The hex of the board that lies on a hex of the layout. The result is off the board if the board does not cover that hex.
    #[must_use]
    pub fn of_board(self, board: &Board, space: Space) -> Space {
        self.of_grid(board.grid(), space)
    }

    /// Like [`Laid::of_board`], for a board of which only the grid is known.
    pub(super) fn of_grid(self, grid: Grid, space: Space) -> Space {
        let own = Space::new(space.column.saturating_sub(self.at.column), space.row.saturating_sub(self.at.row));
        if self.turned { turned(grid, own) } else { own }
    }

    /// The number that a side of a hex has in the layout, which differs from its number on the board if the board is half-turned.
    #[must_use]
    pub const fn side(self, side: u8) -> u8 {
        if self.turned { (side + 3) % 6 } else { side }
    }

    /// Whether the shifted rows of the board lie on shifted rows of the layout. Every second row is shifted half a hex to the right, and the
    /// half-turn of a board with an odd number of rows swaps the shifted rows with the others.
    #[must_use]
    pub fn keeps_rows(self, board: &Board) -> bool {
        let shifted = self.turned && board.grid().rows.get() % 2 == 1;
        (self.at.row.rem_euclid(2) == 1) == shifted
    }
}

/// The place to which a half-turn of the board moves one of its hexes.
fn turned(grid: Grid, space: Space) -> Space {
    let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
    Space::new(last(grid.columns.get()).saturating_sub(space.column), last(grid.rows.get()).saturating_sub(space.row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Point;

    /// On paper, a half-turn about the middle of the sheet must move every hex exactly onto the hex that `turned` gives.
    #[test]
    fn half_turns_keep_the_rows() {
        for (columns, rows) in [(24, 18), (12, 18), (5, 2)] {
            let mut board = Board::default();
            board.resize(columns, rows);
            let layout = board.layout();
            let size = layout.size();
            let laid = Laid { turned: true, ..Laid::default() };
            assert!(laid.keeps_rows(&board));
            for space in board.grid().spaces() {
                let (from, to) = (layout.centre(space), layout.centre(laid.lies(&board, space)));
                let about = Point::at(size.width - from.x, size.height - from.y);
                assert!((about - to).length().get() < 1e-9, "{space} goes to {}", laid.lies(&board, space));
                assert_eq!(laid.of_board(&board, laid.lies(&board, space)), space);
            }
        }
        let mut odd = Board::default();
        odd.resize(4, 3);
        let at = |row, turned| Laid { at: Space::new(0, row), turned, ..Laid::default() };
        assert!(at(0, false).keeps_rows(&odd) && !at(1, false).keeps_rows(&odd));
        assert!(!at(0, true).keeps_rows(&odd) && at(1, true).keeps_rows(&odd));
    }
}
