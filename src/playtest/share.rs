//! A share of games, and how certain it is: the Wilson interval.

use serde::{Deserialize, Serialize, Serializer};

/// In how many of how many games something happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Share {
    /// How many games it happened in.
    pub count: u64,
    /// Of how many.
    pub of: u64,
}

/// Where the true share lies with 95 % confidence, or with another confidence where stated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound, from 0 to 1.
    pub low: f64,
    /// The upper bound, from 0 to 1.
    pub high: f64,
}

/// The quantile of the normal distribution that leaves 2.5 % above it.
pub(super) const QUANTILE: f64 = 1.959_963_984_540_054;

/// The quantile of the normal distribution that leaves 0.5 % above it.
const SURE_QUANTILE: f64 = 2.575_829_303_548_901;

impl Share {
    /// In how many of how many games something happened.
    #[must_use]
    pub const fn new(count: u64, of: u64) -> Self {
        Self { count, of }
    }

    /// The share from 0 to 1; 0 if no games were played.
    #[must_use]
    pub fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.count as f64 / self.of as f64 }
    }

    /// The 95 % Wilson interval ("Probable Inference, the Law of Succession, and Statistical Inference", 1927); everything from 0 to 1
    /// where nothing was played. Unlike the textbook's plain interval it keeps its promise for few games and for shares near 0 and 1.
    #[must_use]
    pub fn interval(self) -> Interval {
        self.within(QUANTILE)
    }

    /// The same interval for 99 %.
    #[must_use]
    pub fn sure_interval(self) -> Interval {
        self.within(SURE_QUANTILE)
    }

    fn within(self, quantile: f64) -> Interval {
        if self.of == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let (share, of, square) = (self.value(), self.of as f64, quantile * quantile);
        let middle = share + square / (2.0 * of);
        let reach = quantile * (share * (1.0 - share) / of + square / (4.0 * of * of)).sqrt();
        let scale = 1.0 + square / of;
        // For none or all of the games the bound is exactly 0 or 1, which rounding must not change.
        let low = if self.count == 0 { 0.0 } else { (middle - reach) / scale };
        let high = if self.count == self.of { 1.0 } else { (middle + reach) / scale };
        Interval { low: low.max(0.0), high: high.min(1.0) }
    }
}

impl Interval {
    /// Whether a share lies within.
    #[must_use]
    pub fn contains(self, share: f64) -> bool {
        (self.low..=self.high).contains(&share)
    }

    /// Half the distance between the bounds.
    #[must_use]
    pub fn reach(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// A share is written into a JSON document with its value and its interval.
impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written {
            count: u64,
            of: u64,
            share: f64,
            low: f64,
            high: f64,
        }
        let Interval { low, high } = self.interval();
        Written { count: self.count, of: self.of, share: self.value(), low, high }.serialize(serializer)
    }
}
