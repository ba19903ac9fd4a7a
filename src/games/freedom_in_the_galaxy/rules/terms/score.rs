//! What earns the Rebel player victory points (16.17, 28.14, 38.5).

use super::words::{PlanetKind, PlanetWorth};
use crate::Side;
use crate::verbs::Bonus;
use rules::kind::verbs;

verbs! {
    /// A line of the schedule of victory points.
    pub enum Score is "a line of the schedule" {
        /// Planets by their state.
        Planet(worth: PlanetWorth, points: Bonus) = "each planet {}: {}";
        /// Planets under Rebel control by their kind; a planet counts by the first kind that fits.
        Kind(kind: PlanetKind, points: Bonus) = "each {} under Rebel control: {}";
        /// Characters killed.
        Killed(side: Side, points: Bonus) = "each character of the {} who is killed: {}";
        /// Characters captured.
        Captured(side: Side, points: Bonus) = "each character of the {} who is captured: {}";
        /// Information, once a side (16.19).
        Information(side: Side, points: Bonus) = "information gathered by the {}: {}";
    }
}

impl Score {
    /// The points for each time that it counts; 0 for one that only words tell.
    #[must_use]
    pub const fn points(&self) -> i32 {
        match self {
            Self::Planet(_, points)
            | Self::Kind(_, points)
            | Self::Killed(_, points)
            | Self::Captured(_, points)
            | Self::Information(_, points) => points.get(),
            Self::Printed(_) => 0,
        }
    }
}
