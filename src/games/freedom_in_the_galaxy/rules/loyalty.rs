//! How loyal a planet is to the Empire (5.3, 15.1).

use std::fmt;

use serde::{Deserialize, Serialize};

/// A space of the political track, from the most loyal to the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loyalty {
    /// The planet is wholly for the Empire.
    Patriotic,
    /// The planet is for the Empire.
    Loyal,
    /// The planet is for neither side.
    Neutral,
    /// The planet is against the Empire.
    Dissent,
    /// The planet is ready to rebel.
    Unrest,
}

/// The state of a planet when an Armageddon scenario begins: a loyalty, or Rebel control (16.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Standing {
    /// The planet is wholly for the Empire.
    Patriotic,
    /// The planet is for the Empire.
    Loyal,
    /// The planet is for neither side.
    Neutral,
    /// The planet is against the Empire.
    Dissent,
    /// The planet is ready to rebel.
    Unrest,
    /// The planet is under Rebel control, which the map marks as AC; the loyalty marker lies on the Unrest space.
    RebelControl,
}

impl Loyalty {
    /// Every space of the track, from left to right.
    pub const ALL: [Self; 5] = [Self::Patriotic, Self::Loyal, Self::Neutral, Self::Dissent, Self::Unrest];

    /// The name of the space.
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

    /// What the loyalty is worth in victory points for the Imperial player; for the Rebel player it has the opposite sign (15.11).
    #[must_use]
    pub const fn imperial_value(self) -> i32 {
        2 - self as i32
    }
}

impl Standing {
    /// Every state that a planet can start in, the most loyal first.
    pub const ALL: [Self; 6] = [Self::Patriotic, Self::Loyal, Self::Neutral, Self::Dissent, Self::Unrest, Self::RebelControl];

    /// The space of the political track on which the planet's marker lies.
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

    /// The name of the state.
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
