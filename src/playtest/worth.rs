//! What designs are worth. Designs that can be fielded alone are played against every other design and against themselves, in fleets of equal price.
//! If sides are roles, each type that a side can buy is judged by how much more units of it raise the side's margin.
//!
//! In a duel two fleets fight on a bare map with the book's set-up; each fleet has only ships of one design. Fleets of whole ships never cost exactly
//! the same, and victory points are counted for what is left of one's own fleet, so the more expensive fleet begins ahead. A fleet therefore wins a
//! duel only if its lead at the end exceeds what it cost more. A design's wins are those of its fleets in the duels with other designs; even games do
//! not count. Its yield is the victory points that its fleets had at the end for each point that they cost, divided by the same number for its
//! opponents' fleets. The duel of a design with itself is even by its nature. It shows how much of an equal fleet the design destroys, and how fast.
//!
//! A purchase is judged by playing the scenario again, with the same seed, with more units of one type on a side. The mean gain of that side's margin
//! is divided by what was spent. That too is an estimate, with an interval that holds the true gain in nineteen cases of twenty.

use serde::Serialize;

use super::share::QUANTILE;
use super::{Counts, Share};

/// The worth of a project's designs, as measured by playing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// The captain that plays all sides.
    pub captain: String,
    /// The seed of all dice.
    pub seed: u64,
    /// How many games each duel has.
    pub games: u32,
    /// The designs, the highest yield first.
    pub designs: Vec<DesignWorth>,
    /// The worth of each side's purchases, side by side and with the greatest gain first within a side. Empty if designs are played against each
    /// other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub purchases: Vec<Purchase>,
    /// Designs that could not be played, each with the reason.
    pub left_out: Vec<String>,
}

/// The worth of a design, as measured by its duels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DesignWorth {
    /// The name of the design.
    pub name: String,
    /// The price of one ship, in points.
    pub price: i64,
    /// The share of the games that the design won in all duels with other designs; even games do not count.
    pub wins: Share,
    /// The design's victory points for each point paid, divided by those of its opponents; `None` if the opponents had none.
    pub yields: Option<f64>,
    /// Whether the design is worth its price, in a word.
    pub finding: PriceVerdict,
    /// The share of an equal fleet, measured in points, that the design destroys in the duel with itself; 1 is the whole fleet.
    pub mirror_destroyed: f64,
    /// How many turns the duel of the design with itself lasts on average.
    pub mirror_turns: f64,
    /// The result of the design's duel with each other design.
    pub duels: Vec<DuelWorth>,
}

/// The result of a design's duel with another design.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelWorth {
    /// The name of the other design.
    pub against: String,
    /// How many ships each fleet had, the design's own first.
    pub ships: [u32; 2],
    /// The price of each fleet in points, the design's own first.
    pub prices: [i64; 2],
    /// The share of the games that the design won; even games do not count.
    pub wins: Share,
}

/// A purchase of more units of a type for a side, and what the side gains by it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Purchase {
    /// The name of the side.
    pub side: String,
    /// The name of the type of unit.
    pub unit: String,
    /// How many units of the type are bought.
    pub count: u32,
    /// The price of the units that are bought, in the game's currency.
    pub cost: u32,
    /// How much the purchase raises the side's margin.
    pub gain: Gain,
    /// The share of the decided games that the side wins with the units that are bought.
    pub wins: Share,
}

/// How much a side's margin grows on average: for each point that is spent, or when a ruling is switched on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Gain {
    /// The mean gain of the margin in a game.
    pub mean: f64,
    /// The lower bound of the interval that holds the true gain in nineteen cases of twenty.
    pub low: f64,
    /// The upper bound of the interval that holds the true gain in nineteen cases of twenty.
    pub high: f64,
}

/// Whether a design is worth its points, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PriceVerdict {
    /// The design surely wins more than half of its games.
    Cheap,
    /// The interval of the design's share of wins contains one half.
    Fair,
    /// The design surely wins less than half of its games.
    Dear,
}

impl Gain {
    /// The gain for each of `spent` points. It is computed from the margins in half points before and after the purchase. The interval assumes two
    /// independent series of games; since both have the same seed, it is a little too wide.
    pub fn between(before: &Counts, after: &Counts, spent: u32) -> Self {
        let halves = 2.0 * f64::from(spent.max(1));
        let square = |counts: &Counts| counts.deviation().powi(2) / counts.total().max(1) as f64;
        let mean = (after.mean() - before.mean()) / halves;
        let reach = QUANTILE * (square(before) + square(after)).sqrt() / halves;
        Self { mean, low: mean - reach, high: mean + reach }
    }

    /// The gain in games that were played in pairs. `gained` counts the difference of each pair in half points.
    pub fn in_pairs(gained: &Counts) -> Self {
        let mean = gained.mean() / 2.0;
        let reach = QUANTILE * gained.deviation() / (gained.total().max(1) as f64).sqrt() / 2.0;
        Self { mean, low: mean - reach, high: mean + reach }
    }

    /// The probability that chance alone makes a gain or loss at least this large, by the normal distribution.
    pub fn by_chance(self) -> f64 {
        let apart = QUANTILE * self.mean.abs();
        let reach = (self.high - self.low) / 2.0;
        if apart > 0.0 { libm::erfc(apart / reach / std::f64::consts::SQRT_2) } else { 1.0 }
    }

    /// Says in a word whether the side surely gains or loses anything.
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
    /// The verdict on a design with this share of wins.
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

    /// The verdict in a few words.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Cheap => "worth more than it costs",
            Self::Fair => "worth what it costs",
            Self::Dear => "worth less than it costs",
        }
    }
}

/// The sums of a design's fleets over all its duels.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// How many games the fleets won in duels with other designs.
    pub wins: u64,
    /// How many games in duels with other designs were not even.
    pub decided: u64,
    /// The victory points at the end in half points, over all games: those of the design's fleets and those of its opponents.
    pub had: [i64; 2],
    /// The price of the fleets in points, over all games: that of the design's fleets and that of its opponents.
    pub paid: [i64; 2],
    /// What share of a fleet is destroyed in the duel of the design with itself, on average.
    pub mirror_destroyed: f64,
    /// How many turns the duel of the design with itself lasts on average.
    pub mirror_turns: f64,
    /// The result of each duel with another design.
    pub duels: Vec<DuelWorth>,
}

/// The share of games that a fleet won. `margins` counts the fleet's margins in half points. `dearer` is by how many points the fleet cost more than
/// the other; a lead of exactly that is an even game and does not count.
pub fn net_wins(margins: &Counts, dearer: i64) -> Share {
    let start = 2 * dearer;
    let count = |wanted: fn(i64) -> bool| -> u64 {
        margins.iter().filter(|(margin, _)| wanted(i64::from(*margin) - start)).map(|(_, count)| count).sum()
    };
    let won = count(|net| net > 0);
    Share::new(won, won + count(|net| net < 0))
}

impl Ledger {
    /// The design's victory points for each point paid, divided by those of its opponents; `None` if the opponents had none.
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
