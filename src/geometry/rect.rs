//! Sizes and axis-aligned rectangles.

use serde::{Deserialize, Serialize};

use super::{Mm, Point, Vector};

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// The extent from left to right.
    pub width: Mm,
    /// The extent from top to bottom.
    pub height: Mm,
}

impl Size {
    /// A size of this many millimetres across and down.
    #[must_use]
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width: Mm::new(width), height: Mm::new(height) }
    }

    /// A size with this width and this height.
    #[must_use]
    pub const fn of(width: Mm, height: Mm) -> Self {
        Self { width, height }
    }

    /// The size with width and height exchanged.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// The vector from the top left corner to the bottom right corner.
    #[must_use]
    pub const fn diagonal(self) -> Vector {
        Vector { x: self.width, y: self.height }
    }
}

/// An axis-aligned rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rect {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Rect {
    /// The rectangle with this top left corner and this size.
    #[must_use]
    pub fn new(min: Point, size: Size) -> Self {
        Self { min, max: min + size.diagonal() }
    }

    /// The rectangle at these distances from left and top, with this width and height, all in millimetres.
    #[must_use]
    pub fn at(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self::new(Point::new(x, y), Size::new(width, height))
    }

    /// The rectangle of this size around a point.
    #[must_use]
    pub fn around(middle: Point, size: Size) -> Self {
        Self::new(middle - size.diagonal() * 0.5, size)
    }

    /// The size of the rectangle.
    #[must_use]
    pub fn size(self) -> Size {
        Size { width: self.width(), height: self.height() }
    }

    /// The extent from left to right.
    #[must_use]
    pub fn width(self) -> Mm {
        self.max.x - self.min.x
    }

    /// The extent from top to bottom.
    #[must_use]
    pub fn height(self) -> Mm {
        self.max.y - self.min.y
    }

    /// The centre of the rectangle.
    #[must_use]
    pub fn middle(self) -> Point {
        self.min.towards(self.max, 0.5)
    }

    /// The rectangle moved by a vector.
    #[must_use]
    pub fn moved(self, step: Vector) -> Self {
        Self { min: self.min + step, max: self.max + step }
    }

    /// The rectangle made smaller by this much on every side, or larger if the length is negative.
    #[must_use]
    pub fn inset(self, by: Mm) -> Self {
        let step = Vector::at(by, by);
        Self { min: self.min + step, max: self.max - step }
    }

    /// The smallest rectangle that contains both rectangles.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            min: Point::at(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::at(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Whether the point lies inside the rectangle or on its border.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        self.min.x <= point.x && point.x <= self.max.x && self.min.y <= point.y && point.y <= self.max.y
    }

    /// Whether the other rectangle lies wholly inside this one; it may touch the border.
    #[must_use]
    pub fn encloses(self, other: Self) -> bool {
        self.contains(other.min) && self.contains(other.max)
    }

    /// The four corners, clockwise from the top left.
    #[must_use]
    pub const fn corners(self) -> [Point; 4] {
        [self.min, Point::at(self.max.x, self.min.y), self.max, Point::at(self.min.x, self.max.y)]
    }

    /// Cuts a strip of this height off the top; returns the strip, then the rest.
    #[must_use]
    pub fn cut_top(self, height: Mm) -> (Self, Self) {
        let y = self.min.y + height;
        (Self { min: self.min, max: Point::at(self.max.x, y) }, Self { min: Point::at(self.min.x, y), max: self.max })
    }

    /// Cuts a strip of this width off the left; returns the strip, then the rest.
    #[must_use]
    pub fn cut_left(self, width: Mm) -> (Self, Self) {
        let x = self.min.x + width;
        (Self { min: self.min, max: Point::at(x, self.max.y) }, Self { min: Point::at(x, self.min.y), max: self.max })
    }
}
