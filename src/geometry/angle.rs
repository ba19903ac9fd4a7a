//! Angles, and the only code that computes sine and cosine.
//!
//! The functions come from a portable library and not from the platform, so that a page has the same bytes everywhere.

use std::ops::{Add, Mul, Neg, Sub};

/// An angle, measured clockwise on the page from the direction of growing x.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Angle {
    degrees: f64,
}

impl Angle {
    /// The angle that points to the right.
    pub const ZERO: Self = Self::degrees(0.0);
    /// The angle that points straight up the page.
    pub const UP: Self = Self::degrees(-90.0);

    /// An angle of this many degrees.
    #[must_use]
    pub const fn degrees(degrees: f64) -> Self {
        Self { degrees }
    }

    /// The angle in degrees.
    #[must_use]
    pub const fn in_degrees(self) -> f64 {
        self.degrees
    }

    /// Sine and cosine; exact at the multiples of a right angle.
    #[must_use]
    pub fn sine_cosine(self) -> (f64, f64) {
        let turn = self.degrees.rem_euclid(360.0);
        if turn.rem_euclid(90.0) == 0.0 {
            return match turn as u16 {
                0 => (0.0, 1.0),
                90 => (1.0, 0.0),
                180 => (0.0, -1.0),
                _ => (-1.0, 0.0),
            };
        }
        libm::sincos(turn.to_radians())
    }
}

impl Add for Angle {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::degrees(self.degrees + other.degrees)
    }
}

impl Sub for Angle {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::degrees(self.degrees - other.degrees)
    }
}

impl Neg for Angle {
    type Output = Self;
    fn neg(self) -> Self {
        Self::degrees(-self.degrees)
    }
}

impl Mul<f64> for Angle {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::degrees(self.degrees * factor)
    }
}
