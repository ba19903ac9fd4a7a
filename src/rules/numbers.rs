//! Bounded whole numbers: what a file may hold of levels, counts and points.
//!
//! The bounds are refused while reading a file, so that arithmetic on them never overflows and a form never has to show a
//! number of forty digits.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

use serde::{Deserialize, Serialize};

/// The level of a stat or an add-on: 0 to 99.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Level(u8);

/// A number of things: 0 to 999.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Count(u16);

/// An amount of points, possibly negative: within a million either way when read from a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Points(i64);

impl Level {
    /// The highest level.
    pub const MAX: Self = Self(99);

    /// This level, if there is such a one.
    #[must_use]
    pub const fn new(level: u32) -> Option<Self> {
        if level <= Self::MAX.0 as u32 { Some(Self(level as u8)) } else { None }
    }

    /// The nearest level there is.
    #[must_use]
    pub const fn clamped(level: u32) -> Self {
        if level <= Self::MAX.0 as u32 { Self(level as u8) } else { Self::MAX }
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0 as u32
    }

    /// The next level up, if there is one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.get() + 1)
    }
}

impl Count {
    /// The highest count.
    pub const MAX: Self = Self(999);

    /// This count, if there may be so many.
    #[must_use]
    pub const fn new(count: u32) -> Option<Self> {
        if count <= Self::MAX.0 as u32 { Some(Self(count as u16)) } else { None }
    }

    /// The nearest count there may be.
    #[must_use]
    pub const fn clamped(count: u32) -> Self {
        if count <= Self::MAX.0 as u32 { Self(count as u16) } else { Self::MAX }
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0 as u32
    }

    /// The next count up, if there is one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.get() + 1)
    }
}

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    const LIMIT: i64 = 1_000_000;

    /// So many points.
    #[must_use]
    pub const fn new(points: i64) -> Self {
        Self(points)
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl TryFrom<u32> for Level {
    type Error = String;

    fn try_from(level: u32) -> Result<Self, String> {
        Self::new(level).ok_or_else(|| format!("a level is a whole number from 0 to {}, not {level}", Self::MAX))
    }
}

impl TryFrom<u32> for Count {
    type Error = String;

    fn try_from(count: u32) -> Result<Self, String> {
        Self::new(count).ok_or_else(|| format!("a count is a whole number from 0 to {}, not {count}", Self::MAX))
    }
}

impl TryFrom<i64> for Points {
    type Error = String;

    fn try_from(points: i64) -> Result<Self, String> {
        if points.abs() <= Self::LIMIT {
            Ok(Self(points))
        } else {
            Err(format!("points are a whole number within {} either way, not {points}", Self::LIMIT))
        }
    }
}

impl From<Level> for u32 {
    fn from(level: Level) -> Self {
        level.get()
    }
}

impl From<Count> for u32 {
    fn from(count: Count) -> Self {
        count.get()
    }
}

impl From<Points> for i64 {
    fn from(points: Points) -> Self {
        points.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
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
