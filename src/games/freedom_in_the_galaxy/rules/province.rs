//! A province, a star and a route between two stars: what lies on the map beneath the planets (5.1, 5.2, 21.1).

use serde::{Deserialize, Serialize};

use super::MapPlace;
use rules::{Id, Level, Origin, Tint};

/// A province, which is governed from a capital (5.1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Province {
    /// Its name.
    pub name: String,
    /// Its number, the first digit of the numbers of its stars.
    pub number: Level,
    /// The colour of its stars on the map.
    pub color: Tint,
    /// Where it comes from.
    pub origin: Origin,
}

/// A star with its Drift Areas, round which planets lie (5.2).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Star {
    /// Its name.
    pub name: String,
    /// Its number, whose first digit is that of its province.
    pub number: Level,
    /// The province that it is in.
    pub province: Option<Id<Province>>,
    /// Where it stands on the map.
    pub at: MapPlace,
    /// Where its name and number come from; its place is known only roughly.
    pub origin: Origin,
}

/// A space route between two stars (21.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Route {
    /// One of the stars.
    pub from: Option<Id<Star>>,
    /// The other.
    pub to: Option<Id<Star>>,
    /// The navigation stars on it, which make a jump longer.
    pub stars: Level,
    /// Where it comes from.
    pub origin: Origin,
}

impl Default for Province {
    fn default() -> Self {
        Self { name: String::new(), number: Level::default(), color: Self::COLOR, origin: Origin::default() }
    }
}

impl Province {
    /// The colour of a province without a chosen colour.
    pub const COLOR: Tint = Tint([96, 110, 140]);

    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed province" } else { &self.name }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Star {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed star" } else { &self.name }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Route {
    /// How much it adds to the distance of a jump: its two ends count one, and each navigation star one more (21.1).
    #[must_use]
    pub const fn length(&self) -> u32 {
        1 + self.stars.get()
    }

    /// The star at its other end.
    #[must_use]
    pub fn other_end(&self, star: Id<Star>) -> Option<Id<Star>> {
        if self.from == Some(star) {
            self.to
        } else if self.to == Some(star) {
            self.from
        } else {
            None
        }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>()
    }
}
