//! How often each value of a small whole number occurred in a series of games, and in which game first.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How often each value occurred. The memory for this depends on the range of the values, and does not grow with the number of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(BTreeMap<i32, Seen>);

/// How often a value occurred, and the number of the first game in which it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Seen(u64, u32);

impl Counts {
    /// Counts a value that occurred in the game with this number.
    pub fn add(&mut self, value: i32, game: u32) {
        let seen = self.0.entry(value).or_insert(Seen(0, game));
        seen.0 += 1;
        seen.1 = seen.1.min(game);
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: &Self) {
        for (value, Seen(count, first)) in &other.0 {
            let seen = self.0.entry(*value).or_insert(Seen(0, *first));
            seen.0 += count;
            seen.1 = seen.1.min(*first);
        }
    }

    /// Every value that occurred, in ascending order, and how often it occurred.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i32, u64)> {
        self.0.iter().map(|(value, seen)| (*value, seen.0))
    }

    /// How many values were counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.values().map(|seen| seen.0).sum()
    }

    /// The number of the first game in which a value occurred; `None` if it never did.
    #[must_use]
    pub fn first_game(&self, value: i32) -> Option<u32> {
        self.0.get(&value).map(|seen| seen.1)
    }

    /// The mean of the counted values; 0 if nothing was counted.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: i128 = self.iter().map(|(value, count)| i128::from(value) * i128::from(count)).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The standard deviation of the value of a single game; 0 for fewer than two games.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let total = self.total();
        if total < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let squares: f64 = self.iter().map(|(value, count)| (f64::from(value) - mean).powi(2) * count as f64).sum();
        (squares / (total - 1) as f64).sqrt()
    }

    /// The lowest value that at least this many percent of the counted values do not exceed; `None` if nothing was counted.
    #[must_use]
    pub fn percentile(&self, hundredths: u64) -> Option<i32> {
        let total = u128::from(self.total());
        let wanted = (total * u128::from(hundredths)).div_ceil(100).max(1);
        let mut passed = 0_u128;
        self.iter()
            .find(|(_, count)| {
                passed += u128::from(*count);
                passed >= wanted
            })
            .map(|(value, _)| value)
    }

    /// The median of the counted values; `None` if nothing was counted. If there are two middle values, it is the lower one.
    #[must_use]
    pub fn median(&self) -> Option<i32> {
        self.percentile(50)
    }

    /// The median of the counted values; `None` if nothing was counted. If there are two middle values, it is their mean. So the median of one side's
    /// margins is the negative of the median of the other side's.
    #[must_use]
    pub fn middle(&self) -> Option<f64> {
        let lower = self.median()?;
        let (mut passed, half) = (0_u128, u128::from(self.total()));
        let upper = self.iter().find(|(_, count)| {
            passed += u128::from(*count);
            passed * 2 > half
        });
        upper.map(|(upper, _)| f64::midpoint(f64::from(lower), f64::from(upper)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(values: &[i32]) -> Counts {
        let mut counts = Counts::default();
        for (game, value) in (0..).zip(values) {
            counts.add(*value, game);
        }
        counts
    }

    #[test]
    fn the_middle_and_the_spread_are_those_of_the_values() {
        let counts = counted(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((counts.total(), counts.mean(), counts.median()), (8, 5.0, Some(4)));
        assert_eq!(counts.middle(), Some(4.5), "the mean of 4 and 5");
        assert_eq!(counted(&[-9, -7, -5, -5, -4, -4, -4, -2]).middle(), Some(-4.5), "the other side's is opposite");
        assert_eq!((counted(&[3, 1, 9]).middle(), Counts::default().middle()), (Some(3.0), None));
        assert!((counts.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((counts.percentile(1), counts.percentile(100)), (Some(2), Some(9)));
        assert_eq!((counts.first_game(4), counts.first_game(3)), (Some(1), None));
        let nothing = Counts::default();
        assert_eq!((nothing.mean(), nothing.deviation(), nothing.median()), (0.0, 0.0, None));
    }

    #[test]
    fn merged_counts_are_those_of_all_games() {
        let values = [-3, 8, -3, 0, 8, 8, 1];
        let whole = counted(&values);
        let (mut one, mut two) = (Counts::default(), Counts::default());
        for (game, value) in (0..).zip(values) {
            if game % 3 == 0 { &mut one } else { &mut two }.add(value, game);
        }
        let mut other_way = two.clone();
        other_way.merge(&one);
        one.merge(&two);
        assert_eq!(one, whole);
        assert_eq!(other_way, whole);
        let written = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<Counts>(&written).unwrap(), whole);
    }
}
