//! Provinces, stars and routes between two stars, which make up the map beneath the planets (5.1, 5.2, 21.1).

use serde::{Deserialize, Serialize};

use super::MapPlace;
use rules::{Id, Level, Origin, Tint};

/// A province, which is governed from a capital (5.1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Province {
    /// The province's name.
    pub name: String,
    /// The province's number, which is the first digit of the numbers of its stars.
    pub number: Level,
    /// The colour of the province's stars on the map.
    pub color: Tint,
    /// Where the data of the province come from.
    pub origin: Origin,
}

/// A star with its Drift Areas, round which planets lie (5.2).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Star {
    /// The star's name.
    pub name: String,
    /// The star's number, whose first digit is the number of its province.
    pub number: Level,
    /// The province to which the star belongs; `None` if the designer has not chosen one.
    pub province: Option<Id<Province>>,
    /// The star's place on the map.
    pub at: MapPlace,
    /// Where the star's name and number come from. Its place is known only roughly.
    pub origin: Origin,
}

/// A space route between two stars (21.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Route {
    /// The star at one end of the route; `None` if the designer has not chosen one.
    pub from: Option<Id<Star>>,
    /// The star at the other end of the route; `None` if the designer has not chosen one.
    pub to: Option<Id<Star>>,
    /// How many navigation stars are on the route. Each makes a jump longer.
    pub stars: Level,
    /// Where the data of the route come from.
    pub origin: Origin,
}

impl Default for Province {
    fn default() -> Self {
        Self { name: String::new(), number: Level::default(), color: Self::COLOR, origin: Origin::default() }
    }
}

impl Province {
    /// The colour of a province if the designer has chosen none.
    pub const COLOR: Tint = Tint([96, 110, 140]);

    /// The province's name, or "Unnamed province" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed province" } else { &self.name }
    }

    /// About how many bytes of memory the province takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Star {
    /// The star's name, or "Unnamed star" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed star" } else { &self.name }
    }

    /// About how many bytes of memory the star takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Route {
    /// How much the route adds to the distance of a jump: one, and one more for each navigation star (21.1).
    #[must_use]
    pub const fn length(&self) -> u32 {
        1 + self.stars.get()
    }

    /// The star to which the route leads from this star; `None` if the route does not lead to this star.
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

    /// About how many bytes of memory the route takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>()
    }
}
