//! The user's request for a playtest, and the workers that play it.

use std::num::NonZeroUsize;

use serde::{Deserialize, Serialize};
use workers::PoolControl;

/// The user's request for a playtest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaytestRequest {
    /// The name of the scenario; `None` for the first of the project.
    pub scenario: Option<String>,
    /// How many games to play.
    pub games: u32,
    /// The seed of all dice.
    pub seed: u64,
    /// The name of a captain for every side, or of one for all; if empty, the default captain plays all sides.
    pub captains: Vec<String>,
}

impl PlaytestRequest {
    /// The default number of games.
    pub const GAMES: u32 = 1_000;
    /// The most games of a playtest: more than a user would wait for, and few enough that no sum overflows.
    pub const MOST_GAMES: u32 = 1_000_000_000;
    /// The default seed.
    pub const SEED: u64 = 1;
}

impl Default for PlaytestRequest {
    fn default() -> Self {
        Self { scenario: None, games: Self::GAMES, seed: Self::SEED, captains: Vec::new() }
    }
}

/// The workers that play games, with ways to pause or stop them and to report their progress.
pub struct Crew<'a> {
    /// How many workers play games at the same time.
    pub jobs: NonZeroUsize,
    /// Shows the progress of the work, and can pause or stop it.
    pub control: &'a PoolControl,
    /// Called now and then by the calling thread.
    pub on_progress: &'a mut dyn FnMut(),
}
