//! All designs of a Launch Fighters! project.

use serde::{Deserialize, Serialize};

use super::{Edit, Fleet, FleetShip, Map, Options, Scenario, Ship, Side, Style, cost};
use rules::{Change, Id, Points, Shelf};

/// Everything that one project holds: options, styles, ships, fleets, maps and scenarios.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// The optional rules that are in use.
    pub options: Options,
    /// The project's fleet styles.
    pub styles: Shelf<Style>,
    /// The project's ship designs.
    pub ships: Shelf<Ship>,
    /// The project's fleets.
    pub fleets: Shelf<Fleet>,
    /// The project's maps.
    pub maps: Shelf<Map>,
    /// The project's scenarios.
    pub scenarios: Shelf<Scenario>,
}

impl Content {
    /// The total price of a design; `None` if the design does not exist or its move is too high to have a price.
    #[must_use]
    pub fn price(&self, ship: Id<Ship>) -> Option<Points> {
        cost::price(self.ships.get(ship)?, &self.options).map(|price| price.total)
    }

    /// The style in which a design's silhouette is drawn; `None` if the design has no style.
    #[must_use]
    pub fn style_of(&self, ship: &Ship) -> Option<&Style> {
        self.styles.get(ship.style?)
    }

    /// The edits that remove a ship from a fleet and from every scenario in which the fleet fights. If the ship was the flagship, the fleet has no
    /// flagship afterwards. Conditions that name the ship stay, because the designer chose what they reward.
    #[must_use]
    pub fn without_ship(&self, fleet: Id<Fleet>, ship: Id<FleetShip>) -> Vec<Edit> {
        let Some(found) = self.fleets.get(fleet) else { return Vec::new() };
        let mut smaller = found.clone();
        smaller.ships.retain_ids(|id| id != ship);
        smaller.flagship = smaller.flagship.filter(|flagship| *flagship != ship);
        let mut edits = vec![Edit::Fleet(Change::Set(fleet, smaller))];
        for (id, scenario) in self.scenarios.iter() {
            let concerned = |side: &Side| side.fleet == Some(fleet) && side.names(ship);
            let sides: Vec<_> = scenario.sides.iter().filter(|(_, side)| concerned(side)).map(|(id, _)| id).collect();
            if !sides.is_empty() {
                let mut changed = scenario.clone();
                for side in sides {
                    if let Some(side) = changed.sides.get_mut(side) {
                        side.forget(ship);
                    }
                }
                edits.push(Edit::Scenario(Change::Set(id, changed)));
            }
        }
        edits
    }
}
