//! A board of hexes or squares: its spaces, their neighbours and distances, straight lines, and arcs.
//!
//! Functions are marked `inline` if captains call them thousands of times for every unit that they move.

use serde::{Deserialize, Serialize};

use super::{Arc, Edge, Facing, GridSize, Hex, Shape, Space, Spot};

/// A board's shape and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// The shape of the spaces.
    pub shape: Shape,
    /// The number of spaces from left to right.
    pub columns: GridSize,
    /// The number of spaces from top to bottom.
    pub rows: GridSize,
}

impl Grid {
    /// A board of this shape with this many columns and rows. Numbers outside the limits are replaced by the nearest limit.
    #[must_use]
    pub const fn new(shape: Shape, columns: u16, rows: u16) -> Self {
        Self { shape, columns: GridSize::clamped(columns), rows: GridSize::clamped(rows) }
    }

    /// Whether the space is on the board.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        space.column >= 0 && space.row >= 0 && space.column < self.columns.signed() && space.row < self.rows.signed()
    }

    /// Every space, row by row from the top left.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        (0..self.rows.signed()).flat_map(move |row| (0..self.columns.signed()).map(move |column| Space { column, row }))
    }

    /// The middle space or, with an even number of columns or rows, the first of the middle spaces.
    #[must_use]
    pub const fn middle(self) -> Space {
        Space { column: (self.columns.signed() - 1) / 2, row: (self.rows.signed() - 1) / 2 }
    }

    /// Every middle space. These are the spaces in the middle column and row, or in the middle two if there is an even number of columns or rows:
    /// one, two or four spaces that touch. [`Grid::middle`] is the first of them.
    pub fn middles(self) -> impl Iterator<Item = Space> {
        let first = self.middle();
        let last = Space { column: self.columns.signed() / 2, row: self.rows.signed() / 2 };
        (first.row..=last.row).flat_map(move |row| (first.column..=last.column).map(move |column| Space { column, row }))
    }

    /// Where a space comes to lie if the whole board is shifted so that `from` comes to `to`; this may be off the board.
    #[must_use]
    pub fn pushed(self, space: Space, from: Space, to: Space) -> Space {
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => self.space(self.hex(space) + (self.hex(to) - self.hex(from))),
            Shape::Square => Space {
                column: saturate(i32::from(space.column) + i32::from(to.column) - i32::from(from.column)),
                row: saturate(i32::from(space.row) + i32::from(to.row) - i32::from(from.row)),
            },
        }
    }

    /// How many spaces a piece moves from one space to the other.
    #[must_use]
    #[inline]
    pub fn distance(self, from: Space, to: Space) -> u32 {
        self.spot(from).distance(self.spot(to))
    }

    /// The position of a space in a form that makes many distances quick to compute.
    #[must_use]
    #[inline]
    pub fn spot(self, space: Space) -> Spot {
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => {
                let hex = self.hex(space);
                Spot::hex(hex.q, hex.r)
            }
            Shape::Square => Spot::square(space.column.into(), space.row.into()),
        }
    }

    /// The neighbours of a space that are on the board, clockwise: up to six on hexes and eight on squares.
    pub fn neighbours(self, space: Space) -> impl Iterator<Item = Space> {
        self.directions().map(move |direction| self.step(space, direction, 1)).filter(move |near| self.contains(*near))
    }

    /// The spaces of the board within this distance of a space, row by row.
    pub fn within(self, middle: Space, reach: u32) -> impl Iterator<Item = Space> {
        let far = reach as i16;
        let near = (-far..=far).flat_map(move |row| (-far..=far).map(move |column| (column, row)));
        near.map(move |(column, row)| Space::new(middle.column.saturating_add(column), middle.row.saturating_add(row)))
            .filter(move |space| self.contains(*space) && self.distance(middle, *space) <= reach)
    }

    /// The neighbour across one of a space's flat sides; `None` if it would be off the board.
    #[must_use]
    pub fn across(self, space: Space, side: Facing) -> Option<Space> {
        let side = usize::from(side.side(self.shape.sides()));
        let direction = if self.shape == Shape::Square { side * 2 } else { side };
        Some(self.step(space, direction, 1)).filter(|near| self.contains(*near))
    }

    /// Whether two spaces lie in one straight row of spaces. Such rows run in six directions on hexes and in eight on squares.
    #[must_use]
    pub fn in_line(self, from: Space, to: Space) -> bool {
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => {
                let step = self.hex(to) - self.hex(from);
                step.q == 0 || step.r == 0 || step.q + step.r == 0
            }
            Shape::Square => {
                let columns = i32::from(from.column).abs_diff(i32::from(to.column));
                let rows = i32::from(from.row).abs_diff(i32::from(to.row));
                columns == 0 || rows == 0 || columns == rows
            }
        }
    }

    /// For each straight row of spaces that starts at a space, the space at exactly this distance; clockwise, on or off the board.
    pub fn along_lines(self, from: Space, distance: i16) -> impl Iterator<Item = Space> {
        self.directions().map(move |direction| self.step(from, direction, distance))
    }

    /// The neighbour across each flat side of a space, clockwise from the first side, on or off the board.
    pub fn across_sides(self, space: Space) -> impl Iterator<Item = Space> {
        // On squares, only every second of a chess king's eight steps crosses a flat side.
        let every = if self.shape == Shape::Square { 2 } else { 1 };
        self.along_lines(space, 1).step_by(every)
    }

    /// The arc, of a piece with this facing, in which a space lies.
    #[must_use]
    #[inline]
    pub fn arc(self, piece: Space, facing: Facing, space: Space) -> Arc {
        let side = facing.side(self.shape.sides());
        Arc::of_product(match self.shape {
            Shape::FlatHex | Shape::PointedHex => {
                let ahead = Hex::NEIGHBOURS[usize::from(side)];
                (self.hex(space) - self.hex(piece)).double_inner_product(ahead)
            }
            Shape::Square => {
                let (right, down) = KING_STEPS[usize::from(side) * 2];
                let (columns, rows) =
                    (i32::from(space.column) - i32::from(piece.column), i32::from(space.row) - i32::from(piece.row));
                columns * i32::from(right) + rows * i32::from(down)
            }
        })
    }

    /// The facings for which a space lies in a piece's front arc, as one bit for each facing. The result is the same as that of calling [`Grid::arc`]
    /// for every facing.
    ///
    /// A space is in the front arc of a facing exactly if it is in the rear arc of the opposite facing ([`Grid::turned_about`]).
    #[must_use]
    #[inline]
    pub fn facings_ahead(self, piece: Space, space: Space) -> u8 {
        let bit = |side: usize, product: i32| u8::from(product > 0) << side;
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => {
                let step = self.hex(space) - self.hex(piece);
                let products = Hex::NEIGHBOURS.map(|side| step.double_inner_product(side));
                products.into_iter().enumerate().fold(0, |bits, (side, product)| bits | bit(side, product))
            }
            Shape::Square => {
                let columns = i32::from(space.column) - i32::from(piece.column);
                let rows = i32::from(space.row) - i32::from(piece.row);
                bit(0, -rows) | bit(1, columns) | bit(2, rows) | bit(3, -columns)
            }
        }
    }

    /// The facings opposite to those in a set, which has one bit for each facing.
    #[must_use]
    #[inline]
    pub const fn turned_about(self, facings: u8) -> u8 {
        let half = self.shape.sides() / 2;
        (facings << half | facings >> half) & ((1 << self.shape.sides()) - 1)
    }

    /// The facing that points most nearly from one space to another; if two facings are equally near, the first of them.
    #[must_use]
    pub fn facing_towards(self, from: Space, to: Space) -> Facing {
        let product = |side: u8| match self.shape {
            Shape::FlatHex | Shape::PointedHex => {
                (self.hex(to) - self.hex(from)).double_inner_product(Hex::NEIGHBOURS[usize::from(side)])
            }
            Shape::Square => {
                let (right, down) = KING_STEPS[usize::from(side) * 2];
                (i32::from(to.column) - i32::from(from.column)) * i32::from(right)
                    + (i32::from(to.row) - i32::from(from.row)) * i32::from(down)
            }
        };
        let best = (0..self.shape.sides()).rev().max_by_key(|side| product(*side));
        Facing::new(best.unwrap_or(0))
    }

    /// The edges of the board at which the space lies, that is, in whose outermost row or column it is.
    pub fn edges_at(self, space: Space) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |edge| match edge {
            Edge::North => space.row == 0,
            Edge::East => space.column == self.columns.signed() - 1,
            Edge::South => space.row == self.rows.signed() - 1,
            Edge::West => space.column == 0,
        })
    }

    /// The space on the board nearest to this one.
    #[must_use]
    pub fn nearest(self, space: Space) -> Space {
        Space { column: space.column.clamp(0, self.columns.signed() - 1), row: space.row.clamp(0, self.rows.signed() - 1) }
    }

    /// The axial coordinates of a space of a hex board. A board of squares is treated as flat-topped hexes.
    #[must_use]
    #[inline]
    pub fn hex(self, space: Space) -> Hex {
        let (column, row) = (i32::from(space.column), i32::from(space.row));
        match self.shape {
            Shape::FlatHex | Shape::Square => Hex::new(column, row - (column - (column & 1)) / 2),
            Shape::PointedHex => Hex::new(column - (row - (row & 1)) / 2, row),
        }
    }

    /// The space of a hex board with these axial coordinates.
    #[must_use]
    pub fn space(self, hex: Hex) -> Space {
        let (column, row) = match self.shape {
            Shape::FlatHex | Shape::Square => (hex.q, hex.r + (hex.q - (hex.q & 1)) / 2),
            Shape::PointedHex => (hex.q + (hex.r - (hex.r & 1)) / 2, hex.r),
        };
        Space { column: saturate(column), row: saturate(row) }
    }

    fn directions(self) -> std::ops::Range<usize> {
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => 0..6,
            Shape::Square => 0..8,
        }
    }

    fn step(self, from: Space, direction: usize, distance: i16) -> Space {
        match self.shape {
            Shape::FlatHex | Shape::PointedHex => self.space(self.hex(from) + Hex::NEIGHBOURS[direction] * i32::from(distance)),
            Shape::Square => {
                let (right, down) = KING_STEPS[direction];
                Space {
                    column: saturate(i32::from(from.column) + i32::from(right) * i32::from(distance)),
                    row: saturate(i32::from(from.row) + i32::from(down) * i32::from(distance)),
                }
            }
        }
    }
}

/// The eight steps of a chess king, clockwise from straight up. The first, third, fifth and seventh of them cross a flat side.
const KING_STEPS: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

fn saturate(coordinate: i32) -> i16 {
    i16::try_from(coordinate).unwrap_or(if coordinate < 0 { i16::MIN } else { i16::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offset_and_axial_coordinates_are_two_names_for_one_space() {
        for shape in [Shape::FlatHex, Shape::PointedHex] {
            let grid = Grid::new(shape, 9, 9);
            for space in grid.spaces() {
                assert_eq!(grid.space(grid.hex(space)), space);
                assert_eq!(grid.neighbours(space).filter(|near| grid.distance(space, *near) != 1).count(), 0);
            }
            assert_eq!(grid.neighbours(grid.middle()).count(), 6);
        }
        assert_eq!(Grid::new(Shape::Square, 3, 3).neighbours(Space::new(1, 1)).count(), 8);
    }

    #[test]
    fn the_middle_is_one_space_or_as_many_as_share_it() {
        let middles = |columns, rows| Grid::new(Shape::FlatHex, columns, rows).middles().collect::<Vec<_>>();
        assert_eq!(middles(25, 25), [Space::new(12, 12)]);
        assert_eq!(middles(24, 25), [Space::new(11, 12), Space::new(12, 12)]);
        assert_eq!(middles(30, 24), [(14, 11), (15, 11), (14, 12), (15, 12)].map(Space::from));
        assert_eq!(middles(1, 1), [Space::new(0, 0)]);
    }

    #[test]
    fn pushing_a_board_keeps_every_distance() {
        for shape in Shape::ALL {
            let grid = Grid::new(shape, 9, 9);
            let (from, to) = (Space::new(2, 3), Space::new(5, 4));
            let near = Space::new(3, 5);
            assert_eq!(grid.pushed(from, from, to), to);
            assert_eq!(grid.distance(to, grid.pushed(near, from, to)), grid.distance(from, near));
            assert_eq!(grid.pushed(grid.pushed(near, from, to), to, from), near);
        }
    }

    #[test]
    fn the_arcs_of_a_ship_facing_up() {
        let grid = Grid::new(Shape::FlatHex, 11, 11);
        let ship = Space::new(5, 5);
        let up = Facing::new(0);
        assert_eq!(grid.arc(ship, up, Space::new(5, 2)), Arc::Front);
        assert_eq!(grid.arc(ship, up, Space::new(5, 9)), Arc::Rear);
        assert_eq!(grid.arc(ship, up, Space::new(7, 5)), Arc::Side, "two columns over on a level is the side line");
        let squares = Grid::new(Shape::Square, 11, 11);
        assert_eq!(squares.arc(ship, Facing::new(1), Space::new(6, 1)), Arc::Front);
        assert_eq!(squares.arc(ship, Facing::new(1), Space::new(5, 1)), Arc::Side);
        assert_eq!(squares.arc(ship, Facing::new(3), Space::new(6, 1)), Arc::Rear);
        assert_eq!(squares.arc(ship, Facing::new(3), Space::new(6, 1)), Arc::Rear);
    }

    #[test]
    fn the_arcs_of_all_facings_at_once_are_those_of_each() {
        for shape in Shape::ALL {
            let grid = Grid::new(shape, 9, 9);
            let piece = grid.middle();
            for space in grid.spaces() {
                let ahead = grid.facings_ahead(piece, space);
                let astern = grid.turned_about(ahead);
                for side in 0..shape.sides() {
                    let told = (ahead >> side & 1 == 1, astern >> side & 1 == 1);
                    let arc = grid.arc(piece, Facing::new(side), space);
                    assert_eq!(told, (arc == Arc::Front, arc == Arc::Rear), "{shape:?} {space:?} {side}");
                }
            }
        }
    }

    #[test]
    fn a_ship_faces_the_space_it_is_turned_to() {
        for shape in Shape::ALL {
            let grid = Grid::new(shape, 30, 30);
            let from = Space::new(15, 15);
            for side in 0..shape.sides() {
                let facing = Facing::new(side);
                let lines: Vec<_> = grid.along_lines(from, 10).collect();
                let ahead = lines[usize::from(side) * if shape == Shape::Square { 2 } else { 1 }];
                assert_eq!(grid.facing_towards(from, ahead), facing);
                assert_eq!(grid.distance(from, ahead), 10);
                assert!(grid.in_line(from, ahead));
                assert_eq!(grid.arc(from, facing, ahead), Arc::Front);
            }
        }
    }
}
