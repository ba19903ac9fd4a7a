//! The names of a site's hexes, as they are printed on its boards.

use super::{Board, Laid, Site};
use geometry::{Grid, Space};
use rules::listed;

/// A board of a site, with all that determines the printed names of its hexes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Printed {
    /// The name of the board.
    name: String,
    /// How the board lies, in hexes of the site.
    laid: Laid,
    grid: Grid,
}

impl Printed {
    /// A board of a layout, as it lies on the site whose first hex is the hex `corner` of the layout.
    pub(super) fn new(board: &Board, laid: Laid, corner: Space) -> Self {
        let at = Space::new(laid.at.column.saturating_sub(corner.column), laid.at.row.saturating_sub(corner.row));
        Self { name: board.label().to_owned(), laid: Laid { at, ..laid }, grid: board.grid() }
    }
}

impl Site {
    /// The board's own hex that lies on a hex of the site, and the name of the board. The uppermost board counts. `None` if no board lies there.
    fn printed(&self, space: Space) -> Option<(Space, &str)> {
        self.printed.iter().rev().find_map(|board| {
            let own = board.laid.of_grid(board.grid, space);
            board.grid.contains(own).then_some((own, &board.name[..]))
        })
    }

    /// The name of a hex as printed on its board, followed by the name of the board if the site has several.
    #[must_use]
    pub fn hex_name(&self, space: Space) -> String {
        self.hex_names(&[space])
    }

    /// The names of several hexes in one line. Where successive hexes are on the same board, the name of that board follows once, after the last of
    /// them.
    #[must_use]
    pub fn hex_names(&self, spaces: &[Space]) -> String {
        let named: Vec<(String, &str)> = spaces
            .iter()
            .map(|space| self.printed(*space).map_or_else(|| (space.to_string(), ""), |(own, board)| (own.to_string(), board)))
            .collect();
        let of_board = |named: &[(String, &str)]| {
            let hexes = named.iter().map(|(hex, _)| &hex[..]).collect::<Vec<_>>().join(", ");
            match named.first() {
                Some((_, board)) if self.printed.len() > 1 && !board.is_empty() => format!("{hexes} of {board}"),
                _ => hexes,
            }
        };
        named.chunk_by(|one, other| one.1 == other.1).map(of_board).collect::<Vec<_>>().join(", ")
    }

    /// The name of a row of hexes: the number of the row on each board that it crosses.
    #[must_use]
    pub fn row_name(&self, row: i16) -> String {
        let mut parts: Vec<(i16, &str)> = Vec::new();
        let columns = i16::try_from(self.grid().columns.get()).unwrap_or(i16::MAX);
        for (own, board) in (0..columns).filter_map(|column| self.printed(Space::new(column, row))) {
            if parts.last() != Some(&(own.row, board)) {
                parts.push((own.row, board));
            }
        }
        let of_board = |(row, board): &(i16, &str)| {
            let of = if self.printed.len() > 1 { format!(" of {board}") } else { String::new() };
            format!("row {}{of}", row + 1)
        };
        if parts.is_empty() { format!("row {}", row + 1) } else { listed(&parts.iter().map(of_board).collect::<Vec<_>>()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use rules::Shelf;

    #[test]
    fn hexes_are_called_as_they_are_printed_on_their_board() {
        let board = |name: &str| {
            let mut board = Board { name: name.into(), ..Board::default() };
            board.resize(6, 4);
            board
        };
        let boards: Shelf<Board> = [board("Coast"), board("Sea")].into_iter().collect();
        let ids: Vec<_> = boards.ids().collect();
        let laid = |board: usize, row, turned| Laid { board: Some(ids[board]), at: Space::new(-3, row), turned };
        let layout = |boards: &[Laid]| Layout { boards: boards.iter().copied().collect(), ..Layout::default() };
        let alone = Site::of_layout(&layout(&[laid(0, 2, false)]), &boards);
        assert_eq!((alone.hex_name(Space::new(2, 3)), alone.row_name(3)), ("C4".to_owned(), "row 4".to_owned()));
        let both = Site::of_layout(&layout(&[laid(0, 2, false), laid(1, 6, true)]), &boards);
        let way = [Space::new(0, 2), Space::new(0, 3), Space::new(0, 4), Space::new(5, 7)];
        assert_eq!(both.hex_names(&way), "A3, A4 of Coast, F4, A1 of Sea");
        assert_eq!(both.row_name(4), "row 4 of Sea");
        assert_eq!(both.hex_name(Space::new(9, 9)), "J10", "beyond the boards");
    }
}
