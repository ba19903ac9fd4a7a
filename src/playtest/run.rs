//! Identifies a playtest by everything that its result depends on, and keeps the names that its report needs.

use serde::{Deserialize, Serialize};

use super::Muster;
use project::Game;

/// Identifies a playtest. Two playtests with the same run have the same result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of Drydock; captains may play differently in another version.
    pub version: String,
    /// The game that is played.
    pub game: Game,
    /// The title of the project.
    pub title: String,
    /// The SHA-256 of the project, in hexadecimal digits.
    pub project: String,
    /// The name of the scenario.
    pub scenario: String,
    /// The seed of all dice.
    pub seed: u64,
    /// How many games the whole playtest has.
    pub games: u32,
    /// The name of the captain for each side, in the order of the sides.
    pub captains: Vec<String>,
    /// The sides and units that fight.
    pub muster: Muster,
}

impl Run {
    /// Names the first thing in which two runs differ, in a word or two; `None` if they are the same.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<&'static str> {
        let differences = [
            (self.version != other.version, "version of Drydock"),
            (self.game != other.game || self.project != other.project || self.title != other.title, "project"),
            (self.scenario != other.scenario, "scenario"),
            (self.seed != other.seed, "seed"),
            (self.games != other.games, "number of games"),
            (self.captains != other.captains, "choice of captains"),
            (self.muster != other.muster, "muster of units"),
        ];
        differences.into_iter().find(|(differs, _)| *differs).map(|(_, what)| what)
    }
}
