//! How much ink a page takes: all of its colours, little of them, or black alone.
//!
//! A page is data, so a print with less ink is the same page with other colours, made in one place and for every game. The purpose of a colour is
//! not guessed from the colour: drawings say which of their outlines are a [`Ground`](super::Ground) and which groups are a picture of something.
//! A print that saves ink leaves grounds white and frames them, turns what was light on a dark ground dark, and fades pictures. A print in black
//! does the same without hue, and distinguishes the sides of a game by the patterns of their grounds.
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

/// Which inks pages are printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ink {
    /// Every colour as it was drawn.
    #[default]
    Full,
    /// Frames in place of filled grounds, and a white sky.
    Saving,
    /// The same in black alone: sides are distinguished by the patterns of their grounds.
    Black,
}

impl Ink {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Full, Self::Saving, Self::Black];

    /// What the choice is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Full => "Full colours",
            Self::Saving => "Saving ink",
            Self::Black => "Black alone",
        }
    }

    /// Whether everything is printed as it was drawn.
    #[must_use]
    pub fn is_full(&self) -> bool {
        *self == Self::Full
    }

    /// The items of a page as these inks print them.
    #[must_use]
    pub fn print(self, items: Items) -> Items {
        match self {
            Self::Full => items,
            Self::Saving => Sparing::in_colors().items(items),
            Self::Black => Sparing::in_black().items(items),
        }
    }
}

/// Items that were drawn for white paper, on a dark ground instead: the same hues, light where they were dark. Pictures stay as they are.
#[must_use]
pub fn by_night(items: Items, ground: Path) -> Items {
    let mut dark: Items = vec![(Point::ORIGIN, ground.into())];
    dark.extend(shades::recolored(items, &|color: Color| negative(color)));
    dark
}
