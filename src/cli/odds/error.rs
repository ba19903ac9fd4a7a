//! Errors about questions about odds.

use std::fmt;

use crate::project::{Game, OwnError};
use crate::rules::listed;

/// Why no game can answer a question about odds.
#[derive(Debug)]
pub(super) enum OddsError {
    /// The file belongs to another game than the one that the user named.
    OtherGame {
        /// The game to which the file belongs.
        found: Game,
        /// The game that the user named.
        wanted: Game,
    },
    /// Several games can answer; each comes with its arguments.
    Several(Vec<(Game, String)>),
    /// No question of these games takes all the arguments.
    NoQuestion(Vec<Game>),
    /// The arguments fit no question of these games. Each game comes with its own reason.
    Unfit(Vec<(Game, Unfit)>),
}

/// Why arguments do not fit the questions of a game.
#[derive(Debug)]
pub(super) enum Unfit {
    /// These arguments are missing.
    Missing(Vec<String>),
    /// A number is out of its bounds.
    Beyond {
        /// The name of the number.
        number: &'static str,
        /// The bounds of the number, in words.
        bounds: String,
    },
}

impl fmt::Display for OddsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherGame { found, wanted } => {
                write!(out, "The file is a project for {}, not for {}", found.title(), wanted.title())
            }
            Self::Several(games) => {
                let games = by_game(games, "; ");
                write!(out, "Several games can answer that, so name one of them with --game. {games}")
            }
            Self::NoQuestion(games) => {
                let titles: Vec<&str> = games.iter().map(|game| game.title()).collect();
                write!(out, "No question of {} is answered by these numbers", titles.join(" or "))
            }
            Self::Unfit(games) => match games.as_slice() {
                [(_, why)] => write!(out, "{why}"),
                several => out.write_str(&by_game(several, "; ")),
            },
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(names) => write!(out, "{} {} missing", listed(names), if names.len() == 1 { "is" } else { "are" }),
            Self::Beyond { number, bounds } => write!(out, "--{number}: {bounds}"),
        }
    }
}

impl std::error::Error for OddsError {}

impl OwnError for OddsError {}

/// Joins messages about several games into one text, in which the title of each game precedes its message.
pub(super) fn by_game(several: &[(Game, impl fmt::Display)], between: &str) -> String {
    several.iter().map(|(game, says)| format!("{}: {says}", game.title())).collect::<Vec<_>>().join(between)
}
