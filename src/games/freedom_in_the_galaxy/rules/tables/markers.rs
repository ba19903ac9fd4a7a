//! How many markers the game has, besides units, characters, sovereigns and ships (2.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Origin};

/// How many markers of each kind the game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// How many base markers there are. They show Up on the front and Down on the back.
    pub bases: Count,
    /// How many loyalty markers there are. They show rebellion on the back.
    pub loyalties: Count,
    /// How many planet secrets there are. They are placed face down.
    pub secrets: Count,
    /// How many Rebel camps there are. They show a Coup marker on the back.
    pub camps: Count,
    /// How many credit markers there are. By turns one marker has 1 on its front, and the next has 10 on its front and 100 on its back. The Rebels'
    /// markers come first.
    pub credits: Count,
    /// How many markers show the turn.
    pub turns: Count,
    /// How many markers show the phase.
    pub phases: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

impl Markers {
    /// How many markers of all kinds there are.
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
