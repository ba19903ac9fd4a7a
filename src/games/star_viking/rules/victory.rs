//! The conditions of victory, and the book's variants that are in use.

use serde::{Deserialize, Serialize};

use super::BattleGoal;
use super::variants::is_usual;
use rules::Count;

/// The conditions of victory ("Game End & Victory"), and the book's variants that are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Victory {
    /// Whether a Viking who takes the Quadrant Capital wins at once ("Viking Potential Victory").
    pub quadrant_capital: bool,
    /// The first turn that counts towards a victory by points, for which a player needs twice the other side's points in two turns in a row ("Points
    /// Victory"). `None` if the scenario has no such victory.
    pub points_from: Option<Count>,
    /// Whether points are compared after the last turn ("Victory Points & Victory").
    pub points_at_end: bool,
    /// Whether purchases of points stay secret until the end ("Victory Points & Victory").
    pub secret_points: bool,
    /// After how many turns points are shown again, as in longer games ("Game Variations"); `None` if points are always open.
    pub revealed_every: Option<Count>,
    /// The points that a Viking gains for each turn of holding the Quadrant Capital ("Game Variations").
    pub capital_points: Count,
    /// The mega-credits of aid that the Federation gets for each turn in which a Viking holds the Quadrant Capital ("Game Variations").
    pub capital_aid: Count,
    /// The goal of a battle outside a campaign.
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
    /// The first turn that counts towards a victory by points in the book's game ("Points Victory").
    pub const USUAL_POINTS_FROM: Count = Count::clamped(7);

    /// The conditions of victory of a longer game: points shown every five turns, no sudden end, and rewards for holding the Quadrant Capital ("Game
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
