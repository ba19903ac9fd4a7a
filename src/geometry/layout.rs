//! The only code that converts spaces of a board to millimetres and back.

use super::{Facing, Grid, Hex, Mm, Point, Rect, Shape, Size, Space, Vector};

/// The ratio of a hex's width across its corners to its width across its flats, 2 / √3.
const CORNERS_TO_FLATS: f64 = 1.154_700_538_379_251_5;

/// A board laid out on paper: its top left corner is the origin, and all spaces have one size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GridLayout {
    /// The board that is laid out.
    pub grid: Grid,
    /// The width of a space, measured across its flat sides.
    pub space_size: Mm,
}

impl GridLayout {
    /// The board with spaces of this width across the flats.
    #[must_use]
    pub const fn new(grid: Grid, space_size: Mm) -> Self {
        Self { grid, space_size }
    }

    /// The size of the whole board on paper.
    #[must_use]
    pub fn size(self) -> Size {
        let (columns, rows) = (f64::from(self.grid.columns.get()), f64::from(self.grid.rows.get()));
        let flats = self.space_size;
        let corners = flats * CORNERS_TO_FLATS;
        let shifted = |count: f64| if count > 1.0 { count + 0.5 } else { count };
        match self.grid.shape {
            Shape::FlatHex => Size::of(corners * (0.75 * columns + 0.25), flats * if columns > 1.0 { rows + 0.5 } else { rows }),
            Shape::PointedHex => {
                let width = if rows > 1.0 { shifted(columns).max(columns + 0.5) } else { columns };
                Size::of(flats * width, corners * (0.75 * rows + 0.25))
            }
            Shape::Square => Size::of(flats * columns, flats * rows),
        }
    }

    /// The centre of a space.
    #[must_use]
    pub fn centre(self, space: Space) -> Point {
        let (column, row) = (f64::from(space.column), f64::from(space.row));
        let flats = self.space_size;
        let corners = flats * CORNERS_TO_FLATS;
        let half_step = |index: i16| if index & 1 == 1 { 0.5 } else { 0.0 };
        match self.grid.shape {
            Shape::FlatHex => Point::at(corners * (0.75 * column + 0.5), flats * (row + 0.5 + half_step(space.column))),
            Shape::PointedHex => Point::at(flats * (column + 0.5 + half_step(space.row)), corners * (0.75 * row + 0.5)),
            Shape::Square => Point::at(flats * (column + 0.5), flats * (row + 0.5)),
        }
    }

    /// The corners of a space, clockwise; the flat side with number n runs from corner n to corner n + 1.
    #[must_use]
    pub fn corners(self, space: Space) -> Vec<Point> {
        let centre = self.centre(space);
        self.corner_steps().into_iter().map(|step| centre + step).collect()
    }

    /// The vectors from the centre of any space to its corners, clockwise.
    #[must_use]
    pub fn corner_steps(self) -> Vec<Vector> {
        let sides = self.grid.shape.sides();
        let (radius, turn) = match self.grid.shape {
            Shape::FlatHex | Shape::PointedHex => (self.space_size * CORNERS_TO_FLATS * 0.5, 30.0),
            Shape::Square => (self.space_size * std::f64::consts::FRAC_1_SQRT_2, 45.0),
        };
        (0..sides)
            .map(|side| Vector::polar(self.grid.shape.angle(Facing::new(side)) - super::Angle::degrees(turn), radius))
            .collect()
    }

    /// The smallest axis-aligned rectangle around a space.
    #[must_use]
    pub fn bounds(self, space: Space) -> Rect {
        let corners = self.space_size * CORNERS_TO_FLATS;
        let size = match self.grid.shape {
            Shape::FlatHex => Size::of(corners, self.space_size),
            Shape::PointedHex => Size::of(self.space_size, corners),
            Shape::Square => Size::of(self.space_size, self.space_size),
        };
        Rect::around(self.centre(space), size)
    }

    /// The spaces of the board that may be visible within a rectangle, row by row. Some of them may lie just outside.
    pub fn spaces_within(self, part: Rect) -> impl Iterator<Item = Space> {
        let grid = self.grid;
        // A corner of the rectangle may lie in a neighbour of a visible space, so one more space is added on every side.
        let first = grid.nearest(self.space_at(part.min));
        let last = grid.nearest(self.space_at(part.max));
        let columns = (first.column - 1).max(0)..=grid.nearest(Space::new(last.column + 1, 0)).column;
        let rows = (first.row - 1).max(0)..=grid.nearest(Space::new(0, last.row + 1)).row;
        rows.flat_map(move |row| columns.clone().map(move |column| Space::new(column, row)))
    }

    /// The space that contains a point, on or off the board.
    #[must_use]
    pub fn space_at(self, point: Point) -> Space {
        let flats = self.space_size;
        let corners = flats * CORNERS_TO_FLATS;
        match self.grid.shape {
            Shape::FlatHex => {
                let q = (point.x / corners - 0.5) / 0.75;
                let r = point.y / flats - 0.5 - q / 2.0;
                self.grid.space(nearest_hex(q, r))
            }
            Shape::PointedHex => {
                let r = (point.y / corners - 0.5) / 0.75;
                let q = point.x / flats - 0.5 - r / 2.0;
                self.grid.space(nearest_hex(q, r))
            }
            Shape::Square => Space::new((point.x / flats).floor() as i16, (point.y / flats).floor() as i16),
        }
    }
}

/// The hex nearest to a point with fractional axial coordinates: all three coordinates are rounded, then the one with the largest rounding error is
/// corrected.
fn nearest_hex(q: f64, r: f64) -> Hex {
    let s = -q - r;
    let (near_q, near_r, near_s) = (q.round(), r.round(), s.round());
    let (off_q, off_r, off_s) = ((near_q - q).abs(), (near_r - r).abs(), (near_s - s).abs());
    if off_q > off_r && off_q > off_s {
        Hex::new((-near_r - near_s) as i32, near_r as i32)
    } else if off_r > off_s {
        Hex::new(near_q as i32, (-near_q - near_s) as i32)
    } else {
        Hex::new(near_q as i32, near_r as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_is_found_again_at_its_middle_and_lies_on_the_board() {
        for shape in Shape::ALL {
            let layout = GridLayout::new(Grid::new(shape, 7, 6), Mm::new(25.4));
            let paper = Rect::new(Point::ORIGIN, layout.size()).inset(Mm::new(-1e-9));
            for space in layout.grid.spaces() {
                assert_eq!(layout.space_at(layout.centre(space)), space);
                assert!(paper.encloses(layout.bounds(space)), "{shape:?} {space:?}");
                for corner in layout.corners(space) {
                    assert!(layout.bounds(space).inset(Mm::new(-1e-9)).contains(corner));
                    assert_eq!(layout.space_at(layout.centre(space).towards(corner, 0.9)), space);
                }
            }
        }
    }

    #[test]
    fn neighbours_stand_one_space_apart_in_the_direction_of_the_facing() {
        for shape in [Shape::FlatHex, Shape::PointedHex] {
            let layout = GridLayout::new(Grid::new(shape, 9, 9), Mm::new(20.0));
            let middle = layout.grid.middle();
            for (side, near) in layout.grid.neighbours(middle).enumerate() {
                let step = layout.centre(near) - layout.centre(middle);
                let expected = Vector::polar(shape.angle(Facing::new(side as u8)), Mm::new(20.0));
                assert!((step - expected).length() < Mm::new(1e-9), "{shape:?} side {side}");
            }
        }
    }
}
