//! A number with a sign, such as the amount that a sector adds to a roll.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::numbers::out_of_bounds;

/// A number from -99 to 99, written with its sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Modifier(i8);

impl Modifier {
    /// The words for such a number at the start of an error message.
    pub const WHAT: &str = "a modifier";
    /// A modifier that adds nothing.
    pub const ZERO: Self = Self(0);
    /// The greatest modifier; the lowest is the negative of this number.
    pub const MOST: i32 = 99;

    /// The modifier nearest to this number.
    #[must_use]
    pub const fn clamped(number: i32) -> Self {
        match number {
            Self::MOST.. => Self(Self::MOST as i8),
            ..-99 => Self(-(Self::MOST as i8)),
            _ => Self(number as i8),
        }
    }

    /// The modifier, as a plain integer.
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0 as i32
    }

    /// Whether the modifier adds nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl TryFrom<i32> for Modifier {
    type Error = String;

    fn try_from(number: i32) -> Result<Self, String> {
        let (most, found) = (i64::from(Self::MOST), number.to_string());
        let clamped = Self::clamped(number);
        if clamped.get() == number { Ok(clamped) } else { Err(out_of_bounds(Self::WHAT, -most, most, &found)) }
    }
}

impl From<Modifier> for i32 {
    fn from(modifier: Modifier) -> Self {
        modifier.get()
    }
}

/// Writes the number with its sign: `+1`, `-2`, but `0` without one.
impl fmt::Display for Modifier {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(out, "+{}", self.0) } else { self.0.fmt(out) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_modifier_has_a_sign_and_bounds() {
        assert_eq!([2, 0, -3].map(|number| Modifier::clamped(number).to_string()), ["+2", "0", "-3"]);
        assert_eq!([-100, 100].map(|number| Modifier::clamped(number).get()), [-99, 99]);
        assert!(Modifier::try_from(100).is_err() && Modifier::try_from(-100).is_err());
        assert_eq!(Modifier::try_from(-99).map(Modifier::get), Ok(-99));
    }
}
