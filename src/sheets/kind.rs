//! The kinds of sheets, each of which becomes one PDF. Every game has a list of its own.

use std::fmt;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SheetKind {
    slug: &'static str,
    label: &'static str,
}

impl SheetKind {
    /// A page to measure a printer with, which every game has.
    pub const CALIBRATION: Self = Self::new("calibration", "Calibration");
    /// The report of a playtest. It is made from games that were played and not from the project alone, so it is in no game's list.
    pub const PLAYTEST: Self = Self::new("playtest", "Playtest");
    /// A game that was played.
    pub const GAME: Self = Self::new("game", "Game");

    /// A kind with this slug and label.
    #[must_use]
    pub const fn new(slug: &'static str, label: &'static str) -> Self {
        Self { slug, label }
    }

    /// How the kind is spelled on the command line and in file names.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.slug
    }

    /// What the kind is called on screen and in footers.
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
