//! The numbers of markers in the game, besides units, characters, sovereigns and ships (2.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Origin};

/// The number of markers of each kind in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// The number of base markers, which show up on the front and down on the back.
    pub bases: Count,
    /// The number of loyalty markers, which show rebellion on the back.
    pub loyalties: Count,
    /// The number of planet secrets, which are placed face down.
    pub secrets: Count,
    /// The number of Rebel camps, which show a Coup marker on the back.
    pub camps: Count,
    /// The number of credit markers. They alternate between one of 1, and one of 10 with 100 on the back; the Rebels' come first.
    pub credits: Count,
    /// The number of markers that show the turn.
    pub turns: Count,
    /// The number of markers that show the phase.
    pub phases: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

impl Markers {
    /// The number of markers of all kinds.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.bases.get()
            + self.loyalties.get()
            + self.secrets.get()
            + self.camps.get()
            + self.credits.get()
            + self.turns.get()
            + self.phases.get()
    }
}
