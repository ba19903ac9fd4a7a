//! A move of a boat in a sequence, and the berth after it (4.43).

use serde::{Deserialize, Serialize};

use super::BoatState;
use crate::boat::{Berth, Side, Step};

/// A move of a boat in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sail {
    /// The boat goes one hex straight on in the direction of travel.
    Straight,
    /// The boat goes to the hex at 60 degrees to port of the direction of travel.
    Port,
    /// The boat goes to the hex at 60 degrees to starboard of the direction of travel.
    Starboard,
    /// The boat turns round its axis by this many sides of a hex, clockwise if positive.
    Turn(i8),
}

impl Sail {
    /// The words for the move.
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

    /// The move as a step of a [`crate::boat::Course`], which follows a single boat.
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
    /// The berth of the boat after a move.
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
