//! The functions that a game must provide for playtests.

use std::fmt;
use std::ops::Range;

use serde::Serialize;

use super::{Crew, Level, Muster, PlaytestRequest, Run, Tally, Terms, Worth};
use project::Error;

/// The designs of a game, as material for playtests. For a scenario that the program cannot play yet, the functions return an error that says so.
pub trait Playtests {
    /// The game's own words for what its playtests report.
    fn terms(&self) -> &'static Terms;
    /// The captains of the game, the weakest first.
    fn captains(&self) -> Vec<Captain>;
    /// The names of the sides of the scenario with this name, or of the first scenario if no name is given.
    ///
    /// # Errors
    /// If the scenario cannot be played as it is. The error is a whole sentence.
    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String>;
    /// Warnings that the user should see before the scenario is played, each a whole sentence. They do not keep the scenario from being played.
    fn cautions(&self, scenario: Option<&str>) -> Vec<String>;
    /// A scenario ready to be played, with a captain for each side, and warnings for the user.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error>;
    /// How many series of games [`worth`](Self::worth) plays. In some games that is one duel for each pair of designs and for each design with
    /// itself; in others, one series for each type of which a side can buy more, and one for the unchanged scenario.
    fn series_for_worth(&self, request: &PlaytestRequest) -> usize;
    /// Plays games to find what designs are worth; `None` if the user stopped them.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or a series cannot be played.
    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error>;
    /// The rulings of a scenario, each of which switches between two readings of a rule; empty if the game has no such rulings. If no scenario is
    /// named, the first one is meant.
    ///
    /// # Errors
    /// If there is no such scenario.
    fn switches(&self, scenario: Option<&str>) -> Result<Vec<Switch>, Error>;
    /// The scenario under both readings of the ruling with this name, each version ready to be played: first with the ruling switched off, then
    /// with it switched on. `None` if the scenario has no such ruling.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    fn readings(&self, request: &PlaytestRequest, switch: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error>;
}

/// A scenario ready to be played.
pub trait Playable: fmt::Debug + Send + Sync {
    /// The name of the scenario.
    fn scenario_name(&self) -> &str;
    /// The sides and units that fight, and the names of everything that is counted.
    fn muster(&self) -> &Muster;
    /// Plays the games with these numbers; `None` if the user stopped them.
    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally>;
    /// Plays games to find how much would level the scenario, that is, make it fair; `None` if the user stopped them.
    ///
    /// # Errors
    /// If nothing can make the scenario fair, or if a changed version of it cannot be played.
    fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error>;
}

/// A ruling that a scenario switches between two readings of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Switch {
    /// The name of the ruling, as the user types it.
    pub name: String,
    /// The rule when the ruling is switched on, as a sentence.
    pub says: &'static str,
    /// Whether the scenario has the ruling switched on.
    pub is_on: bool,
}

/// A captain that the user can name for a playtest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// The name of the captain, as the user types it.
    pub name: &'static str,
    /// How the captain plays, as a sentence.
    pub says: &'static str,
    /// Whether this captain plays if the user names none.
    pub usual: bool,
}

impl Captain {
    /// The captain's name for reading, with blanks between the words.
    #[must_use]
    pub fn label(&self) -> String {
        self.name.replace('-', " ")
    }
}
