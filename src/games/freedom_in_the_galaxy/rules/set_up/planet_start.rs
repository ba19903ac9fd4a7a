//! How a planet starts where that is not as the map and the rest of the scenario have it (16.11, 16.13, 28.21).

use serde::{Deserialize, Serialize};

use crate::{Planet, Standing};
use rules::{Id, Level};

/// A planet that starts in a way of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetStart {
    /// The planet.
    pub planet: Id<Planet>,
    /// Where it stands; none for as the map marks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// The level of its base; none for that of other planets.
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
