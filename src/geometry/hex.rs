//! Exact arithmetic on a hexagonal lattice in axial coordinates.

use std::ops::{Add, Mul, Sub};

/// A position on an endless hexagonal lattice, or a step between two positions. The axial coordinates are `q` and `r`, and the third coordinate is
/// `-q - r`.
///
/// The six neighbours are in clockwise order. The same coordinates serve flat-topped and pointed-topped boards; only the layout decides where
/// direction 0 points on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex {
    /// The first axial coordinate.
    pub q: i32,
    /// The second axial coordinate.
    pub r: i32,
}

impl Hex {
    /// The six steps to a neighbour, clockwise.
    ///
    /// On a flat-topped board the first step goes straight up; on a pointed-topped board it goes up and to the left.
    pub const NEIGHBOURS: [Self; 6] =
        [Self::new(0, -1), Self::new(1, -1), Self::new(1, 0), Self::new(0, 1), Self::new(-1, 1), Self::new(-1, 0)];

    /// The position with these axial coordinates.
    #[must_use]
    #[inline]
    pub const fn new(q: i32, r: i32) -> Self {
        Self { q, r }
    }

    /// Twice the inner product of two steps, taken as vectors in the plane in which a step to a neighbour has length 1. It is positive if the angle
    /// between the steps is less than a right angle, 0 at a right angle, and negative beyond it.
    #[must_use]
    #[inline]
    pub const fn double_inner_product(self, other: Self) -> i32 {
        2 * self.q * other.q + 2 * self.r * other.r + self.q * other.r + self.r * other.q
    }
}

impl Add for Hex {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::new(self.q - other.q, self.r - other.r)
    }
}

impl Mul<i32> for Hex {
    type Output = Self;
    #[inline]
    fn mul(self, factor: i32) -> Self {
        Self::new(self.q * factor, self.r * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_neighbour_is_one_step_away_and_faces_its_opposite() {
        for (index, step) in Hex::NEIGHBOURS.into_iter().enumerate() {
            assert_eq!(step + Hex::NEIGHBOURS[(index + 3) % 6], Hex::default());
            assert_eq!(step.double_inner_product(step), 2);
        }
    }
}
