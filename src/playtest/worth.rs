//! What designs are worth. Those that can be fielded alone are played against every other and against themselves, in fleets of equal price;
//! where sides are roles, each type that a side can buy is judged by the margin that more of it gains.
//!
//! In a duel two fleets of one design each fight on a bare map with the book's set-up. Whole ships are never quite equally dear, and
//! victory points are counted for what is left of one's own fleet, so that the dearer one begins ahead: a fleet wins a duel that ends further ahead of
//! the other than it was dearer. A design's wins are those of its fleets in the duels with other designs, of the games that were not
//! even. Its yield is the victory points that its fleets had at the end for each point that they cost, divided by what those of its opponents had for
//! each point of theirs. The duel with itself is even by its nature, and tells how much of an equal fleet the design destroys, and how fast.
//!
//! A purchase is judged by playing the scenario again, with the same seed, for a side that has more of one type: what its margin gains in the
//! mean of a game is divided by what was spent. That too is an estimate, with an interval that holds the true gain in nineteen cases of twenty.

use serde::Serialize;

use super::share::QUANTILE;
use super::{Counts, Share};

/// What the designs of a project are worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// The captain at every helm.
    pub captain: String,
    /// The seed of all dice.
    pub seed: u64,
    /// How many games each duel has.
    pub games: u32,
    /// The designs, that with the highest yield first.
    pub designs: Vec<DesignWorth>,
    /// What each side can buy more of, that with the greatest gain first within a side; nothing where designs are played against each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub purchases: Vec<Purchase>,
    /// Designs that could not be played, with the reason.
    pub left_out: Vec<String>,
}

/// What a design is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DesignWorth {
    /// Its name.
    pub name: String,
    /// What it costs, in points.
    pub price: i64,
    /// Games that it won of those that were not even, in all duels with others.
    pub wins: Share,
    /// Its victory points for each point paid, divided by those of its opponents; none where nobody had any.
    pub yields: Option<f64>,
    /// In a word.
    pub finding: PriceVerdict,
    /// Against itself: the share of an equal fleet that it destroys, in points.
    pub mirror_destroyed: f64,
    /// Against itself: the turns that it takes, in the mean.
    pub mirror_turns: f64,
    /// Against each other design.
    pub duels: Vec<DuelWorth>,
}

/// How a design fared against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelWorth {
    /// The other design.
    pub against: String,
    /// How many ships each fleet had, the design's own first.
    pub ships: [u32; 2],
    /// What each fleet cost, in points.
    pub prices: [i64; 2],
    /// Games won of those that were not even.
    pub wins: Share,
}

/// What more of a type gains a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Purchase {
    /// The name of the side.
    pub side: String,
    /// What the units are called.
    pub unit: String,
    /// How many more the side has.
    pub count: u32,
    /// What they cost together, in the game's currency.
    pub cost: u32,
    /// What its margin gains.
    pub gain: Gain,
    /// The decided games that the side wins with them.
    pub wins: Share,
}

/// What a margin gains for each point that was spent, or a side by a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gain {
    /// In the mean of a game.
    pub mean: f64,
    /// At least so much, in nineteen cases of twenty with `high`.
    pub low: f64,
    /// At the most so much.
    pub high: f64,
}

/// Whether a design is worth its points, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PriceVerdict {
    /// It surely wins more than half.
    Cheap,
    /// Its interval holds one half.
    Fair,
    /// It surely wins less than half.
    Dear,
}

impl Gain {
    /// What so many points gained, by the margins in half points before and after. The interval is that of two series that are independent,
    /// which one seed makes a little too wide.
    pub fn between(before: &Counts, after: &Counts, spent: u32) -> Self {
        let halves = 2.0 * f64::from(spent.max(1));
        let square = |counts: &Counts| counts.deviation().powi(2) / counts.total().max(1) as f64;
        let mean = (after.mean() - before.mean()) / halves;
        let reach = QUANTILE * (square(before) + square(after)).sqrt() / halves;
        Self { mean, low: mean - reach, high: mean + reach }
    }

    /// What was gained in games that were played in pairs, by the half points that each pair lies apart.
    pub fn in_pairs(gained: &Counts) -> Self {
        let mean = gained.mean() / 2.0;
        let reach = QUANTILE * gained.deviation() / (gained.total().max(1) as f64).sqrt() / 2.0;
        Self { mean, low: mean - reach, high: mean + reach }
    }

    /// How likely chance alone makes so much or more, either way, by the normal distribution.
    pub fn by_chance(self) -> f64 {
        let apart = QUANTILE * self.mean.abs();
        let reach = (self.high - self.low) / 2.0;
        if apart > 0.0 { libm::erfc(apart / reach / std::f64::consts::SQRT_2) } else { 1.0 }
    }

    /// What it says in a word: whether a point surely gains the side anything.
    #[must_use]
    pub fn label(self) -> &'static str {
        if self.low > 0.0 {
            "gains"
        } else if self.high < 0.0 {
            "loses"
        } else {
            "unclear"
        }
    }
}

impl PriceVerdict {
    /// What so many wins say.
    #[must_use]
    pub fn of(wins: Share) -> Self {
        let interval = wins.interval();
        if interval.low > 0.5 {
            Self::Cheap
        } else if interval.high < 0.5 {
            Self::Dear
        } else {
            Self::Fair
        }
    }

    /// What it means.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Cheap => "worth more than it costs",
            Self::Fair => "worth what it costs",
            Self::Dear => "worth less than it costs",
        }
    }
}

/// The sums of a design's fleets, duel by duel.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Games won in duels with others.
    pub wins: u64,
    /// Games that were not even.
    pub decided: u64,
    /// Half points over all games: its own and those of its opponents.
    pub had: [i64; 2],
    /// Points paid for them over all games: its own and those of its opponents.
    pub paid: [i64; 2],
    /// The share of a fleet that is destroyed in a duel with its like, in the mean.
    pub mirror_destroyed: f64,
    /// How many turns a duel with its like takes, in the mean.
    pub mirror_turns: f64,
    /// What came of each duel.
    pub duels: Vec<DuelWorth>,
}

/// Games that a side won of those that were not even, by its margins in half points and by how many points it was dearer.
pub fn net_wins(margins: &Counts, dearer: i64) -> Share {
    let start = 2 * dearer;
    let count = |wanted: fn(i64) -> bool| -> u64 {
        margins.iter().filter(|(margin, _)| wanted(i64::from(*margin) - start)).map(|(_, count)| count).sum()
    };
    let won = count(|net| net > 0);
    Share::new(won, won + count(|net| net < 0))
}

impl Ledger {
    /// The design's victory points for each point paid, divided by those of its opponents.
    pub fn yields(&self) -> Option<f64> {
        let rate = |side: usize| self.had[side] as f64 / self.paid[side].max(1) as f64;
        (self.had[1] > 0).then(|| rate(0) / rate(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_is_the_difference_of_the_means_for_each_point_spent() {
        let counts = |margins: [i32; 4]| {
            let mut counts = Counts::default();
            (0..).zip(margins).for_each(|(game, margin)| counts.add(margin, game));
            counts
        };
        let (before, after) = (counts([-10, 10, -10, 10]), counts([38, 58, 38, 58]));
        let gain = Gain::between(&before, &after, 12);
        assert!((gain.mean - 2.0).abs() < 1e-9 && gain.low < 2.0 && gain.high > 2.0, "{gain:?}");
        assert!((gain.high + gain.low - 4.0).abs() < 1e-9 && gain.label() == "gains", "{gain:?}");
        assert_eq!(Gain::between(&before, &before, 12).label(), "unclear");
        assert_eq!(Gain::between(&after, &before, 12).label(), "loses");
    }

    #[test]
    fn the_dearer_fleet_begins_ahead_and_has_to_end_further_ahead() {
        let mut margins = Counts::default();
        for (game, margin) in (0..).zip([28, 28, 27, 29, -10, 60]) {
            margins.add(margin, game);
        }
        assert_eq!(net_wins(&margins, 14), Share::new(2, 4), "twice it ended as it began");
        assert_eq!(net_wins(&margins, 0), Share::new(5, 6));
    }
}
