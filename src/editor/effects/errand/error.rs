//! The errors that errands can fail with.

use std::fmt;

use crate::project::OwnError;

/// Why a helper cannot carry an errand out.
#[derive(Debug)]
pub(super) enum ErrandError {
    /// No desk of the game answers the question.
    Unasked,
    /// There is no kind of sheet with this name.
    NoPages(String),
}

impl fmt::Display for ErrandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unasked => out.write_str("Nobody can be asked that"),
            Self::NoPages(kind) => write!(out, "There are no pages of the kind {kind:?}"),
        }
    }
}

impl std::error::Error for ErrandError {}

impl OwnError for ErrandError {}
