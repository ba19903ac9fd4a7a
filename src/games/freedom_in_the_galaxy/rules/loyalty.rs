//! How loyal a planet is to the Empire (5.3, 15.1).

use std::fmt;

use serde::{Deserialize, Serialize};

/// A space of the political track, the most loyal first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loyalty {
    /// Wholly for the Empire.
    Patriotic,
    /// For the Empire.
    Loyal,
    /// For neither.
    Neutral,
    /// Against the Empire.
    Dissent,
    /// Ready to rebel.
    Unrest,
}

/// Where a planet stands when an Armageddon scenario begins: at a loyalty, or already under Rebel control (16.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Standing {
    /// Wholly for the Empire.
    Patriotic,
    /// For the Empire.
    Loyal,
    /// For neither.
    Neutral,
    /// Against the Empire.
    Dissent,
    /// Ready to rebel.
    Unrest,
    /// Marked AC: the Rebels control it, with the marker on the Unrest space.
    RebelControl,
}

impl Loyalty {
    /// Every space of the track, from left to right.
    pub const ALL: [Self; 5] = [Self::Patriotic, Self::Loyal, Self::Neutral, Self::Dissent, Self::Unrest];

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Patriotic => "Patriotic",
            Self::Loyal => "Loyal",
            Self::Neutral => "Neutral",
            Self::Dissent => "Dissent",
            Self::Unrest => "Unrest",
        }
    }

    /// Its value for the Imperial player; for the Rebel player it has the opposite sign (15.11).
    #[must_use]
    pub const fn imperial_value(self) -> i32 {
        2 - self as i32
    }
}

impl Standing {
    /// Every standing, the most loyal first.
    pub const ALL: [Self; 6] = [Self::Patriotic, Self::Loyal, Self::Neutral, Self::Dissent, Self::Unrest, Self::RebelControl];

    /// The space of the political track on which its marker lies.
    #[must_use]
    pub const fn loyalty(self) -> Loyalty {
        match self {
            Self::Patriotic => Loyalty::Patriotic,
            Self::Loyal => Loyalty::Loyal,
            Self::Neutral => Loyalty::Neutral,
            Self::Dissent => Loyalty::Dissent,
            Self::Unrest | Self::RebelControl => Loyalty::Unrest,
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::RebelControl => "Rebel control",
            Self::Patriotic | Self::Loyal | Self::Neutral | Self::Dissent | Self::Unrest => self.loyalty().label(),
        }
    }
}

impl From<Loyalty> for Standing {
    fn from(loyalty: Loyalty) -> Self {
        match loyalty {
            Loyalty::Patriotic => Self::Patriotic,
            Loyalty::Loyal => Self::Loyal,
            Loyalty::Neutral => Self::Neutral,
            Loyalty::Dissent => Self::Dissent,
            Loyalty::Unrest => Self::Unrest,
        }
    }
}

impl fmt::Display for Loyalty {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}
