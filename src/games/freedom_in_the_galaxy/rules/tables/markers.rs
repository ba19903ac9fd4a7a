//! How many markers the box has beside units, characters, sovereigns and ships (2.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Origin};

/// How many of each marker the box has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// Bases, up on the front and down on the back.
    pub bases: Count,
    /// Loyalty markers, with rebellion on the back.
    pub loyalties: Count,
    /// Planet secrets.
    pub secrets: Count,
    /// Rebel camps, with a coup on the back.
    pub camps: Count,
    /// Credits, alternately one of 1 and one of 10 with 100 on the back, those of the Rebels first.
    pub credits: Count,
    /// Markers of the turn.
    pub turns: Count,
    /// Markers of the phase.
    pub phases: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

impl Markers {
    /// How many markers there are together.
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
