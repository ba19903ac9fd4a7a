//! How much ink a page takes: all of its colours, little ink, or black ink alone.
//!
//! A page is data, so a print with less ink is the same page with other colours. One place makes it for every game. It does not guess the purpose of
//! a colour: drawings say which of their outlines are a [`Ground`](super::Ground) and which groups are a picture of something. A print that saves ink
//! leaves grounds white and frames them, turns light colours on a dark ground into dark ones, and fades pictures. A print in black does the same
//! without hue, and distinguishes the sides of a game by the patterns of their grounds.
//!
//! Reading order: this file, `sparing.rs` (items), `shades.rs` (colours), `patterns.rs` (grounds that distinguish sides).

mod patterns;
mod shades;
mod sparing;

use serde::{Deserialize, Serialize};

use super::{Color, Items, Path};
use geometry::Point;
use shades::negative;
use sparing::Sparing;

/// The inks that pages are printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ink {
    /// Every colour as it was drawn.
    #[default]
    Full,
    /// Frames in place of filled grounds, and a white sky; this saves ink.
    Saving,
    /// Black alone, with frames and a white sky as in `Saving`. The patterns of their grounds distinguish the sides.
    Black,
}

impl Ink {
    /// Every choice, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::Full, Self::Saving, Self::Black];

    /// The name of the choice on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Full => "Full colours",
            Self::Saving => "Saving ink",
            Self::Black => "Black alone",
        }
    }

    /// Whether every colour is printed as it was drawn.
    #[must_use]
    pub fn is_full(&self) -> bool {
        *self == Self::Full
    }

    /// The items of a page as they are printed with these inks.
    #[must_use]
    pub fn print(self, items: Items) -> Items {
        match self {
            Self::Full => items,
            Self::Saving => Sparing::in_colors().items(items),
            Self::Black => Sparing::in_black().items(items),
        }
    }
}

/// Puts items that were drawn for white paper on a dark ground: their hues stay, but dark colours become light. Pictures are not changed.
#[must_use]
pub fn by_night(items: Items, ground: Path) -> Items {
    let mut dark: Items = vec![(Point::ORIGIN, ground.into())];
    dark.extend(shades::recolored(items, &|color: Color| negative(color)));
    dark
}
