//! What repairs and points cost, what the home base yields, and how many markers there are.

use serde::{Deserialize, Serialize};

use rules::{Count, Origin};

/// What repairs cost, in mega-credits ("Repairs").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Repairs {
    /// For each hit removed from a unit of technology A, B, C and D.
    pub per_hit: [Count; 4],
    /// For a critical hit.
    pub critical_hit: Count,
    /// By how much the cost is multiplied where the unit is one level above the system.
    pub above_the_system: Count,
    /// Where the costs come from.
    pub origin: Origin,
}

/// What points cost and what the home base yields, in mega-credits ("Use of Funds", "Viking Home Base").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Economy {
    /// A victory point for a Viking.
    pub viking_point: Count,
    /// A victory point for the Federation.
    pub federate_point: Count,
    /// The taxes of a Viking home base.
    pub home_base_wealth: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

/// How many hit markers the game holds, each with the critical side on its back ("Hit Markers").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// For one hit.
    pub one_hit: Count,
    /// For two hits.
    pub two_hits: Count,
    /// For three hits.
    pub three_hits: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

impl Markers {
    /// How many markers there are together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.one_hit.get() + self.two_hits.get() + self.three_hits.get()
    }
}
