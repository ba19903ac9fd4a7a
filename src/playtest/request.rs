//! What is asked of a playtest, and who plays it.

use std::num::NonZeroUsize;

use serde::{Deserialize, Serialize};
use workers::PoolControl;

/// What to playtest, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaytestRequest {
    /// The name of the scenario; the first of the project where none is named.
    pub scenario: Option<String>,
    /// How many games.
    pub games: u32,
    /// The seed of all dice.
    pub seed: u64,
    /// A captain for every side, or one for all; the default captain where none is named.
    pub captains: Vec<String>,
}

impl PlaytestRequest {
    /// So many games are played where nobody says how many.
    pub const GAMES: u32 = 1_000;
    /// More than anybody waits for, and few enough that no sum overflows.
    pub const MOST_GAMES: u32 = 1_000_000_000;
    /// The seed where nobody says which.
    pub const SEED: u64 = 1;
}

impl Default for PlaytestRequest {
    fn default() -> Self {
        Self { scenario: None, games: Self::GAMES, seed: Self::SEED, captains: Vec::new() }
    }
}

/// Who plays: how many workers, who can pause or stop them, and who is told of progress.
pub struct Crew<'a> {
    /// How many workers.
    pub jobs: NonZeroUsize,
    /// Where progress is noted and the work can be stopped.
    pub control: &'a PoolControl,
    /// Called now and then by the calling thread.
    pub on_progress: &'a mut dyn FnMut(),
}
