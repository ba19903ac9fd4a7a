//! The errors about files that occur only in this folder's code.

use std::fmt;
use std::path::PathBuf;

use crate::OwnError;

/// Why a file or a folder cannot be used as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilesError {
    /// Another window or command is continuing the game in this file.
    InUse(PathBuf),
    /// No turn can be kept in this file, because it is not an ordinary file.
    NotOrdinary(PathBuf),
    /// This folder holds more files than a turn can have sheets.
    TooManySheets(PathBuf),
    /// A folder holds more files of one kind than are listed.
    TooMany {
        /// The folder with the files.
        folder: PathBuf,
        /// How many files are listed at most.
        most: usize,
    },
    /// There are already as many autosaves beside a file as there may be.
    NoPlaceBeside {
        /// The file that the autosaves belong to.
        file: PathBuf,
        /// How many autosaves may lie there.
        most: usize,
    },
}

impl fmt::Display for FilesError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse(file) => {
                write!(out, "{} is being played by somebody else: look at what came of that first", file.display())
            }
            Self::NotOrdinary(file) => {
                write!(out, "{} is no ordinary file, so that no turn can be kept in it", file.display())
            }
            Self::TooManySheets(folder) => {
                write!(out, "{} holds too many files: put the sheets of one turn into a folder", folder.display())
            }
            Self::TooMany { folder, most } => {
                write!(out, "{} holds more than {most} files of one kind: take some out", folder.display())
            }
            Self::NoPlaceBeside { file, most } => write!(
                out,
                "What is not saved of {} finds no place beside it, for {most} copies lie there: open the file, and take or throw away what is offered",
                file.display()
            ),
        }
    }
}

impl std::error::Error for FilesError {}

impl OwnError for FilesError {}
