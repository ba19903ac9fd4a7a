//! Positions and the differences between them; y grows downwards, as on a page.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::{Angle, Mm};

/// A position on a page or a board, measured from its top left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Mm,
    /// Distance from the top edge; it grows downwards.
    pub y: Mm,
}

impl Point {
    /// The top left corner.
    pub const ORIGIN: Self = Self { x: Mm::ZERO, y: Mm::ZERO };

    /// The position this many millimetres from the left and from the top.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x: Mm::new(x), y: Mm::new(y) }
    }

    /// The position at these distances from the left and from the top.
    #[must_use]
    pub const fn at(x: Mm, y: Mm) -> Self {
        Self { x, y }
    }

    /// The position a fraction of the way to another: 0 gives this position, 1 the other.
    #[must_use]
    pub fn towards(self, other: Self, fraction: f64) -> Self {
        self + (other - self) * fraction
    }
}

/// A difference between two positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// The distance to the right; negative to the left.
    pub x: Mm,
    /// The distance down; negative upwards.
    pub y: Mm,
}

impl Vector {
    /// No difference at all.
    pub const ZERO: Self = Self { x: Mm::ZERO, y: Mm::ZERO };

    /// A step of this many millimetres to the right and down.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x: Mm::new(x), y: Mm::new(y) }
    }

    /// A step of these lengths to the right and down.
    #[must_use]
    pub const fn at(x: Mm, y: Mm) -> Self {
        Self { x, y }
    }

    /// A step of this length in this direction.
    #[must_use]
    pub fn polar(direction: Angle, length: Mm) -> Self {
        let (sine, cosine) = direction.sine_cosine();
        Self { x: length * cosine, y: length * sine }
    }

    /// The length of the vector.
    #[must_use]
    pub fn length(self) -> Mm {
        let (x, y) = (self.x.get(), self.y.get());
        Mm::new((x * x + y * y).sqrt())
    }
}

impl Add<Vector> for Point {
    type Output = Self;
    fn add(self, step: Vector) -> Self {
        Self { x: self.x + step.x, y: self.y + step.y }
    }
}

impl AddAssign<Vector> for Point {
    fn add_assign(&mut self, step: Vector) {
        *self = *self + step;
    }
}

impl Sub<Vector> for Point {
    type Output = Self;
    fn sub(self, step: Vector) -> Self {
        Self { x: self.x - step.x, y: self.y - step.y }
    }
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, other: Self) -> Vector {
        Vector { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Vector {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

impl Mul<f64> for Vector {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self { x: self.x * factor, y: self.y * factor }
    }
}
