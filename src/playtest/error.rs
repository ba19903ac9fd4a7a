//! The errors about playtests.

use std::fmt;

use super::words::{games, grouped};
use project::{Game, LONGEST_LIST, OwnError, some_of};
use rules::{Refusal, nearest};

/// Why a playtest cannot be played, or why a scenario cannot be made fair.
#[derive(Debug)]
pub enum PlaytestError {
    /// The project has no scenario; the text tells how to make one.
    NoScenario(String),
    /// The scenario is no longer in the project.
    ScenarioGone,
    /// The rules refuse to play the scenario, or the choice of captains.
    Refused(Refusal),
    /// The games were stopped before the last of them.
    Stopped,
    /// A worker cannot read the description of its work.
    NoErrand(serde_json::Error),
    /// Nobody ever wins the scenario with this name, so nothing can make it fair.
    NeverWon(String),
    /// The side with this name cannot have another unit, so no unit can be added to make the battle fair.
    NoUnitMore(String),
    /// The side has no force that could get more money, so money cannot make the scenario fair.
    NoForce {
        /// The name of the scenario.
        scenario: String,
        /// The name of the side.
        side: String,
    },
    /// The user has named a scenario, but designs are played against each other without one.
    WithoutScenario {
        /// The word for the designs, with which the sentence begins.
        designs: &'static str,
        /// The place where the designs fight each other, in words.
        place: &'static str,
    },
    /// To find what the designs are worth, more games would be needed than may be played.
    TooManyGames {
        /// How many series there would be.
        series: u64,
        /// The noun for `series`, in the singular or plural as the number demands.
        noun: &'static str,
        /// How many games each series would have.
        each: u64,
        /// How many games there would be in all series together.
        games: u64,
        /// How many games may be played at most.
        most: u64,
    },
    /// In this game, playtests cannot compare the rulings that scenarios switch on or off.
    NoSwitches(Game),
    /// The scenario has no ruling with this name to switch.
    NoSwitch {
        /// The name that was given.
        name: String,
        /// The names of the rulings that can be switched.
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
