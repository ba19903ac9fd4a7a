//! A move of a boat in a sequence, and where it takes it (4.43).

use serde::{Deserialize, Serialize};

use super::BoatState;
use crate::boat::{Berth, Side, Step};

/// A move of a boat in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sail {
    /// A hex straight on its way.
    Straight,
    /// To the hex ahead to port of its way.
    Port,
    /// To the hex ahead to starboard of its way.
    Starboard,
    /// Round its axis by so many sides, clockwise where positive.
    Turn(i8),
}

impl Sail {
    /// The words for it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::Straight => "Straight on".into(),
            Self::Port => "Sideways to port".into(),
            Self::Starboard => "Sideways to starboard".into(),
            Self::Turn(sides) => {
                let degrees = u32::from(sides.unsigned_abs()) * 60;
                if degrees == 180 {
                    "About".into()
                } else {
                    format!("Turn by {degrees} degrees to {}", if sides < 0 { "port" } else { "starboard" })
                }
            }
        }
    }

    /// The same as a step of the course of one boat alone.
    #[must_use]
    pub const fn step(self) -> Step {
        match self {
            Self::Straight => Step::Straight,
            Self::Port => Step::Sideways(Side::Port),
            Self::Starboard => Step::Sideways(Side::Starboard),
            Self::Turn(sides) => Step::Turn(sides),
        }
    }
}

impl BoatState {
    /// Where a move takes it.
    #[must_use]
    pub fn after(&self, sail: Sail) -> Berth {
        let (berth, facing) = (self.berth(), self.heading());
        match sail {
            Sail::Straight => berth.moved(facing.ahead()),
            Sail::Port => berth.moved(facing.ahead_to(Side::Port)),
            Sail::Starboard => berth.moved(facing.ahead_to(Side::Starboard)),
            Sail::Turn(sides) => berth.turned(sides),
        }
    }
}
