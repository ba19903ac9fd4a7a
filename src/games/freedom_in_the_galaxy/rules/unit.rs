//! A type of military unit: what stands on one kind of counter (7.0, 19.0).

use serde::{Deserialize, Serialize};

use super::{EnvironType, Side};
use rules::{Count, Level, Origin};

/// A type of military unit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitType {
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// The type of environ in which a Rebel unit is raised and fights best (7.31); none for Imperial units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environ: Option<EnvironType>,
    /// Its strength in an environ.
    pub strength: Level,
    /// Its strength in space.
    pub space: Level,
    /// Its navigation for jumps from star to star; none where that is its strength in space (21.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub navigation: Option<Level>,
    /// Whether it leaves its planet by itself (19.15).
    pub mobile: bool,
    /// Whether it is elite (19.5).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub elite: bool,
    /// Whether it destroys itself together with all characters that are found where it stands (19.6).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub suicide: bool,
    /// Whether it is built to commit atrocities (36.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub atrocity: bool,
    /// What it costs in Force Points; none where the cost is unknown (19.7).
    pub cost: Option<Count>,
    /// How many counters of it the box has.
    pub count: Count,
    /// Where its numbers come from.
    pub origin: UnitOrigin,
}

/// Where the numbers of a type of unit come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitOrigin {
    /// Its strengths and what it can do.
    pub values: Origin,
    /// Its cost.
    pub cost: Origin,
    /// How many counters there are.
    pub count: Origin,
}

impl UnitType {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed unit" } else { &self.name }
    }

    /// Its two strengths as the counter prints them: `3-2`.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{}-{}", self.strength, self.space)
    }

    /// Its navigation for jumps from star to star (19.61, 21.2).
    #[must_use]
    pub fn jumps_at(&self) -> Level {
        self.navigation.unwrap_or(self.space)
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}
