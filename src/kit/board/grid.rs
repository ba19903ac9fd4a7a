//! A grid of hexes or squares as a board.

use super::{Direction, Spaces};
use geometry::{GridLayout, Point, Size, Space};

/// The hexes or squares of a grid, numbered in the way of a game.
#[derive(Clone, Copy, Debug)]
pub struct GridSpaces<N> {
    /// The layout of the spaces.
    pub layout: GridLayout,
    /// The numbering of the spaces.
    pub numbering: N,
    /// Gives the name of a space, by the numbering.
    pub name: fn(N, Space) -> String,
}

impl<N: Copy> Spaces for GridSpaces<N> {
    type Space = Space;

    const STRIDE: usize = 5;

    fn size(&self) -> Size {
        self.layout.size()
    }

    fn at(&self, point: Point) -> Option<Space> {
        Some(self.layout.space_at(point)).filter(|space| self.layout.grid.contains(*space))
    }

    fn outline(&self, space: Space) -> Vec<Point> {
        self.layout.corners(space)
    }

    fn middle(&self, space: Space) -> Point {
        self.layout.centre(space)
    }

    fn name(&self, space: Space) -> String {
        (self.name)(self.numbering, space)
    }

    fn next(&self, from: Space, direction: Direction) -> Space {
        let (columns, rows) = match direction {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        };
        self.layout.grid.nearest(Space::new(from.column + columns, from.row + rows))
    }

    fn cursor(&self, stood: Option<Space>) -> Option<Space> {
        Some(stood.map_or_else(|| self.layout.grid.middle(), |space| self.layout.grid.nearest(space)))
    }
}
