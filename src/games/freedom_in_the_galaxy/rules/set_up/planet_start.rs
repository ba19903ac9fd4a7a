//! How a planet starts if it differs from the map and the rest of the scenario (16.11, 16.13, 28.21).

use serde::{Deserialize, Serialize};

use crate::{Planet, Standing};
use rules::{Id, Level};

/// A planet that starts differently from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetStart {
    /// The planet.
    pub planet: Id<Planet>,
    /// Where it stands; none for what the map marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// The level of its base; none for the scenario's usual level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Level>,
    /// Whether its base is down where others are up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub down: bool,
}

impl PlanetStart {
    /// A planet that starts as all others.
    #[must_use]
    pub const fn of(planet: Id<Planet>) -> Self {
        Self { planet, standing: None, base: None, down: false }
    }
}
