//! How a game is won, and which of the book's variants are in use.

use serde::{Deserialize, Serialize};

use super::BattleGoal;
use super::variants::is_usual;
use rules::Count;

/// How a game is won ("Game End & Victory"), and which of the book's variants are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Victory {
    /// A Viking who takes the Quadrant Capital wins at once ("Viking Potential Victory").
    pub quadrant_capital: bool,
    /// The earliest turn from which two turns in a row with twice the other side's points win; none for no such victory ("Points Victory").
    pub points_from: Option<Count>,
    /// Points are compared after the last turn ("Victory Points & Victory").
    pub points_at_end: bool,
    /// Purchases of points stay secret until the end ("Victory Points & Victory").
    pub secret_points: bool,
    /// Points are shown only after this number of turns, as in longer games ("Game Variations").
    pub revealed_every: Option<Count>,
    /// What a Viking gains for each turn of holding the Quadrant Capital, in points ("Game Variations").
    pub capital_points: Count,
    /// What the Federation is given in each such turn, in mega-credits ("Game Variations").
    pub capital_aid: Count,
    /// How a battle is won.
    #[serde(skip_serializing_if = "is_usual")]
    pub battle: BattleGoal,
}

impl Default for Victory {
    fn default() -> Self {
        Self {
            quadrant_capital: true,
            points_from: Some(Self::USUAL_POINTS_FROM),
            points_at_end: true,
            secret_points: false,
            revealed_every: None,
            capital_points: Count::default(),
            capital_aid: Count::default(),
            battle: BattleGoal::default(),
        }
    }
}

impl Victory {
    /// The first turn of the two that can win by points ("Points Victory").
    pub const USUAL_POINTS_FROM: Count = Count::clamped(7);

    /// What a longer game is won by: points every five turns, no sudden end, and a price on the Quadrant Capital ("Game
    /// Variations").
    pub const LONGER_GAME: Self = Self {
        quadrant_capital: false,
        points_from: None,
        points_at_end: true,
        secret_points: false,
        revealed_every: Some(Count::clamped(5)),
        capital_points: Count::clamped(30),
        capital_aid: Count::clamped(20),
        battle: BattleGoal::Balance,
    };

    /// Whether any of the rules of longer games is in use.
    #[must_use]
    pub const fn is_of_a_longer_game(&self) -> bool {
        self.revealed_every.is_some() || self.capital_points.get() > 0 || self.capital_aid.get() > 0
    }
}
