//! Places in the designs as paths, such as `systems/userkaf/wealth`.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use super::{
    Content, Deployment, Force, ForceUnit, InForce, InScenario, InSystem, InTable, InUnit, Place, PlayedSystem, Scenario, System,
    UnitType,
};
use rules::{Id, Names, slug};

/// The paths of the places in one project's designs.
pub struct Paths<'a> {
    content: &'a Content,
    systems: OnceCell<Names<System>>,
    units: OnceCell<Names<UnitType>>,
    forces: OnceCell<Names<Force>>,
    scenarios: OnceCell<Names<Scenario>>,
    tiles: RefCell<HashMap<Id<Scenario>, Names<PlayedSystem>>>,
}

impl<'a> Paths<'a> {
    /// The paths of the places in these designs.
    #[must_use]
    pub fn of(content: &'a Content) -> Self {
        Self {
            content,
            systems: OnceCell::new(),
            units: OnceCell::new(),
            forces: OnceCell::new(),
            scenarios: OnceCell::new(),
            tiles: RefCell::default(),
        }
    }

    /// The path of a place. A thing that no longer exists is named by its number.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        match place {
            Place::System(id, part) => self.in_system(*id, *part),
            Place::Unit(id, part) => self.in_unit(*id, *part),
            Place::Force(id, part) => self.in_force(*id, *part),
            Place::Scenario(id, part) => self.in_scenario(*id, *part),
            Place::Table(table) => format!("tables/{}", table.slug()),
            Place::InTable(table, part) => format!("tables/{}{}", table.slug(), self.in_table(*part)),
        }
    }

    fn in_table(&self, part: InTable) -> String {
        match part {
            InTable::Whole => String::new(),
            InTable::Origin => "/origin".into(),
            InTable::Open => "/open".into(),
            InTable::Near => "/near".into(),
            InTable::Critical => "/critical".into(),
            InTable::Differential(column) => {
                format!("/{}", self.content.tables.combat.lowest.get() + i32::from(column))
            }
            InTable::Code(wealth) => format!("/{wealth}"),
            InTable::Dice(table) => format!("/{}", table + 1),
            InTable::Outcome(table, outcome) => format!("/{}/{}", table + 1, outcome + 1),
        }
    }

    fn in_system(&self, id: Id<System>, part: InSystem) -> String {
        let systems = self.systems.get_or_init(|| Names::of(&self.content.systems, |system| &system.name));
        let system = format!("systems/{}", systems.called(id));
        let found = self.content.systems.get(id);
        let orbit = |orbit| {
            let position = found.and_then(|found| found.orbits.position(orbit)).map_or(0, |position| position + 1);
            format!("{system}/orbits/{position}")
        };
        match part {
            InSystem::Whole => system,
            InSystem::Name => system + "/name",
            InSystem::Technology => system + "/technology",
            InSystem::Wealth => system + "/wealth",
            InSystem::Capital => system + "/capital",
            InSystem::Orbit(id) => orbit(id),
            InSystem::Body(id, body) => {
                let bodies =
                    found.and_then(|found| found.orbits.get(id)).map(|orbit| Names::of(&orbit.bodies, |body| body.label()));
                format!("{}/{}", orbit(id), bodies.unwrap_or_default().called(body))
            }
            InSystem::Sector(space) => {
                let label = found.map(|found| found.space_label(space)).unwrap_or_default();
                format!("{system}/sectors/{}", slug(&label))
            }
        }
    }

    fn in_unit(&self, id: Id<UnitType>, part: InUnit) -> String {
        let unit = format!("units/{}", self.unit(id));
        match part {
            InUnit::Whole => unit,
            InUnit::Name => unit + "/name",
            InUnit::Values => unit + "/values",
            InUnit::Cost => unit + "/cost",
            InUnit::Count => unit + "/count",
            InUnit::Symbol => unit + "/symbol",
            InUnit::Back => unit + "/back",
        }
    }

    /// The words for a type of unit in a path: its colour and letters, by which tables name it.
    fn unit(&self, id: Id<UnitType>) -> String {
        let named = || {
            let mut alike: HashMap<String, u32> = HashMap::new();
            let name = |(id, unit): (Id<UnitType>, &UnitType)| {
                let own = format!("{}-{}", unit.color, slug(unit.short()));
                let number = alike.entry(own.clone()).or_default();
                *number += 1;
                (id, if *number == 1 { own } else { format!("{own}-{number}") })
            };
            self.content.units.iter().map(name).collect()
        };
        self.units.get_or_init(named).called(id)
    }

    fn force(&self, id: Id<Force>) -> String {
        self.forces.get_or_init(|| Names::of(&self.content.forces, |force| &force.name)).called(id)
    }

    fn in_force(&self, id: Id<Force>, part: InForce) -> String {
        let force = format!("forces/{}", self.force(id));
        match part {
            InForce::Whole => force,
            InForce::Name => force + "/name",
            InForce::Budget => force + "/budget",
            InForce::Unit(unit) => format!("{force}/units/{}", self.force_unit(Some(id), unit)),
            InForce::Units(unit) => format!("{force}/units/{}", self.unit(unit)),
        }
    }

    fn force_unit(&self, force: Option<Id<Force>>, unit: Id<ForceUnit>) -> String {
        let found = force.and_then(|force| self.content.forces.get(force)).filter(|force| force.units.get(unit).is_some());
        found.map_or_else(|| unit.number().to_string(), |force| slug(&force.unit_label(unit, &self.content.units)))
    }

    fn in_scenario(&self, id: Id<Scenario>, part: InScenario) -> String {
        let scenarios = self.scenarios.get_or_init(|| Names::of(&self.content.scenarios, |scenario| &scenario.name));
        let scenario = format!("scenarios/{}", scenarios.called(id));
        let found = self.content.scenarios.get(id);
        let force = |deployment: Id<Deployment>| found?.deployments.get(deployment)?.force;
        let deployment = |id: Id<Deployment>| match force(id) {
            Some(force) => format!("{scenario}/forces/{}", self.force(force)),
            None => format!("{scenario}/forces/{}", id.number()),
        };
        match part {
            InScenario::Whole => scenario,
            InScenario::Name => scenario + "/name",
            InScenario::Systems => scenario + "/systems",
            InScenario::System(tile) => {
                let labels = || found.map(|found| found.tile_labels(&self.content.systems)).unwrap_or_default();
                let names = || labels().into_iter().map(|(id, label)| (id, slug(&label))).collect();
                format!("{scenario}/systems/{}", self.tiles.borrow_mut().entry(id).or_insert_with(names).called(tile))
            }
            InScenario::Deployment(id) => deployment(id),
            InScenario::Unit(id, unit) => format!("{}/units/{}", deployment(id), self.force_unit(force(id), unit)),
            InScenario::Units(unit) => format!("{scenario}/units/{}", self.unit(unit)),
            InScenario::Turns => scenario + "/turns",
            InScenario::Victory => scenario + "/victory",
            InScenario::Notes => scenario + "/notes",
        }
    }
}
