//! A planet that starts differently from the map and from the rest of its scenario (16.11, 16.13, 28.21).

use serde::{Deserialize, Serialize};

use crate::{Planet, Standing};
use rules::{Id, Level};

/// The start of a planet that differs from the map and from the rest of the scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetStart {
    /// The planet that starts differently.
    pub planet: Id<Planet>,
    /// The planet's loyalty, or Rebel control; `None` if it is what the map marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// The level of the planet's base; `None` if it is the usual level of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Level>,
    /// Whether the planet's base starts down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub down: bool,
}

impl PlanetStart {
    /// The start of a planet before the designer changes anything, which is that of the map and the scenario.
    #[must_use]
    pub const fn of(planet: Id<Planet>) -> Self {
        Self { planet, standing: None, base: None, down: false }
    }
}
