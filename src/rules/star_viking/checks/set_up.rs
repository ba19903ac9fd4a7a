//! A scenario as it is set up: the forces that take part, their units, and where each starts.
//!
//! What other rules speak of is left out here, once for all rules: a deployment without a force fields nothing, a unit whose type
//! is gone is not placed, of several places for one unit the first counts, and cargo starts where its carrier does.

use std::collections::BTreeMap;

use crate::rules::star_viking::{
    Content, Deployment, Edit, Force, ForceUnit, InScenario, Place, PlayedSystem, Scenario, Space, Station, System, UnitType,
};
use crate::rules::{Change, Fix, Id};

/// A scenario with the forces that take part in it and their units.
pub(super) struct SetUp<'a> {
    pub(super) content: &'a Content,
    pub(super) id: Id<Scenario>,
    pub(super) scenario: &'a Scenario,
    /// The deployments that have a force.
    pub(super) forces: Vec<Fielded<'a>>,
    /// The units of every force in order, as far as their types are known.
    pub(super) units: Vec<Unit<'a>>,
    labels: BTreeMap<Id<PlayedSystem>, String>,
}

/// A deployment that has a force.
pub(super) struct Fielded<'a> {
    pub(super) id: Id<Deployment>,
    pub(super) deployment: &'a Deployment,
    pub(super) force: &'a Force,
}

/// A unit of a force that takes part.
#[derive(Clone, Copy)]
pub(super) struct Unit<'a> {
    /// The number of its force among those that take part.
    pub(super) force: usize,
    pub(super) id: Id<ForceUnit>,
    pub(super) kind: &'a UnitType,
    /// The system that it defends, for local units.
    pub(super) home: Option<Id<System>>,
    /// Where it starts, if anything is said of it or of its carrier.
    pub(super) station: Option<Station>,
    /// Whether it is cargo.
    pub(super) aboard: bool,
}

/// Every scenario of a project.
pub(super) fn set_ups(content: &Content) -> impl Iterator<Item = SetUp<'_>> {
    content.scenarios.iter().map(|(id, scenario)| SetUp::of(content, id, scenario))
}

/// Every scenario of a project that starts a campaign.
pub(super) fn campaigns(content: &Content) -> impl Iterator<Item = SetUp<'_>> {
    let campaigns = content.scenarios.iter().filter(|(_, scenario)| scenario.form.is_campaign());
    campaigns.map(|(id, scenario)| SetUp::of(content, id, scenario))
}

/// The forces that start a campaign: those that one deploys, and those that nothing deploys yet.
pub(super) fn starting_forces(content: &Content) -> impl Iterator<Item = (Id<Force>, &Force)> {
    content.forces.iter().filter(|(id, _)| {
        let mut in_scenarios = content.scenarios.iter().filter(|(_, scenario)| scenario.deploys(*id)).peekable();
        in_scenarios.peek().is_none() || in_scenarios.any(|(_, scenario)| scenario.form.is_campaign())
    })
}

/// # Looking
impl<'a> SetUp<'a> {
    fn of(content: &'a Content, id: Id<Scenario>, scenario: &'a Scenario) -> Self {
        let fielded = |(id, deployment): (_, &'a Deployment)| {
            Some(Fielded { id, deployment, force: content.forces.get(deployment.force?)? })
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
                    kind: content.units.get(of.unit)?,
                    home: of.system,
                    station: carrier.and_then(|carrier| stations.get(&carrier).copied()),
                    aboard: carrier != Some(id),
                })
            }));
        }
        Self { content, id, scenario, forces, units, labels: scenario.tile_labels(&content.systems) }
    }

    /// The system of a tile, if both are there.
    pub(super) fn system(&self, tile: Id<PlayedSystem>) -> Option<&'a System> {
        self.scenario.system(tile, &self.content.systems).map(|(_, system)| system)
    }

    /// The tiles of the scenario whose systems are there.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Id<PlayedSystem>, Id<System>, &'a System)> {
        let systems = &self.content.systems;
        self.scenario.systems.iter().filter_map(|(id, played)| Some((id, played.system, systems.get(played.system)?)))
    }

    /// What a tile is called.
    pub(super) fn tile_label(&self, tile: Id<PlayedSystem>) -> &str {
        self.labels.get(&tile).map_or("a system that is not in play", String::as_str)
    }

    /// What a unit is called.
    pub(super) fn name(&self, unit: &Unit) -> String {
        self.forces[unit.force].force.unit_label(unit.id, &self.content.units)
    }

    /// Where a finding about a unit stands.
    pub(super) fn place(&self, unit: &Unit) -> Place {
        self.at(InScenario::Unit(self.forces[unit.force].id, unit.id))
    }

    /// A place in the scenario.
    pub(super) fn at(&self, part: InScenario) -> Place {
        Place::Scenario(self.id, part)
    }

    /// The units that are placed in a sector by the set-up, with the system and the sector; cargo excepted.
    pub(super) fn fixed(&self) -> impl Iterator<Item = (&Unit<'a>, &'a System, Space)> {
        self.units.iter().filter(|unit| !unit.aboard).filter_map(|unit| match unit.station? {
            Station::Sector(tile, space) => Some((unit, self.system(tile)?, space)),
            Station::HomeBase | Station::OffTile(_) | Station::InSystem(_) => None,
        })
    }

    /// The units that stand in a system, wherever; cargo excepted.
    pub(super) fn standing_in(&self, tile: Id<PlayedSystem>) -> impl Iterator<Item = &Unit<'a>> {
        self.units.iter().filter(move |unit| {
            let inside = match unit.station {
                Some(Station::InSystem(at) | Station::Sector(at, _)) => at == tile,
                Some(Station::HomeBase | Station::OffTile(_)) | None => false,
            };
            inside && !unit.aboard
        })
    }
}

/// # Mending
impl SetUp<'_> {
    /// The edit that changes a deployment.
    pub(super) fn with_deployment(&self, id: Id<Deployment>, change: impl FnOnce(&mut Deployment)) -> Option<Edit> {
        let mut changed = self.scenario.clone();
        change(changed.deployments.get_mut(id)?);
        Some(self.set(changed))
    }

    /// The edit that places a unit somewhere else.
    pub(super) fn move_to(&self, unit: &Unit, to: Station) -> Option<Edit> {
        self.with_deployment(self.forces[unit.force].id, |deployment| {
            if let Some(stationed) = deployment.stations.iter_mut().find(|stationed| stationed.unit == unit.id) {
                stationed.at = to;
            }
        })
    }

    /// The fix that leaves it to the player in which sector of its system a unit starts.
    pub(super) fn leave_to_its_player(&self, unit: &Unit) -> Option<Fix> {
        let system = unit.station?.system()?;
        Some(Fix::choice("Let its player choose the sector", [self.move_to(unit, Station::InSystem(system))?]))
    }

    /// The edit that puts a changed scenario in the place of this one.
    pub(super) fn set(&self, changed: Scenario) -> Edit {
        Edit::Scenario(Change::Set(self.id, changed))
    }
}
