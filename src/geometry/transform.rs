//! Affine transforms, which turn, scale, mirror and move groups of drawing items.

use serde::{Deserialize, Serialize};

use super::{Angle, Mm, Point, Rect, Vector};

/// An affine transform: `x' = a x + c y + e`, `y' = b x + d y + f`; all lengths are in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transform {
    /// The factor by which x contributes to x'.
    pub a: f64,
    /// The factor by which x contributes to y'.
    pub b: f64,
    /// The factor by which y contributes to x'.
    pub c: f64,
    /// The factor by which y contributes to y'.
    pub d: f64,
    /// The shift to the right.
    pub e: Mm,
    /// The shift down.
    pub f: Mm,
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Transform {
    /// The transform that changes nothing.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: Mm::ZERO, f: Mm::ZERO };

    /// The transform that moves everything by this vector.
    #[must_use]
    pub const fn translate(step: Vector) -> Self {
        Self { e: step.x, f: step.y, ..Self::IDENTITY }
    }

    /// The transform that turns everything clockwise about the origin by this angle.
    #[must_use]
    pub fn rotate(angle: Angle) -> Self {
        let (sine, cosine) = angle.sine_cosine();
        Self { a: cosine, b: sine, c: -sine, d: cosine, ..Self::IDENTITY }
    }

    /// The transform that stretches everything by these factors away from the origin; a negative factor mirrors.
    #[must_use]
    pub const fn scale(x: f64, y: f64) -> Self {
        Self { a: x, d: y, ..Self::IDENTITY }
    }

    /// The transform that applies this one first and then the other.
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

    /// The position of a point after the transform.
    #[must_use]
    pub fn apply(self, point: Point) -> Point {
        Point::at(point.x * self.a + point.y * self.c + self.e, point.x * self.b + point.y * self.d + self.f)
    }

    /// The smallest axis-aligned rectangle around a rectangle after the transform.
    #[must_use]
    pub fn apply_to_rect(self, rect: Rect) -> Rect {
        let [first, rest @ ..] = rect.corners().map(|corner| self.apply(corner));
        rest.into_iter().fold(Rect { min: first, max: first }, |all, corner| all.union(Rect { min: corner, max: corner }))
    }

    /// The transform that undoes this one; `None` if this one flattens everything to a line.
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

    /// The factor by which lengths grow on average, for strokes: the square root of the factor by which areas grow.
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
