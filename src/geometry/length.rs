//! A length in millimetres, the only unit that the program uses internally; other units are converted when they are read or written.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A length in millimetres.
///
/// The field is private, so that plain numbers are not mistaken for lengths. A length read from a file is finite and at most ten metres long;
/// anything else is refused, so that no later arithmetic encounters NaN.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Mm(f64);

impl Mm {
    /// No length at all.
    pub const ZERO: Self = Self(0.0);
    /// The greatest length that a file may contain: ten metres.
    pub const LONGEST: Self = Self(10_000.0);

    /// A length of this many millimetres.
    #[must_use]
    pub const fn new(millimetres: f64) -> Self {
        Self(millimetres)
    }

    /// A length of this many inches of 25.4 mm.
    #[must_use]
    pub const fn inches(inches: f64) -> Self {
        Self(inches * 25.4)
    }

    /// A length of this many typographic points, 72 to the inch.
    #[must_use]
    pub const fn points(points: f64) -> Self {
        Self(points * 25.4 / 72.0)
    }

    /// The plain number of millimetres.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }

    /// The length in typographic points, 72 to the inch.
    #[must_use]
    pub const fn to_points(self) -> f64 {
        self.0 * 72.0 / 25.4
    }

    /// The length without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }

    /// The shorter of two lengths.
    #[must_use]
    pub const fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The longer of two lengths.
    #[must_use]
    pub const fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }
}

impl TryFrom<f64> for Mm {
    type Error = String;

    fn try_from(millimetres: f64) -> Result<Self, String> {
        if millimetres.is_finite() && millimetres.abs() <= Self::LONGEST.0 {
            Ok(Self(millimetres))
        } else {
            Err(format!("a length must be a number within {} mm, not {millimetres}", Self::LONGEST.0))
        }
    }
}

impl From<Mm> for f64 {
    fn from(length: Mm) -> Self {
        length.0
    }
}

impl Add for Mm {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Mm {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

/// Reads a length as a user writes it: in millimetres, such as `7` or `7.5 mm`, or in inches, such as `0.25 in` or `0.25\"`.
impl FromStr for Mm {
    type Err = NoLength;

    fn from_str(text: &str) -> Result<Self, NoLength> {
        let text = text.trim().to_lowercase();
        let inches = ["inches", "inch", "in", "\"", "\u{2033}"].iter().find_map(|unit| text.strip_suffix(unit));
        let (number, unit) = match inches {
            Some(number) => (number, Self::inches(1.0)),
            None => (text.strip_suffix("mm").unwrap_or(&text), Self::new(1.0)),
        };
        let number: f64 = number.trim().parse().map_err(|_| NoLength)?;
        Self::try_from(number * unit.get()).map_err(|_| NoLength)
    }
}

/// The error for a text that is not a length, or for a length greater than a file may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLength;

impl std::fmt::Display for NoLength {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "a length is a number of millimetres, such as 7.5, or of inches, such as 0.25in")
    }
}

impl std::error::Error for NoLength {}

impl Sub for Mm {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Mm {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Mm {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<f64> for Mm {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self(self.0 * factor)
    }
}

impl Div<f64> for Mm {
    type Output = Self;
    fn div(self, divisor: f64) -> Self {
        Self(self.0 / divisor)
    }
}

/// The ratio of two lengths.
impl Div for Mm {
    type Output = f64;
    fn div(self, divisor: Self) -> f64 {
        self.0 / divisor.0
    }
}

impl Sum for Mm {
    fn sum<I: Iterator<Item = Self>>(lengths: I) -> Self {
        lengths.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inch_is_seventy_two_points() {
        assert!((Mm::inches(1.0) - Mm::points(72.0)).abs() < Mm::new(1e-9));
        assert!((Mm::new(25.4).to_points() - 72.0).abs() < 1e-9);
    }

    #[test]
    fn a_length_is_written_in_millimetres_or_inches() {
        for (text, millimetres) in
            [("7", 7.0), (" 7.5 mm", 7.5), ("-3MM", -3.0), ("1in", 25.4), ("0.5 inch", 12.7), ("2\"", 50.8)]
        {
            assert_eq!(text.parse(), Ok(Mm::new(millimetres)), "{text}");
        }
        for text in ["", "mm", "seven", "NaN", "1e9", "500in", "3cm"] {
            assert_eq!(text.parse::<Mm>(), Err(NoLength), "{text}");
        }
    }

    #[test]
    fn a_file_cannot_bring_in_a_length_that_is_no_length() {
        for text in ["NaN", "inf", "-inf", "1e300", "10000.1"] {
            assert!(ron::from_str::<Mm>(text).is_err(), "{text} was taken for a length");
        }
        assert_eq!(ron::from_str::<Mm>("25.4").ok(), Some(Mm::new(25.4)));
    }
}
