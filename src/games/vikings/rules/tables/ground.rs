//! The costs and effects of each terrain (8.5).

use serde::{Deserialize, Serialize};

use super::Cover;
use rules::{Level, Origin};

/// The costs and effects of all terrains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grounds {
    /// A line for each terrain, in the order of [`Terrain::ALL`].
    pub lines: [Ground; Terrain::ALL.len()],
    /// Where the table comes from.
    pub origin: Origin,
}

/// The costs and effects of a terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ground {
    /// The movement points that a hex of it costs.
    pub cost: Level,
    /// The movement points that it costs a horse; none where no horse can enter.
    pub horse: Option<Level>,
    /// Whether characters in armour can enter.
    pub armour: bool,
    /// The most cover that it gives.
    pub cover: Cover,
    /// Its effect on a character who attacks out of it.
    pub attacking: Effect,
    /// Its effect on a character who defends in it.
    pub defending: Effect,
}

/// The effect of a situation on a fighter (8.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// A disadvantage, written `-`.
    Worse,
    /// Neither.
    #[default]
    Even,
    /// An advantage, written `+`.
    Better,
}

/// A terrain, or the one that a hexside counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// Open ground.
    Flat,
    /// Bushes.
    Scrub,
    /// The side of a hill or a bank.
    Slope,
    /// Under trees.
    Tree,
    /// Sand.
    Beach,
    /// Water beside a beach.
    Shallow,
    /// Any other water.
    Deep,
    /// Aboard.
    Boat,
    /// Inside a building.
    Interior,
    /// Through a window.
    Window,
    /// Through a doorway.
    Doorway,
    /// Behind an arrow-slit.
    Slit,
}

impl Grounds {
    /// The line of a terrain.
    #[must_use]
    pub const fn of(&self, terrain: Terrain) -> &Ground {
        &self.lines[terrain as usize]
    }
}

impl Terrain {
    /// Every terrain, in the order of the table.
    pub const ALL: [Self; 12] = [
        Self::Flat,
        Self::Scrub,
        Self::Slope,
        Self::Tree,
        Self::Beach,
        Self::Shallow,
        Self::Deep,
        Self::Boat,
        Self::Interior,
        Self::Window,
        Self::Doorway,
        Self::Slit,
    ];

    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Flat => "Flat",
            Self::Scrub => "Scrub",
            Self::Slope => "Slope",
            Self::Tree => "Tree",
            Self::Beach => "Beach",
            Self::Shallow => "Shallow water",
            Self::Deep => "Deep water",
            Self::Boat => "Boat",
            Self::Interior => "Interior",
            Self::Window => "Window",
            Self::Doorway => "Doorway",
            Self::Slit => "Arrow-slit",
        }
    }
}

impl Effect {
    /// Every effect, the worst first.
    pub const ALL: [Self; 3] = [Self::Worse, Self::Even, Self::Better];

    /// Its written form.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Worse => "-",
            Self::Even => "0",
            Self::Better => "+",
        }
    }

    /// As a step: -1, 0 or 1.
    #[must_use]
    pub const fn step(self) -> i32 {
        match self {
            Self::Worse => -1,
            Self::Even => 0,
            Self::Better => 1,
        }
    }
}
