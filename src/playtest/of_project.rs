//! Playtests of projects: the scenario by its name, captains by theirs, whatever the game.

use std::num::NonZeroUsize;
use std::ops::Range;

use super::launch_fighters::{self, PlayableScenario};
use super::pool::PoolControl;
use super::shard::hexadecimal;
use super::{Level, Run, Tally, Worth};
use crate::project::{Error, Project, content_hash};
use crate::rules::{Content, Game};

/// What to playtest, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The seed where nobody says which.
    pub const SEED: u64 = 1;
}

impl Default for PlaytestRequest {
    fn default() -> Self {
        Self { scenario: None, games: Self::GAMES, seed: Self::SEED, captains: Vec::new() }
    }
}

/// A playtest of a project's scenario.
#[derive(Debug)]
pub struct Playtest {
    run: Run,
    playable: Playable,
}

/// The table of each game, where its battles stand.
#[derive(Debug)]
pub enum Playable {
    /// A scenario of Launch Fighters!
    LaunchFighters(Box<PlayableScenario>),
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

impl Playtest {
    /// Makes a project's scenario ready.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it stands.
    pub fn new(project: &Project, request: &PlaytestRequest) -> Result<Self, Error> {
        let (playable, scenario, captains) = match &project.content {
            Content::LaunchFighters(content) => {
                let (playable, captains) = PlayableScenario::new(content, request)?;
                let scenario = playable.scenario_name().to_owned();
                (Playable::LaunchFighters(Box::new(playable)), scenario, captains)
            }
            Content::StarViking(_) => return Err(not_yet(Game::StarViking)),
        };
        let muster = match &playable {
            Playable::LaunchFighters(playable) => playable.series().muster().clone(),
        };
        let run = Run {
            version: env!("CARGO_PKG_VERSION").into(),
            game: project.content.game(),
            title: project.title.clone(),
            project: hexadecimal(&content_hash(project)),
            scenario,
            seed: request.seed,
            games: request.games,
            captains,
            muster,
        };
        Ok(Self { run, playable })
    }

    /// Which playtest it is.
    #[must_use]
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The table, for watching single games.
    #[must_use]
    pub const fn playable(&self) -> &Playable {
        &self.playable
    }

    /// Plays some of its games; none if they were stopped.
    #[must_use]
    pub fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        match &self.playable {
            Playable::LaunchFighters(playable) => playable.series().play(games, crew),
        }
    }

    /// Finds by playing again how many points would level the scenario (see `level.rs`); none if the games were stopped. The sums are
    /// those of all its games.
    ///
    /// # Errors
    /// If nobody ever wins, or a fleet of the ladder cannot be played.
    pub fn level(&self, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        if tally.decided() == 0 {
            return Err(Error::Misuse(format!("{} cannot be levelled: nobody ever wins it", self.run.scenario)));
        }
        match &self.playable {
            Playable::LaunchFighters(playable) => playable.level(&self.run, tally, crew),
        }
    }
}

/// Plays every design of a project against every other and against itself, in fleets of equal price (see `worth.rs`); none if the games
/// were stopped. Each duel has so many games as are asked for; the captain is the first of those named.
///
/// # Errors
/// If there is no such captain, or a duel cannot be played.
pub fn worth(project: &Project, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    match &project.content {
        Content::LaunchFighters(content) => launch_fighters::worth(content, request, crew),
        Content::StarViking(_) => Err(not_yet(Game::StarViking)),
    }
}

/// Why designs for a game whose play is not built cannot be playtested.
fn not_yet(game: Game) -> Error {
    Error::Misuse(format!("{} cannot be played by Drydock yet: its designs can be checked and printed", game.title()))
}
