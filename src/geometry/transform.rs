//! Affine transforms: how a group of drawing items is turned, scaled, mirrored and moved.

use serde::{Deserialize, Serialize};

use super::{Angle, Mm, Point, Rect, Vector};

/// An affine transform: `x' = a x + c y + e`, `y' = b x + d y + f`, lengths in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transform {
    /// How much of x goes into x.
    pub a: f64,
    /// How much of x goes into y.
    pub b: f64,
    /// How much of y goes into x.
    pub c: f64,
    /// How much of y goes into y.
    pub d: f64,
    /// The step right.
    pub e: Mm,
    /// The step down.
    pub f: Mm,
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Transform {
    /// Everything stays where it is.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: Mm::ZERO, f: Mm::ZERO };

    /// Everything moves by this step.
    #[must_use]
    pub const fn translate(step: Vector) -> Self {
        Self { e: step.x, f: step.y, ..Self::IDENTITY }
    }

    /// Everything turns clockwise about the origin.
    #[must_use]
    pub fn rotate(angle: Angle) -> Self {
        let (sine, cosine) = angle.sine_cosine();
        Self { a: cosine, b: sine, c: -sine, d: cosine, ..Self::IDENTITY }
    }

    /// Everything grows by these factors away from the origin; a negative factor mirrors.
    #[must_use]
    pub const fn scale(x: f64, y: f64) -> Self {
        Self { a: x, d: y, ..Self::IDENTITY }
    }

    /// This transform first, then the other.
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        let moved = other.apply(Point::at(self.e, self.f));
        Self {
            a: other.a * self.a + other.c * self.b,
            b: other.b * self.a + other.d * self.b,
            c: other.a * self.c + other.c * self.d,
            d: other.b * self.c + other.d * self.d,
            e: moved.x,
            f: moved.y,
        }
    }

    /// Where a point goes.
    #[must_use]
    pub fn apply(self, point: Point) -> Point {
        Point::at(point.x * self.a + point.y * self.c + self.e, point.x * self.b + point.y * self.d + self.f)
    }

    /// The upright rectangle around where a rectangle goes.
    #[must_use]
    pub fn apply_to_rect(self, rect: Rect) -> Rect {
        let [first, rest @ ..] = rect.corners().map(|corner| self.apply(corner));
        rest.into_iter().fold(Rect { min: first, max: first }, |all, corner| all.union(Rect { min: corner, max: corner }))
    }

    /// The transform that undoes this one; none where everything falls onto a line.
    #[must_use]
    pub fn inverse(self) -> Option<Self> {
        let determinant = self.a * self.d - self.b * self.c;
        if determinant.abs() < 1e-12 {
            return None;
        }
        let linear = Self {
            a: self.d / determinant,
            b: -self.b / determinant,
            c: -self.c / determinant,
            d: self.a / determinant,
            ..Self::IDENTITY
        };
        let back = linear.apply(Point::at(self.e, self.f));
        Some(Self { e: -back.x, f: -back.y, ..linear })
    }

    /// By how much lengths grow, for strokes: the square root of how much areas grow.
    #[must_use]
    pub fn mean_scale(self) -> f64 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_brings_every_point_back() {
        let there = Transform::rotate(Angle::degrees(30.0))
            .then(Transform::scale(2.0, -3.0))
            .then(Transform::translate(Vector::new(5.0, 7.0)));
        let back = there.inverse().expect("an invertible transform");
        let point = Point::new(3.0, -4.0);
        let returned = back.apply(there.apply(point));
        assert!((returned - point).length() < Mm::new(1e-9));
        assert!(Transform::scale(0.0, 1.0).inverse().is_none());
    }

    #[test]
    fn a_right_angle_turns_right_into_down() {
        assert_eq!(Transform::rotate(Angle::degrees(90.0)).apply(Point::new(1.0, 0.0)), Point::new(0.0, 1.0));
    }
}
