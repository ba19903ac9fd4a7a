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
    /// The name of a captain for every side, or of one captain for all sides. If the list is empty, the default captain plays all sides.
    pub captains: Vec<String>,
}

impl PlaytestRequest {
    /// How many games a playtest has by default.
    pub const GAMES: u32 = 1_000;
    /// How many games a playtest may have. This is more than a user would wait for, and so few that no sum overflows.
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
    /// A function that the calling thread calls now and then while the games are played.
    pub on_progress: &'a mut dyn FnMut(),
}
