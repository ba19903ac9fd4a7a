//! The kinds of sheet. The pages of a kind become one PDF, and every game has its own list of kinds.

use std::fmt;

/// A kind of sheet, such as rosters or counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SheetKind {
    slug: &'static str,
    label: &'static str,
}

impl SheetKind {
    /// A page for measuring a printer, which every game has.
    pub const CALIBRATION: Self = Self::new("calibration", "Calibration");
    /// The report of a playtest. It is made from games that were played and not from the project alone, so it is in no game's list.
    pub const PLAYTEST: Self = Self::new("playtest", "Playtest");
    /// The record of a game that was played. It is made from a game and not from the project alone, so it is in no game's list.
    pub const GAME: Self = Self::new("game", "Game");

    /// A kind of sheet with this slug (its name in file names) and this label (its name on screen).
    #[must_use]
    pub const fn new(slug: &'static str, label: &'static str) -> Self {
        Self { slug, label }
    }

    /// The name of the kind on the command line and in file names.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.slug
    }

    /// The name of the kind on screen and in footers.
    #[must_use]
    pub const fn label(self) -> &'static str {
        self.label
    }
}

impl fmt::Display for SheetKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.slug)
    }
}
