//! The worth of a character in points, line by line. The book has no prices for characters, so a table of the project holds the weights.

use super::{Character, PointTable, Rating};
use rules::Points;

/// The worth of a character, itemised: the points of the lines add up to the total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// One line for each rating that counts, and one for extra draws if they count.
    pub lines: Vec<Line>,
    /// The sum of all lines.
    pub total: Points,
}

/// One line of a character's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The rating, or the extra draws, for which the line counts.
    pub what: Worth,
    /// The value of the rating, or how many extra draws the character has.
    pub amount: u32,
    /// The points of the line: the amount times its weight.
    pub points: Points,
}

/// Something that counts towards a character's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// A rating of the character.
    Rating(Rating),
    /// Extra draws, whatever the mission.
    Draws,
}

impl Worth {
    /// The words on screen for what counts.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Rating(rating) => rating.label(),
            Self::Draws => "Extra draws",
        }
    }

    /// The word in files for what counts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rating(rating) => rating.slug(),
            Self::Draws => "draws",
        }
    }
}

impl Breakdown {
    /// The worth of a character with these weights.
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
