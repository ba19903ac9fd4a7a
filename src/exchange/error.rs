//! The errors about tables, pictures and modules for VASSAL.

use std::fmt;
use std::path::PathBuf;

use drawing::png::PngError;
use project::{Game, OwnError};

/// Why there is no table, picture or module.
#[derive(Clone, Debug, PartialEq)]
pub enum ExchangeError {
    /// Pictures cannot be drawn at the chosen resolution.
    Undrawable(PngError),
    /// A picture cannot be drawn.
    Undrawn {
        /// The name of the picture.
        name: String,
        /// The error of the PNG writer.
        cause: PngError,
    },
    /// A picture of a module cannot be drawn.
    Module(PngError),
    /// Two boards or decks of a module have this name.
    Doubled(String),
    /// The game cannot be exported as a module for VASSAL.
    NoModule,
    /// A kept game cannot become a module, since games of its kind are not kept move by move.
    NotFollowed {
        /// The name of the kept game.
        name: String,
        /// The game to which the kept game belongs.
        game: Game,
    },
    /// The project's entry with this name is not a game that was kept move by move.
    NoKeptGame(String),
    /// The table in this file has no prices.
    NoPrices(PathBuf),
    /// No table can be pasted where the user wants to paste one.
    NothingToPaste,
}

impl fmt::Display for ExchangeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undrawable(cause) => write!(out, "Nothing was drawn: {cause}"),
            Self::Undrawn { name, cause } => write!(out, "{name} was not drawn: {cause}"),
            Self::Module(cause) => write!(out, "The module was not written: {cause}"),
            Self::Doubled(name) => {
                write!(out, "Nothing was written: two boards or decks are called {name:?}; give one of them another name")
            }
            Self::NoModule => out.write_str("The game has no module"),
            Self::NotFollowed { name, game } => {
                write!(out, "{name} cannot be a module: games of {} are not followed move by move", game.title())
            }
            Self::NoKeptGame(name) => write!(out, "{name} is no game of this project that was kept move by move"),
            Self::NoPrices(file) => write!(out, "{} is no table that has prices", file.display()),
            Self::NothingToPaste => out.write_str("There is nothing here that a table could be pasted as"),
        }
    }
}

impl std::error::Error for ExchangeError {}

impl OwnError for ExchangeError {}
