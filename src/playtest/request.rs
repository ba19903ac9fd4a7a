//! What to playtest, and which workers play it.

use std::num::NonZeroUsize;

use serde::{Deserialize, Serialize};
use workers::PoolControl;

/// What to playtest, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaytestRequest {
    /// The name of the scenario; none for the first of the project.
    pub scenario: Option<String>,
    /// How many games.
    pub games: u32,
    /// The seed of all dice.
    pub seed: u64,
    /// A captain for every side, or one for all; the default captain if empty.
    pub captains: Vec<String>,
}

impl PlaytestRequest {
    /// The default number of games.
    pub const GAMES: u32 = 1_000;
    /// The most games: more than a user would wait for, and few enough that no sum overflows.
    pub const MOST_GAMES: u32 = 1_000_000_000;
    /// The default seed.
    pub const SEED: u64 = 1;
}

impl Default for PlaytestRequest {
    fn default() -> Self {
        Self { scenario: None, games: Self::GAMES, seed: Self::SEED, captains: Vec::new() }
    }
}

/// How games are played: by how many workers, how they are paused or stopped, and how progress is reported.
pub struct Crew<'a> {
    /// How many workers.
    pub jobs: NonZeroUsize,
    /// Where progress is noted and the work can be stopped.
    pub control: &'a PoolControl,
    /// Called now and then by the calling thread.
    pub on_progress: &'a mut dyn FnMut(),
}
