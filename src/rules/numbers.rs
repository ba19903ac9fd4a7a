//! Integers with bounds: the levels, counts and points that a file may contain.
//!
//! Numbers out of bounds are refused while a file is read, so that arithmetic never overflows and a form never has to show a number of forty digits.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

use serde::{Deserialize, Serialize};

/// The message that a number is out of bounds, in the same words everywhere: "a level is a whole number from 0 to 99, not 100".
pub fn out_of_bounds(what: &str, least: i64, most: i64, found: &str) -> String {
    format!("{what} is a whole number from {least} to {most}, not {found}")
}

/// The sum of fractions; 0 if there are none. [`Iterator::sum`] would then return minus zero, which would be printed as "-0".
pub fn total(parts: impl Iterator<Item = f64>) -> f64 {
    parts.fold(0.0, Add::add)
}

/// Declares a type for integers from 0 to a bound.
macro_rules! whole_number {
    ($(#[$about:meta])* $name:ident($stored:ty), $what:literal, to $most:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name($stored);

        impl $name {
            /// The highest number of the type.
            pub const MAX: Self = Self($most);

            /// The words for such a number at the start of an error message.
            pub const WHAT: &str = $what;

            /// The value of this type with this number; `None` if the number is above the type's bound.
            #[must_use]
            pub const fn new(number: u32) -> Option<Self> {
                if number <= $most { Some(Self(number as $stored)) } else { None }
            }

            /// The value of this type that is nearest to this number.
            #[must_use]
            pub const fn clamped(number: u32) -> Self {
                if number <= $most { Self(number as $stored) } else { Self::MAX }
            }

            /// The number, as a plain integer.
            #[must_use]
            pub const fn get(self) -> u32 {
                self.0 as u32
            }

            /// Whether the number is 0.
            #[must_use]
            pub const fn is_zero(&self) -> bool {
                self.0 == 0
            }

            /// The next higher number; `None` if it would be above the bound.
            #[must_use]
            pub const fn next(self) -> Option<Self> {
                Self::new(self.get() + 1)
            }
        }

        impl TryFrom<u32> for $name {
            type Error = String;

            fn try_from(number: u32) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| out_of_bounds($what, 0, $most, &number.to_string()))
            }
        }

        impl From<$name> for u32 {
            fn from(number: $name) -> Self {
                number.get()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(out)
            }
        }
    };
}

whole_number!(
    /// The level of a stat or an add-on: 0 to 99.
    Level(u8), "a level", to 99
);

whole_number!(
    /// How many of some things there are: 0 to 999.
    Count(u16), "a count", to 999
);

/// An amount of points, which may be negative; in a file it must be between minus a million and a million.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Points(i64);

impl Points {
    /// The words for such a number at the start of an error message.
    pub const WHAT: &str = "an amount of points";

    /// No points.
    pub const ZERO: Self = Self(0);

    /// The highest amount that a file may contain; its negative is the lowest.
    pub const MOST: u32 = 1_000_000;

    /// This number of points.
    #[must_use]
    pub const fn new(points: i64) -> Self {
        Self(points)
    }

    /// The number of points, as a plain integer.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The number with its sign: a typographic minus sign if it is negative, and no sign for 0.
    #[must_use]
    pub fn signed(self) -> String {
        match self.0 {
            0 => "0".into(),
            more if more > 0 => format!("+{more}"),
            less => format!("−{}", less.unsigned_abs()),
        }
    }
}

impl TryFrom<i64> for Points {
    type Error = String;

    fn try_from(points: i64) -> Result<Self, String> {
        if points.unsigned_abs() <= u64::from(Self::MOST) {
            Ok(Self(points))
        } else {
            let most = i64::from(Self::MOST);
            Err(out_of_bounds(Self::WHAT, -most, most, &points.to_string()))
        }
    }
}

impl From<Points> for i64 {
    fn from(points: Points) -> Self {
        points.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<i64> for Points {
    type Output = Self;
    fn mul(self, factor: i64) -> Self {
        Self(self.0 * factor)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_far_out_of_bounds_are_refused_like_any_others() {
        for points in [i64::MIN, i64::MIN + 1, -1_000_001, 1_000_001, i64::MAX] {
            assert!(Points::try_from(points).is_err(), "{points}");
        }
        assert_eq!(Points::try_from(-1_000_000), Ok(Points::new(-1_000_000)));
    }
}
