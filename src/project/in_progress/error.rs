//! The errors about a game in progress.

use std::fmt;

use crate::OwnError;

/// Why a game in progress cannot be begun or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InProgressError {
    /// The machine has no source of random numbers, for this reason.
    NoSecret(String),
    /// A deadline has more than this many letters.
    LongDeadline(usize),
    /// There is no year to take back.
    NothingPlayed,
    /// The last year was played before the game got its secret, and therefore cannot be taken back.
    BeforeSecret,
}

impl fmt::Display for InProgressError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSecret(why) => write!(out, "No secret can be drawn for the game: {why}"),
            Self::LongDeadline(most) => write!(out, "A deadline has {most} letters at the most"),
            Self::NothingPlayed => out.write_str("No turn was played yet"),
            Self::BeforeSecret => out.write_str(
                "The years before the game got its secret stay as they were played: what was told of them cannot be taken back",
            ),
        }
    }
}

impl std::error::Error for InProgressError {}

impl OwnError for InProgressError {}
