//! The errors that requests of the referee's desk can end with.

use std::fmt;
use std::path::PathBuf;

use project::OwnError;

/// Why a request to the game has failed.
#[derive(Debug)]
pub(super) enum RequestError {
    /// The work has ended without a result.
    Lost,
    /// The request has been carried out already.
    Done,
    /// The request contains the permission to replace files twice.
    ReplacedTwice,
    /// The file of the game is not valid text.
    NoText(PathBuf),
    /// The worker has answered with this sentence.
    Failed(String),
}

impl fmt::Display for RequestError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost => out.write_str("Something went wrong in the background; try again"),
            Self::Done => out.write_str("It is done already"),
            Self::ReplacedTwice => out.write_str("It is told twice to replace what is there"),
            Self::NoText(file) => write!(out, "{} is no text", file.display()),
            Self::Failed(sentence) => out.write_str(sentence.trim_end_matches('.')),
        }
    }
}

impl std::error::Error for RequestError {}

impl OwnError for RequestError {}
