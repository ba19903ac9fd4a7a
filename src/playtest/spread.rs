//! How a number varies from game to game: its mean and median, its spread, and a histogram whose bins have round bounds.

use serde::Serialize;

use super::Counts;

/// How a number varies from game to game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean of the number over all games.
    pub mean: f64,
    /// The standard deviation of the number in a single game.
    pub deviation: f64,
    /// The value below which the number lies in the lowest twentieth of the games.
    pub low: f64,
    /// The median. If an even number of games was played, it is the mean of the two middle values.
    pub median: f64,
    /// The value above which the number lies in the highest twentieth of the games.
    pub high: f64,
    /// The bins of the histogram, each beginning where the one before it ends.
    pub bins: Vec<Bin>,
}

/// A bin of a histogram: the games in which the number is between two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bin {
    /// The lowest value that belongs to the bin.
    pub from: f64,
    /// The lowest value that is too high for the bin.
    pub to: f64,
    /// How many games have a value in the bin.
    pub count: u64,
}

/// About how many bins a histogram has at most.
const MOST_BINS: i64 = 24;

impl Spread {
    /// How values vary that were counted in fractions of `1 / parts`. For half points, `parts` is 2.
    #[must_use]
    pub fn of(counts: &Counts, parts: i32) -> Self {
        let whole = |value: f64| value / f64::from(parts);
        let percentile = |hundredths| whole(counts.percentile(hundredths).map_or(0.0, f64::from));
        Self {
            mean: whole(counts.mean()),
            deviation: whole(counts.deviation()),
            low: percentile(5),
            median: whole(counts.middle().unwrap_or(0.0)),
            high: percentile(95),
            bins: bins(counts, parts.into()),
        }
    }
}

/// Bins whose bounds are multiples of a round whole number, as narrow as [`MOST_BINS`] allows.
fn bins(counts: &Counts, parts: i64) -> Vec<Bin> {
    let mut values = counts.iter().map(|(value, _)| i64::from(value));
    let Some(least) = values.next() else { return Vec::new() };
    let most = values.next_back().unwrap_or(least);
    let widths = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power) * parts));
    let width = widths.take(27).find(|width| (most - least) / width < MOST_BINS).unwrap_or(i64::MAX);
    let first = least.div_euclid(width);
    let mut found = vec![0; (most.div_euclid(width) - first + 1) as usize];
    for (value, count) in counts.iter() {
        found[(i64::from(value).div_euclid(width) - first) as usize] += count;
    }
    let bound = |step: i64| (step * width) as f64 / parts as f64;
    (first..).zip(found).map(|(step, count)| Bin { from: bound(step), to: bound(step + 1), count }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_round_and_hold_every_game() {
        let mut counts = Counts::default();
        for (game, value) in (0..).zip([-81, -3, -1, 0, 1, 2, 40, 199]) {
            counts.add(value, game);
        }
        let spread = Spread::of(&counts, 2);
        assert_eq!(spread.bins.iter().map(|bin| bin.count).sum::<u64>(), 8);
        assert_eq!((spread.bins[0].from, spread.bins[0].to), (-50.0, -40.0));
        assert!(spread.bins.len() <= MOST_BINS as usize + 2);
        assert!(spread.bins.windows(2).all(|pair| (pair[0].to - pair[1].from).abs() < 1e-9));
        assert_eq!((spread.median, spread.low, spread.high), (0.25, -40.5, 99.5));
    }

    #[test]
    fn a_single_value_is_a_single_bin_and_nothing_is_none() {
        let mut counts = Counts::default();
        assert!(Spread::of(&counts, 1).bins.is_empty());
        counts.add(7, 0);
        assert_eq!(Spread::of(&counts, 1).bins, [Bin { from: 7.0, to: 8.0, count: 1 }]);
    }
}
