//! What a game must provide for playtests.

use std::fmt;
use std::ops::Range;

use serde::Serialize;

use super::{Crew, Level, Muster, PlaytestRequest, Run, Tally, Terms, Worth};
use project::Error;

/// The designs of a game, as playtests ask them. A scenario that is not played yet says so.
pub trait Playtests {
    /// The game's own words for what its playtests report.
    fn terms(&self) -> &'static Terms;
    /// The captains, the weakest first.
    fn captains(&self) -> Vec<Captain>;
    /// The names of the sides that fight a scenario, by its name or the first where none is named.
    ///
    /// # Errors
    /// If it cannot be played as it is; a whole sentence.
    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String>;
    /// What the user should know before a scenario is played, a sentence each; it is played all the same.
    fn cautions(&self, scenario: Option<&str>) -> Vec<String>;
    /// A scenario ready to be played, with a captain for each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error>;
    /// How many series of games it takes to find what designs are worth: one duel for each pair of designs and for each design with itself, or one
    /// series for each type that a side can buy more of and one for the scenario as it is.
    fn series_for_worth(&self, request: &PlaytestRequest) -> usize;
    /// What designs are worth; none if the games were stopped.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or a series cannot be played.
    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error>;
    /// The rulings that a scenario, by its name or the first where none is named, switches between two readings; none where the game has no such
    /// rulings.
    ///
    /// # Errors
    /// If there is no such scenario.
    fn switches(&self, scenario: Option<&str>) -> Result<Vec<Switch>, Error>;
    /// A scenario ready to be played under both readings of such a ruling, by its name: switched off, and on; none where it has no such ruling.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    fn readings(&self, request: &PlaytestRequest, switch: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error>;
}

/// A scenario ready to be played.
pub trait Playable: fmt::Debug + Send + Sync {
    /// The name of the scenario.
    fn scenario_name(&self) -> &str;
    /// Who fights with what.
    fn muster(&self) -> &Muster;
    /// Plays some of its games; none if they were stopped.
    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally>;
    /// Finds how much would level the scenario; none if the games were stopped.
    ///
    /// # Errors
    /// If nothing can level it, or a rung of the ladder cannot be played.
    fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error>;
}

/// A ruling that a scenario switches between two readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Switch {
    /// How it is spelled.
    pub name: String,
    /// What the rule is where it is on, as a sentence.
    pub says: &'static str,
    /// Whether the scenario has it on.
    pub is_on: bool,
}

/// A captain that can be named for a playtest: how it is spelled, and what it does, as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// How it is spelled.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// Whether it is the default.
    pub usual: bool,
}

impl Captain {
    /// What it is called where nobody has to spell it.
    #[must_use]
    pub fn label(&self) -> String {
        self.name.replace('-', " ")
    }
}
