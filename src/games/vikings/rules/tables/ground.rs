//! The costs and effects of each terrain (8.5).

use serde::{Deserialize, Serialize};

use super::Cover;
use rules::{Level, Origin};

/// The costs and effects of all terrains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Grounds {
    /// A row for each terrain, in the order of [`Terrain::ALL`].
    pub lines: [Ground; Terrain::ALL.len()],
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The costs and effects of a terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ground {
    /// The movement points that it costs to enter a hex of the terrain on foot.
    pub cost: Level,
    /// The movement points that it costs to enter a hex of the terrain with a horse; `None` if no horse can enter.
    pub horse: Option<Level>,
    /// Whether characters in armour can enter the terrain.
    pub armour: bool,
    /// The greatest cover that the terrain gives.
    pub cover: Cover,
    /// The effect of the terrain on a character who attacks from it.
    pub attacking: Effect,
    /// The effect of the terrain on a character who defends in it.
    pub defending: Effect,
}

/// The effect of the ground or of another situation on a character in a fight (8.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// A disadvantage, written `-`.
    Worse,
    /// Neither an advantage nor a disadvantage.
    #[default]
    Even,
    /// An advantage, written `+`.
    Better,
}

/// A row of the terrain table: a terrain, or an opening in a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// Open ground.
    Flat,
    /// Bushes.
    Scrub,
    /// The side of a hill or a bank.
    Slope,
    /// A hex under trees.
    Tree,
    /// Sand.
    Beach,
    /// Water beside a beach.
    Shallow,
    /// Any other water.
    Deep,
    /// A hex of a boat's deck.
    Boat,
    /// A hex inside a building.
    Interior,
    /// The opening of a window.
    Window,
    /// The opening of a doorway.
    Doorway,
    /// The opening of an arrow-slit.
    Slit,
}

impl Grounds {
    /// The row for a terrain.
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

    /// The name of the terrain.
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
    /// Every effect, from the worst to the best.
    pub const ALL: [Self; 3] = [Self::Worse, Self::Even, Self::Better];

    /// The effect, as it is written in a table.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Worse => "-",
            Self::Even => "0",
            Self::Better => "+",
        }
    }

    /// The effect as a number: -1, 0 or 1.
    #[must_use]
    pub const fn step(self) -> i32 {
        match self {
            Self::Worse => -1,
            Self::Even => 0,
            Self::Better => 1,
        }
    }
}
