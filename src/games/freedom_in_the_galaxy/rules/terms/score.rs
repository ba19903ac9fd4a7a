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
