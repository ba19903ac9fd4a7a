//! Where a thing of a project comes from.

use serde::{Deserialize, Serialize};

/// Where a thing of a project comes from: shown beside it, so that no reader takes our guess for the book's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Printed in the rulebook.
    Book,
    /// Seen on a published component.
    Seen,
    /// Worked out from what is known.
    Reconstructed,
    /// Made by a designer, or by Drydock.
    #[default]
    Own,
}

impl Origin {
    /// Every origin, the surest first.
    pub const ALL: [Self; 4] = [Self::Book, Self::Seen, Self::Reconstructed, Self::Own];

    /// What it is called on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Book => "from the rulebook",
            Self::Seen => "seen on a published component",
            Self::Reconstructed => "reconstructed",
            Self::Own => "a designer's own",
        }
    }

    /// One word for it, where there is no room for more.
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
