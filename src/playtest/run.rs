//! Which playtest it is: everything that its result depends on, and the names that its report needs.

use serde::{Deserialize, Serialize};

use super::Muster;
use project::Game;

/// Which playtest it is. Two with the same run have the same result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The version of Drydock; captains may play differently in another version.
    pub version: String,
    /// The game.
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
    /// The captain named for each side.
    pub captains: Vec<String>,
    /// Who fights with what.
    pub muster: Muster,
}

impl Run {
    /// What differs from another run, in a word or two; none if they are the same.
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
