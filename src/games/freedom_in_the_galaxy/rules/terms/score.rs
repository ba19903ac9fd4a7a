//! Scores: what brings the Rebel player victory points (16.17, 28.14, 38.5).

use super::words::{PlanetKind, PlanetWorth};
use crate::Side;
use crate::verbs::Bonus;
use rules::kind::verbs;

verbs! {
    /// A line of the schedule of victory points, as a sentence with gaps.
    pub enum Score is "a line of the schedule" {
        /// Points for each planet in a state, such as in rebellion.
        Planet(worth: PlanetWorth, points: Bonus) = "each planet {}: {}";
        /// Points for each planet of this kind under Rebel control. A planet counts only as the first kind that fits it.
        Kind(kind: PlanetKind, points: Bonus) = "each {} under Rebel control: {}";
        /// Points for each character of a side who is killed.
        Killed(side: Side, points: Bonus) = "each character of the {} who is killed: {}";
        /// Points for each character of a side who is captured.
        Captured(side: Side, points: Bonus) = "each character of the {} who is captured: {}";
        /// Points for information, once for each side that gathers it (16.19).
        Information(side: Side, points: Bonus) = "information gathered by the {}: {}";
    }
}

impl Score {
    /// The points for each time that this line counts; 0 if the line consists of words that are only printed.
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
