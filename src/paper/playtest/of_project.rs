//! Playtests of projects of any game, with scenarios and captains found by name.

use std::ops::Range;

use super::game;
use playtest::{Crew, Level, Playable, PlaytestError, PlaytestRequest, Report, Run, Tally, Worth};
use project::{Error, Project, content_hash, hexadecimal};

/// A playtest of a project's scenario.
#[derive(Debug)]
pub struct Playtest {
    run: Run,
    playable: Box<dyn Playable>,
}

impl Playtest {
    /// Sets up a playtest of a project's scenario.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    pub fn new(project: &Project, request: &PlaytestRequest) -> Result<Self, Error> {
        let (playable, captains) = game::of(&project.content).playable(request)?;
        let run = Run {
            version: env!("CARGO_PKG_VERSION").into(),
            game: project.content.game(),
            title: project.title.clone(),
            project: hexadecimal(&content_hash(project)),
            scenario: playable.scenario_name().to_owned(),
            seed: request.seed,
            games: request.games,
            captains,
            muster: playable.muster().clone(),
        };
        Ok(Self { run, playable })
    }

    /// The playtest's scenario, sides, captains, seed and number of games.
    #[must_use]
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// Plays the games with these numbers; `None` if they were stopped.
    #[must_use]
    pub fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        self.playable.play(games, crew)
    }

    /// Finds, by playing further games, which change would level the scenario (see `level.rs`); `None` if the games were stopped. `tally` has the
    /// sums of all games of the playtest.
    ///
    /// # Errors
    ///
    /// If every game is a draw, if no change can make the scenario fair, or if a changed version of it cannot be played.
    pub fn level(&self, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        if tally.decided() == 0 {
            return Err(PlaytestError::NeverWon(self.run.scenario.clone()).into());
        }
        self.playable.level(&self.run, tally, crew)
    }
}

/// The report on the sums of a playtest, in the terms of its game.
#[must_use]
pub fn report(run: &Run, tally: &Tally) -> Report {
    Report::of(run, tally, game::terms(run.game))
}

/// The largest number of games that may be played to find the worth of designs.
const MOST_WORTH_GAMES: u64 = 10_000_000;

/// How many games it takes to find the worth of a project's designs.
///
/// # Errors
///
/// If there are too many.
pub fn worth_games(project: &Project, request: &PlaytestRequest) -> Result<u64, Error> {
    let series = game::of(&project.content).series_for_worth(request) as u64;
    let games = series.saturating_mul(request.games.into());
    if games > MOST_WORTH_GAMES {
        let noun = game::terms(project.content.game()).series[usize::from(series != 1)];
        let each = request.games.into();
        return Err(PlaytestError::TooManyGames { series, noun, each, games, most: MOST_WORTH_GAMES }.into());
    }
    Ok(games)
}

/// Finds the worth of designs (see `worth.rs`); `None` if the games were stopped. Each series has the requested number of games. In duels, the first
/// captain that is named plays.
///
/// # Errors
///
/// If there is no such scenario or captain, a series cannot be played, or there are too many games.
pub fn worth(project: &Project, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
    worth_games(project, request)?;
    game::of(&project.content).worth(request, crew)
}
