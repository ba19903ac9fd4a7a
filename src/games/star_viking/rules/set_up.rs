//! A scenario as it is set up: the forces that take part, their units, and where each unit starts.
//!
//! Problems that certain rules report are left out here, so that the other rules need not care: a deployment without a force is skipped, and so is a
//! unit whose type is gone. If a unit has several places, the first counts. Cargo starts where its carrier starts.

mod changing;
mod objection;

pub use objection::Objection;

use std::collections::BTreeMap;

use super::{
    Color, Content, Deployment, Force, ForceUnit, InScenario, Place, PlayedSystem, Scenario, Space, Station, System, UnitType,
};
use rules::Id;

/// A scenario with the forces that take part in it and their units.
pub struct SetUp<'a> {
    /// The designs of the project.
    pub content: &'a Content,
    /// The id of the scenario.
    pub id: Id<Scenario>,
    /// The scenario that is set up.
    pub scenario: &'a Scenario,
    /// The deployments that have a force.
    pub forces: Vec<Fielded<'a>>,
    /// The units of all forces in `forces`, in the order of the forces, except those whose types are gone.
    pub units: Vec<Unit<'a>>,
    tile_labels: BTreeMap<Id<PlayedSystem>, String>,
    force_labels: BTreeMap<Id<Deployment>, String>,
}

/// A deployment that has a force.
#[derive(Clone, Copy)]
pub struct Fielded<'a> {
    /// The id of the deployment.
    pub id: Id<Deployment>,
    /// The deployment itself.
    pub deployment: &'a Deployment,
    /// The id of the deployed force.
    pub force_id: Id<Force>,
    /// The deployed force.
    pub force: &'a Force,
}

/// A unit of a force that takes part.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// The index of the unit's force in [`SetUp::forces`].
    pub force: usize,
    /// The id of the unit in its force.
    pub id: Id<ForceUnit>,
    /// The id of the unit's type.
    pub kind_id: Id<UnitType>,
    /// The type of the unit.
    pub kind: &'a UnitType,
    /// The system that the unit defends; only local units have one. `None` for all others.
    pub home: Option<Id<System>>,
    /// The starting place of the unit; `None` if the deployment names no place for it or for its carrier.
    pub station: Option<Station>,
    /// Whether the unit is cargo.
    pub aboard: bool,
}

/// All scenarios of a project, set up.
pub(super) fn set_ups(content: &Content) -> impl Iterator<Item = SetUp<'_>> {
    content.scenarios.iter().map(|(id, scenario)| SetUp::of(content, id, scenario))
}

/// All scenarios of a project that start a campaign, set up.
pub(super) fn campaigns(content: &Content) -> impl Iterator<Item = SetUp<'_>> {
    let campaigns = content.scenarios.iter().filter(|(_, scenario)| scenario.form.is_campaign());
    campaigns.map(|(id, scenario)| SetUp::of(content, id, scenario))
}

/// The forces that start a campaign: those that a campaign deploys, and those that no scenario deploys yet.
pub(super) fn starting_forces(content: &Content) -> impl Iterator<Item = (Id<Force>, &Force)> {
    content.forces.iter().filter(|(id, _)| {
        let mut in_scenarios = content.scenarios.iter().filter(|(_, scenario)| scenario.deploys(*id)).peekable();
        in_scenarios.peek().is_none() || in_scenarios.any(|(_, scenario)| scenario.form.is_campaign())
    })
}

/// Sets up a scenario, and says where its units start and what their names are.
impl<'a> SetUp<'a> {
    /// Sets up a scenario: finds its forces, and where each of their units starts.
    #[must_use]
    pub fn of(content: &'a Content, id: Id<Scenario>, scenario: &'a Scenario) -> Self {
        let fielded = |(id, deployment): (_, &'a Deployment)| {
            let force_id = deployment.force?;
            Some(Fielded { id, deployment, force_id, force: content.forces.get(force_id)? })
        };
        let forces: Vec<_> = scenario.deployments.iter().filter_map(fielded).collect();
        let mut units = Vec::new();
        for (index, fielded) in forces.iter().enumerate() {
            let stations: BTreeMap<_, _> =
                fielded.deployment.stations.iter().rev().map(|stationed| (stationed.unit, stationed.at)).collect();
            units.extend(fielded.force.units.iter().filter_map(|(id, of)| {
                let carrier = fielded.force.outermost(id);
                Some(Unit {
                    force: index,
                    id,
                    kind_id: of.unit,
                    kind: content.units.get(of.unit)?,
                    home: of.system,
                    station: carrier.and_then(|carrier| stations.get(&carrier).copied()),
                    aboard: carrier != Some(id),
                })
            }));
        }
        Self {
            content,
            id,
            scenario,
            forces,
            units,
            tile_labels: scenario.tile_labels(&content.systems),
            force_labels: scenario.force_labels(&content.forces),
        }
    }

    /// The system on a tile; `None` if the tile or the system is gone.
    #[must_use]
    pub fn system(&self, tile: Id<PlayedSystem>) -> Option<&'a System> {
        self.scenario.system(tile, &self.content.systems).map(|(_, system)| system)
    }

    /// The tiles of the scenario, each with the id of its system and the system itself. Tiles whose systems are gone are left out.
    pub fn tiles(&self) -> impl Iterator<Item = (Id<PlayedSystem>, Id<System>, &'a System)> {
        let systems = &self.content.systems;
        self.scenario.systems.iter().filter_map(|(id, played)| Some((id, played.system, systems.get(played.system)?)))
    }

    /// The name of a tile.
    #[must_use]
    pub fn tile_label(&self, tile: Id<PlayedSystem>) -> &str {
        self.tile_labels.get(&tile).map_or("a system that is not in play", String::as_str)
    }

    /// The name of the force of a deployment, with a number if other forces have the same name.
    #[must_use]
    pub fn force_label(&self, deployment: Id<Deployment>) -> &str {
        self.force_labels.get(&deployment).map_or("a force that is gone", String::as_str)
    }

    /// The name of a unit.
    #[must_use]
    pub fn name(&self, unit: &Unit) -> String {
        self.forces[unit.force].force.unit_label(unit.id, &self.content.units)
    }

    /// The name of a unit with its force.
    #[must_use]
    pub fn full_name(&self, unit: &Unit) -> String {
        format!("{} of {}", self.name(unit), self.force_label(self.forces[unit.force].id))
    }

    /// The place to which a finding about a unit points.
    #[must_use]
    pub fn place(&self, unit: &Unit) -> Place {
        self.at(InScenario::Unit(self.forces[unit.force].id, unit.id))
    }

    /// The unit with this id in a deployment; `None` if it does not take part.
    #[must_use]
    pub fn unit(&self, deployment: Id<Deployment>, unit: Id<ForceUnit>) -> Option<&Unit<'a>> {
        self.units.iter().find(|found| found.id == unit && self.forces[found.force].id == deployment)
    }

    /// The cargo of a unit, and the cargo of that cargo.
    pub fn cargo(&self, carrier: &Unit) -> impl Iterator<Item = &Unit<'a>> {
        let (force, carrier) = (carrier.force, carrier.id);
        let aboard = self.units.iter().filter(move |unit| unit.force == force && unit.aboard);
        aboard.filter(move |unit| self.forces[force].force.outermost(unit.id) == Some(carrier))
    }

    /// Whether a local unit would start outside the system that it defends ("Errata: Carrying Cargo").
    #[must_use]
    pub fn leaves_home(&self, unit: &Unit, at: Station) -> bool {
        let home = unit.home.filter(|home| self.content.systems.get(*home).is_some());
        let in_play = |tile| self.scenario.system(tile, &self.content.systems);
        let away = |tile| in_play(tile).zip(home).is_some_and(|((system, _), home)| system != home);
        unit.kind.color == Color::Green
            && match at {
                Station::HomeBase | Station::OffTile(_) => true,
                Station::InSystem(tile) | Station::Sector(tile, _) => away(tile),
            }
    }

    /// The place of a part of this scenario, for a finding.
    #[must_use]
    pub fn at(&self, part: InScenario) -> Place {
        Place::Scenario(self.id, part)
    }

    /// The units that the set-up places in a sector, each with the system and the sector. Cargo is left out.
    pub(super) fn fixed(&self) -> impl Iterator<Item = (&Unit<'a>, &'a System, Space)> {
        self.units.iter().filter(|unit| !unit.aboard).filter_map(|unit| match unit.station? {
            Station::Sector(tile, space) => Some((unit, self.system(tile)?, space)),
            Station::HomeBase | Station::OffTile(_) | Station::InSystem(_) => None,
        })
    }

    /// The units for which the set-up names a system but no sector, each with the system. Cargo is left out.
    pub(super) fn left_to_their_players(&self) -> impl Iterator<Item = (&Unit<'a>, &'a System)> {
        self.units.iter().filter(|unit| !unit.aboard).filter_map(|unit| match unit.station? {
            Station::InSystem(tile) => Some((unit, self.system(tile)?)),
            Station::HomeBase | Station::OffTile(_) | Station::Sector(..) => None,
        })
    }

    /// The units that start in a system, whether in a fixed sector or not. Cargo is left out.
    pub fn standing_in(&self, tile: Id<PlayedSystem>) -> impl Iterator<Item = &Unit<'a>> {
        self.units.iter().filter(move |unit| {
            let inside = match unit.station {
                Some(Station::InSystem(at) | Station::Sector(at, _)) => at == tile,
                Some(Station::HomeBase | Station::OffTile(_)) | None => false,
            };
            inside && !unit.aboard
        })
    }
}
