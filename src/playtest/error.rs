//! The errors about playtests.

use std::fmt;

use super::words::{games, grouped};
use project::{Game, LONGEST_LIST, OwnError, some_of};
use rules::{Refusal, nearest};

/// Why a playtest cannot be played, or a scenario cannot be levelled.
#[derive(Debug)]
pub enum PlaytestError {
    /// The project has no scenario; the text tells how to make one.
    NoScenario(String),
    /// The scenario was taken out of the project.
    ScenarioGone,
    /// The rules refuse to play the scenario, or the choice of captains.
    Refused(Refusal),
    /// The games were stopped before the last of them.
    Stopped,
    /// A worker cannot read what it is to do.
    NoErrand(serde_json::Error),
    /// Nobody ever wins the scenario of this name, so that nothing can level it.
    NeverWon(String),
    /// The side of this name can have no further unit, so that none can level the battle.
    NoUnitMore(String),
    /// The side has no force to which money could be given, so that none can level the scenario.
    NoForce {
        /// The name of the scenario.
        scenario: String,
        /// The name of the side.
        side: String,
    },
    /// A scenario is named, but designs are played against each other in none.
    WithoutScenario {
        /// The designs, at the beginning of the sentence.
        designs: &'static str,
        /// Where they are played.
        place: &'static str,
    },
    /// There are more games than are played to find the worth of designs.
    TooManyGames {
        /// The number of series.
        series: u64,
        /// The word for that many series.
        noun: &'static str,
        /// The number of games in each series.
        each: u64,
        /// The number of all games.
        games: u64,
        /// The most games that are played.
        most: u64,
    },
    /// No scenario of this game switches anything that could be compared.
    NoSwitches(Game),
    /// No switch has this name.
    NoSwitch {
        /// The name that was given.
        name: String,
        /// The names that exist.
        known: Vec<String>,
    },
}

impl fmt::Display for PlaytestError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoScenario(making) => write!(out, "The project has no scenario to play: make one, {making}"),
            Self::ScenarioGone => out.write_str("The scenario is gone"),
            Self::Refused(refusal) => {
                let mut reason = refusal.to_string();
                if let Some(first) = reason.get_mut(..1) {
                    first.make_ascii_uppercase();
                }
                out.write_str(&reason)
            }
            Self::Stopped => out.write_str("The games were stopped"),
            Self::NoErrand(cause) => write!(out, "A worker cannot read what it is to do: {cause}"),
            Self::NeverWon(scenario) => write!(out, "{scenario} cannot be levelled: nobody ever wins it"),
            Self::NoUnitMore(side) => write!(out, "The battle cannot be levelled: {side} can have no unit more"),
            Self::NoForce { scenario, side } => {
                write!(out, "{scenario} cannot be levelled: {side} has no force in it to give mega-credits to")
            }
            Self::WithoutScenario { designs, place } => {
                write!(out, "{designs} are played against each other on {place}: name no scenario")
            }
            Self::TooManyGames { series, noun, each, games: all, most } => write!(
                out,
                "{} {noun} of {} each are {}, and at most {} are played: play fewer games in each, or take out designs",
                grouped(*series),
                games(*each),
                games(*all),
                grouped(*most)
            ),
            Self::NoSwitches(game) => write!(out, "What a scenario of {} switches cannot be compared here", game.title()),
            Self::NoSwitch { name, known } => {
                let meant = nearest(name, known).map_or_else(String::new, |near| format!("{near} may be meant; "));
                write!(out, "No switch is called {name:?}: {meant}there are {}", some_of(known, ", ", LONGEST_LIST))
            }
        }
    }
}

impl std::error::Error for PlaytestError {}

impl OwnError for PlaytestError {}
