//! The surface of a hex of a board.

use crate::Terrain;

/// The surface of a hex, which is the terrain that covers most of it (1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Surface {
    /// Open ground.
    #[default]
    Flat,
    /// Bushes.
    Scrub,
    /// The side of a hill or a bank.
    Slope,
    /// Ground under trees.
    Tree,
    /// Sand.
    Beach,
    /// The sea.
    Sea,
    /// A river.
    River,
    /// Rocks. They count as a slope for walking, and they wreck hulls (4.44).
    Rock,
    /// The inside of a building.
    Interior,
}

impl Surface {
    /// Every surface, in the order in which the editor offers them.
    pub const ALL: [Self; 9] =
        [Self::Flat, Self::Scrub, Self::Slope, Self::Tree, Self::Beach, Self::Sea, Self::River, Self::Rock, Self::Interior];

    /// The word for the surface, in lower case.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Scrub => "scrub",
            Self::Slope => "slope",
            Self::Tree => "tree",
            Self::Beach => "beach",
            Self::Sea => "sea",
            Self::River => "river",
            Self::Rock => "rock",
            Self::Interior => "interior",
        }
    }

    /// The letter for the surface in a row of a board.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Flat => '.',
            Self::Scrub => 's',
            Self::Slope => 'l',
            Self::Tree => 't',
            Self::Beach => 'b',
            Self::Sea => '~',
            Self::River => 'r',
            Self::Rock => 'o',
            Self::Interior => 'i',
        }
    }

    /// The surface that a letter stands for; `None` if there is no such surface.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|surface| surface.letter() == letter)
    }

    /// Whether the surface is water. Whether the water is deep depends on the neighbouring hexes.
    #[must_use]
    pub const fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::River)
    }

    /// The line of the terrain table that counts for walking on the surface. Water counts as deep.
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        match self {
            Self::Flat => Terrain::Flat,
            Self::Scrub => Terrain::Scrub,
            Self::Slope | Self::Rock => Terrain::Slope,
            Self::Tree => Terrain::Tree,
            Self::Beach => Terrain::Beach,
            Self::Sea | Self::River => Terrain::Deep,
            Self::Interior => Terrain::Interior,
        }
    }

    /// The effect of the surface in play, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Flat => "Open ground.",
            Self::Scrub => "Bushes: slower, and some cover.",
            Self::Slope => "The side of a hill; on its upper side may run a lip.",
            Self::Tree => "Trees: no horse, and nobody sees past them.",
            Self::Beach => "Sand, on which boats run aground; water beside it is shallow.",
            Self::Sea | Self::River => "Deep, but for hexes beside a beach.",
            Self::Rock => "Slope to feet, the end of hulls.",
            Self::Interior => "Inside a building, which walls part from the outdoors.",
        }
    }
}
