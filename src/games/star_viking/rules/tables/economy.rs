//! The tables of small numbers: the costs of repairs and points, the yield of the home base, and how many hit markers there are.

use serde::{Deserialize, Serialize};

use rules::{Count, Origin};

/// The costs of repairs, in mega-credits ("Repairs").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Repairs {
    /// The cost of each hit removed from a unit, for units of technology A, B, C and D in this order.
    pub per_hit: [Count; 4],
    /// The cost of repairing a critical hit.
    pub critical_hit: Count,
    /// The factor for each cost if the unit is one level of technology above the system.
    pub above_the_system: Count,
    /// The origin of the costs, such as the book or the designer.
    pub origin: Origin,
}

/// The prices of points and the yield of the home base, in mega-credits ("Use of Funds", "Viking Home Base").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Economy {
    /// The price of a victory point for a Viking.
    pub viking_point: Count,
    /// The price of a victory point for the Federation.
    pub federate_point: Count,
    /// The taxes of a Viking home base each turn.
    pub home_base_wealth: Count,
    /// The origin of the numbers, such as the book or the designer.
    pub origin: Origin,
}

/// How many hit markers of each sort the game has; each marker shows the critical side on its back ("Hit Markers").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// How many markers for one hit there are.
    pub one_hit: Count,
    /// How many markers for two hits there are.
    pub two_hits: Count,
    /// How many markers for three hits there are.
    pub three_hits: Count,
    /// The origin of the numbers, such as the book or the designer.
    pub origin: Origin,
}

impl Markers {
    /// How many hit markers there are altogether.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.one_hit.get() + self.two_hits.get() + self.three_hits.get()
    }
}
