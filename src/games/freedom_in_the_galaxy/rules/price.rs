//! What a character is worth, line by line. The book has no prices for characters; the weights are a table of the project.

use super::{Character, PointTable, Rating};
use rules::Points;

/// The worth of a character, itemised. The points of the lines add up to the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// A line for each thing that counts.
    pub lines: Vec<Line>,
    /// The sum of all lines.
    pub total: Points,
}

/// One thing that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub what: Worth,
    /// How much there is of it.
    pub amount: u32,
    /// What it is worth.
    pub points: Points,
}

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// A rating.
    Rating(Rating),
    /// Extra draws, whatever the mission.
    Draws,
}

impl Worth {
    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Rating(rating) => rating.label(),
            Self::Draws => "Extra draws",
        }
    }

    /// The word for it in a file.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rating(rating) => rating.slug(),
            Self::Draws => "draws",
        }
    }
}

impl Breakdown {
    /// What a character is worth.
    #[must_use]
    pub fn of(character: &Character, weights: &PointTable) -> Self {
        let rating = |rating: Rating| (Worth::Rating(rating), character.ratings.get(rating).get(), weights.of(rating).get());
        let draws = character.extra_draws().map(|draws| draws.count).sum();
        let each = Rating::ALL.map(rating).into_iter().chain([(Worth::Draws, draws, weights.draw.get())]);
        let counting = each.filter(|(_, amount, weight)| *amount > 0 && *weight > 0);
        let lines: Vec<Line> = counting
            .map(|(what, amount, weight)| Line { what, amount, points: Points::new(i64::from(amount) * i64::from(weight)) })
            .collect();
        let total = lines.iter().map(|line| line.points).sum();
        Self { lines, total }
    }
}
