//! Whether designs are worth their points: each against every other and against itself, in fleets of equal price.
//!
//! In a duel two fleets of one design each fight on a bare map with the book's set-up. A design's wins are those of its fleets in the duels
//! with other designs, of the games that somebody won. Since whole ships are never quite equally dear, its yield is reckoned by the point:
//! the victory points that its fleets had at the end for each point that they cost, divided by what those of its opponents had for each
//! point of theirs. The duel with itself is even by its nature, and tells how much of an equal fleet the design destroys, and how fast.

use serde::Serialize;

use super::Share;

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
    /// Games that it won of the decided ones, in all duels with others.
    pub wins: Share,
    /// Its victory points for each point paid, divided by those of its opponents; none where nobody had any.
    pub yields: Option<f64>,
    /// In a word.
    pub finding: Bargain,
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
    /// Games won of the decided ones.
    pub wins: Share,
}

/// Whether a design is worth its points, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bargain {
    /// It surely wins more than half.
    Cheap,
    /// Its interval holds one half.
    Fair,
    /// It surely wins less than half.
    Dear,
}

impl Bargain {
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
pub(super) struct Ledger {
    pub wins: u64,
    pub decided: u64,
    /// Half points, and points paid for them over all games: its own and those of its opponents.
    pub had: [i64; 2],
    pub paid: [i64; 2],
    pub mirror_destroyed: f64,
    pub mirror_turns: f64,
    pub duels: Vec<DuelWorth>,
}

impl Ledger {
    /// The design's victory points for each point paid, divided by those of its opponents.
    pub fn yields(&self) -> Option<f64> {
        let rate = |side: usize| self.had[side] as f64 / self.paid[side].max(1) as f64;
        (self.had[1] > 0).then(|| rate(0) / rate(1))
    }
}
