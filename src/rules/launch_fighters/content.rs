//! Everything that one project holds of Launch Fighters!

use serde::{Deserialize, Serialize};

use super::{Fleet, Map, Options, Scenario, Ship, Style, cost};
use crate::rules::{Id, Points, Shelf};

/// Everything that one project holds: options, styles, ships, fleets, maps and scenarios.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// Which optional rules are in use.
    pub options: Options,
    /// Fleet styles.
    pub styles: Shelf<Style>,
    /// Ship designs.
    pub ships: Shelf<Ship>,
    /// Fleets.
    pub fleets: Shelf<Fleet>,
    /// Maps.
    pub maps: Shelf<Map>,
    /// Scenarios.
    pub scenarios: Shelf<Scenario>,
}

impl Content {
    /// The price of a design, if it exists and has one.
    #[must_use]
    pub fn price(&self, ship: Id<Ship>) -> Option<Points> {
        cost::price(self.ships.get(ship)?, &self.options).map(|price| price.total)
    }

    /// The style in which a design's silhouette is drawn.
    #[must_use]
    pub fn style_of(&self, ship: &Ship) -> Option<&Style> {
        self.styles.get(ship.style?)
    }

    /// About how many bytes of memory this takes beyond what it shares with another.
    #[must_use]
    pub fn weight_beyond(&self, other: &Self) -> usize {
        self.styles.weight_beyond(&other.styles, Style::weight)
            + self.ships.weight_beyond(&other.ships, Ship::weight)
            + self.fleets.weight_beyond(&other.fleets, Fleet::weight)
            + self.maps.weight_beyond(&other.maps, Map::weight)
            + self.scenarios.weight_beyond(&other.scenarios, Scenario::weight)
    }
}
