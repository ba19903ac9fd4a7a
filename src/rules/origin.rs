//! The origin of a thing in a project.

use serde::{Deserialize, Serialize};

/// The origin of a thing. It is shown beside the thing, so that no reader takes our guess for the book's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Printed in the rulebook.
    Book,
    /// Seen on a published component of the game.
    Seen,
    /// Reconstructed from known facts.
    Reconstructed,
    /// Made by a designer, or by Drydock.
    #[default]
    Own,
}

impl Origin {
    /// Every origin, the most reliable first.
    pub const ALL: [Self; 4] = [Self::Book, Self::Seen, Self::Reconstructed, Self::Own];

    /// The name of the origin on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Book => "from the rulebook",
            Self::Seen => "seen on a published component",
            Self::Reconstructed => "reconstructed",
            Self::Own => "a designer's own",
        }
    }

    /// A single word for the origin, where there is no room for more.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Book => "rulebook",
            Self::Seen => "seen",
            Self::Reconstructed => "reconstructed",
            Self::Own => "own",
        }
    }
}
