//! A share of games, and its uncertainty as a Wilson interval.

use serde::{Deserialize, Serialize, Serializer};

/// A share of games: how many games there were, and in how many of them the counted thing happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Share {
    /// In how many games the counted thing happened.
    pub count: u64,
    /// How many games there were.
    pub of: u64,
}

/// The interval in which the true share lies with 95 % confidence, unless another confidence is stated.
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
    /// The share of `count` games among `of` games.
    #[must_use]
    pub const fn new(count: u64, of: u64) -> Self {
        Self { count, of }
    }

    /// The share from 0 to 1; 0 if no games were played.
    #[must_use]
    pub fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.count as f64 / self.of as f64 }
    }

    /// The 95 % Wilson interval ("Probable Inference, the Law of Succession, and Statistical Inference", 1927). If no games were played, it reaches
    /// from 0 to 1. Unlike the plain interval of textbooks, it is also right for few games and for shares near 0 and 1.
    #[must_use]
    pub fn interval(self) -> Interval {
        self.within(QUANTILE)
    }

    /// The 99 % Wilson interval.
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
        // If the share is exactly 0 or 1, the bound is exactly 0 or 1 too, and rounding must not change that.
        let low = if self.count == 0 { 0.0 } else { (middle - reach) / scale };
        let high = if self.count == self.of { 1.0 } else { (middle + reach) / scale };
        Interval { low: low.max(0.0), high: high.min(1.0) }
    }
}

impl Interval {
    /// Whether a share lies within the interval.
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

/// Writes a share into a JSON document with its value and its interval.
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
