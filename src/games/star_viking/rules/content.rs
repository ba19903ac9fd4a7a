//! Everything that one project holds of Star Viking.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Color, Force, ForceUnit, Scenario, System, Tables, UnitType};
use rules::{Id, Points, Shelf};

/// Everything that one project holds: systems, the catalogue of units, forces, scenarios and tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// The star systems of the project.
    pub systems: Shelf<System>,
    /// The catalogue of units, which is also the counter mix.
    pub units: Shelf<UnitType>,
    /// The forces of the project.
    pub forces: Shelf<Force>,
    /// The scenarios of the project.
    pub scenarios: Shelf<Scenario>,
    /// The tables of the project.
    pub tables: Arc<Tables>,
}

impl Content {
    /// How many counters the game holds, hit markers included.
    #[must_use]
    pub fn counters(&self) -> u32 {
        self.units.iter().map(|(_, unit)| unit.count.get()).sum::<u32>() + self.tables.markers.total()
    }

    /// The type of a unit of a force; `None` if the force has no such unit or the catalogue no such type.
    #[must_use]
    pub fn type_of(&self, force: &Force, unit: Id<ForceUnit>) -> Option<&UnitType> {
        self.units.get(force.units.get(unit)?.unit)
    }

    /// How many units of each type a force has.
    #[must_use]
    pub fn used_by(force: &Force) -> BTreeMap<Id<UnitType>, u32> {
        let mut used = BTreeMap::new();
        for (_, unit) in force.units.iter() {
            *used.entry(unit.unit).or_default() += 1;
        }
        used
    }

    /// The most expensive type of this colour that costs at least 1 and at most `money` mega-credits, and of which the counter mix has a counter left
    /// for the force. `None` if there is no such type.
    #[must_use]
    pub fn dearest_within(&self, color: Color, money: Points, force: &Force) -> Option<(Id<UnitType>, &UnitType)> {
        let used = Self::used_by(force);
        let left = |id: Id<UnitType>, unit: &UnitType| used.get(&id).copied().unwrap_or_default() < unit.count.get();
        let affordable =
            |unit: &UnitType| unit.cost.is_some_and(|cost| cost.get() > 0 && Points::new(cost.get().into()) <= money);
        let units = self.units.iter().filter(|(id, unit)| unit.color == color && affordable(unit) && left(*id, unit));
        // If several cost the same, this chooses the first in the catalogue.
        units.rev().max_by_key(|(_, unit)| unit.cost)
    }
}
