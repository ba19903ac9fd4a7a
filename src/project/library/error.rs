//! The errors about the library.

use std::fmt;
use std::path::PathBuf;

use crate::{Game, OwnError};

/// Why a folder is not a library, or why a template cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryError {
    /// This folder has neither chapters nor templates.
    NoLibrary(PathBuf),
    /// A template is for a game other than that of its folder.
    OtherGame {
        /// The file of the template.
        file: PathBuf,
        /// The game that it is for.
        found: Game,
        /// The game that was asked for.
        wanted: Game,
    },
}

impl fmt::Display for LibraryError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLibrary(folder) => {
                write!(out, "{} is no library: it has neither a folder blue_book nor a folder templates", folder.display())
            }
            Self::OtherGame { file, found, wanted } => {
                write!(out, "{} is a project for {}, not for {}", file.display(), found.title(), wanted.title())
            }
        }
    }
}

impl std::error::Error for LibraryError {}

impl OwnError for LibraryError {}
