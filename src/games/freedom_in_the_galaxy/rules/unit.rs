//! A type of military unit. One kind of counter represents it (7.0, 19.0).

use serde::{Deserialize, Serialize};

use super::{EnvironType, Side};
use rules::{Count, Level, Origin};

/// A type of military unit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitType {
    /// The type's name.
    pub name: String,
    /// The side that has units of the type.
    pub side: Side,
    /// The type of environ in which a Rebel unit is raised and fights best (7.31); `None` for Imperial units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environ: Option<EnvironType>,
    /// The strength of a unit in an environ.
    pub strength: Level,
    /// The strength of a unit in space.
    pub space: Level,
    /// The navigation of a unit for jumps from star to star; `None` if it equals the strength in space (21.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub navigation: Option<Level>,
    /// Whether a unit can leave its planet by itself (19.15).
    pub mobile: bool,
    /// Whether units of the type are elite (19.5).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub elite: bool,
    /// Whether a unit is a suicide squad, which destroys itself and all characters whom it finds in its environ (19.6).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub suicide: bool,
    /// Whether units of the type are made for atrocities (36.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub atrocity: bool,
    /// The cost of a unit in Force Points; `None` if it is unknown (19.7).
    pub cost: Option<Count>,
    /// How many counters of the type the game has.
    pub count: Count,
    /// Where the numbers of the type come from.
    pub origin: UnitOrigin,
}

/// Where the data of a type of unit come from, separately for the strengths, the cost and the count of counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitOrigin {
    /// Where the strengths and abilities come from.
    pub values: Origin,
    /// Where the cost comes from.
    pub cost: Origin,
    /// Where the count of counters comes from.
    pub count: Origin,
}

impl UnitType {
    /// The type's name, or "Unnamed unit" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed unit" } else { &self.name }
    }

    /// The two strengths as the counter prints them, in an environ and in space: `3-2`.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{}-{}", self.strength, self.space)
    }

    /// The navigation of a unit for jumps from star to star (19.61, 21.2).
    #[must_use]
    pub fn jumps_at(&self) -> Level {
        self.navigation.unwrap_or(self.space)
    }

    /// About how many bytes of memory the type takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}
