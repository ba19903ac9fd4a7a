//! A force in a scenario, and where each of its units starts.

use serde::{Deserialize, Serialize};

use super::bounds;
use super::variants::is_usual;
use super::{Force, ForceUnit, PlayedSystem, Space};
use rules::{Id, Points, Shelf};

/// A force that takes part in a scenario, and where its units start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Deployment {
    /// The force; `None` until the designer chooses one.
    pub force: Option<Id<Force>>,
    /// The starting places of the force's units. Cargo starts in its carrier and is not named here.
    #[serde(deserialize_with = "bounds::read_stations")]
    pub stations: Vec<Stationed>,
    /// Extra mega-credits for this side, to level the scenario. In a campaign the side gets them before turn 1; in a battle they count towards its
    /// total. A sum below 0 counts as 0.
    #[serde(skip_serializing_if = "is_usual")]
    pub purse: Points,
}

/// A unit with the place where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stationed {
    /// The unit of the force.
    pub unit: Id<ForceUnit>,
    /// The place where the unit starts.
    pub at: Station,
}

/// A place from which a unit starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Station {
    /// The Vikings' home base, which is not a tile.
    HomeBase,
    /// Beside a tile, about to enter it.
    OffTile(Id<PlayedSystem>),
    /// In a system, in a sector that the unit's player chooses.
    InSystem(Id<PlayedSystem>),
    /// In a sector of a system.
    Sector(Id<PlayedSystem>, Space),
}

impl Station {
    /// The tile in or beside which the place lies; `None` for the home base.
    #[must_use]
    pub const fn system(self) -> Option<Id<PlayedSystem>> {
        match self {
            Self::HomeBase => None,
            Self::OffTile(system) | Self::InSystem(system) | Self::Sector(system, _) => Some(system),
        }
    }
}

/// How many units of a force have a starting place, have none yet, or start aboard a carrier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Starts {
    /// For how many units, cargo not counted, the deployment names a place.
    pub placed: usize,
    /// For how many units, cargo not counted, the deployment names no place.
    pub unplaced: usize,
    /// How many units are cargo, which starts with its carrier.
    pub aboard: usize,
}

impl Deployment {
    /// The place where a unit starts; `None` if the deployment names no place for it. If the deployment names several, the first counts.
    #[must_use]
    pub fn station(&self, unit: Id<ForceUnit>) -> Option<Station> {
        self.stations.iter().find(|stationed| stationed.unit == unit).map(|stationed| stationed.at)
    }

    /// How many units of the deployed force are placed, unplaced and aboard.
    #[must_use]
    pub fn starts(&self, force: &Force) -> Starts {
        let mut starts = Starts::default();
        for unit in force.units.ids() {
            if force.outermost(unit) != Some(unit) {
                starts.aboard += 1;
            } else if self.station(unit).is_some() {
                starts.placed += 1;
            } else {
                starts.unplaced += 1;
            }
        }
        starts
    }

    /// Replaces the force of this deployment. A unit that has the same number and type in the new force, for example in a copy of the old one, keeps
    /// its place; all other units lose theirs. `None` for `id` means no force.
    pub fn deploy(&mut self, id: Option<Id<Force>>, forces: &Shelf<Force>) {
        let of = |force: Option<Id<Force>>| force.and_then(|force| forces.get(force));
        let (before, after) = (of(self.force), of(id));
        let type_in = |force: Option<&Force>, unit| force.and_then(|force| force.units.get(unit)).map(|found| found.unit);
        self.stations.retain(|stationed| {
            let unit = type_in(after, stationed.unit);
            unit.is_some() && unit == type_in(before, stationed.unit)
        });
        self.force = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::UnitType;

    #[test]
    fn another_force_keeps_the_places_of_units_of_the_same_number_and_type() {
        let types: [Id<UnitType>; 2] = [Id::new(1), Id::new(2)];
        let force =
            |units: &[Id<UnitType>]| Force { units: units.iter().map(|unit| ForceUnit::of(*unit)).collect(), ..Force::default() };
        let mut carrier = force(&[types[0], types[1], types[1]]);
        if let Some(cargo) = carrier.units.get_mut(Id::new(3)) {
            cargo.hold = Some(Id::new(1));
        }
        let forces: Shelf<Force> = [carrier.clone(), force(&[types[0], types[0]])].into_iter().collect();
        let stations = [1, 2].map(|unit| Stationed { unit: Id::new(unit), at: Station::HomeBase }).to_vec();
        let mut deployment = Deployment { force: Some(Id::new(1)), stations, ..Deployment::default() };
        assert_eq!(deployment.starts(&carrier), Starts { placed: 2, unplaced: 0, aboard: 1 });
        deployment.deploy(Some(Id::new(2)), &forces);
        assert_eq!(deployment.stations.iter().map(|unit| unit.unit.number()).collect::<Vec<_>>(), [1]);
        deployment.deploy(None, &forces);
        assert!(deployment.stations.is_empty() && deployment.force.is_none());
    }
}
