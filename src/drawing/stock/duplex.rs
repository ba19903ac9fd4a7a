//! The edge over which a sheet is turned to print its back.

use serde::{Deserialize, Serialize};

/// The edge over which a sheet is turned to print its back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duplex {
    /// Over its long edge, like a page of a book.
    #[default]
    LongEdge,
    /// Over its short edge, like a page of a calendar.
    ShortEdge,
}

impl Duplex {
    /// The instruction for the user, in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::LongEdge => "turn over the long edge",
            Self::ShortEdge => "turn over the short edge",
        }
    }
}
