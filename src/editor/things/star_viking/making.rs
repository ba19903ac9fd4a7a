//! How the things of a project are added and copied.

use super::{FORCE, SCENARIO, SYSTEM, UNIT};
use crate::editor::things::naming::{copied, name_of_new};
use crate::rules::star_viking::{Content, Edit, Force, InForce, InScenario, InSystem, InUnit, Place, Scenario, System, UnitType};
use crate::rules::{self, Change};

/// The edit that adds a new thing of a kind, and where it will be.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match one {
        SYSTEM => {
            let name = name_of_new(&content.systems, "System", |system| &system.name);
            let system = System { name, ..System::default() };
            (Edit::System(Change::Add(system)), Place::System(content.systems.next_id(), InSystem::Name))
        }
        FORCE => {
            let name = name_of_new(&content.forces, "Force", |force| &force.name);
            let force = Force { name, ..Force::default() };
            (Edit::Force(Change::Add(force)), Place::Force(content.forces.next_id(), InForce::Name))
        }
        SCENARIO => {
            let name = name_of_new(&content.scenarios, "Scenario", |scenario| &scenario.name);
            let scenario = Scenario { name, ..Scenario::default() };
            (Edit::Scenario(Change::Add(scenario)), Place::Scenario(content.scenarios.next_id(), InScenario::Name))
        }
        UNIT => {
            let name = name_of_new(&content.units, "Unit", |unit| &unit.name);
            let unit = UnitType { name, ..UnitType::default() };
            (Edit::Unit(Change::Add(unit)), Place::Unit(content.units.next_id(), InUnit::Name))
        }
        _ => return None,
    };
    Some((edit.into(), place.into()))
}

/// The edit that copies a thing, and where the copy will be.
#[must_use]
pub fn duplicate(content: &Content, place: Place) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match place {
        Place::System(id, _) => {
            let copy = copied(&content.systems, id, |system| &system.name, |system, name| System { name, ..system })?;
            (Edit::System(Change::Add(copy)), Place::System(content.systems.next_id(), InSystem::Name))
        }
        Place::Unit(id, _) => {
            let copy = copied(&content.units, id, |unit| &unit.name, |unit, name| UnitType { name, ..unit })?;
            (Edit::Unit(Change::Add(copy)), Place::Unit(content.units.next_id(), InUnit::Name))
        }
        Place::Force(id, _) => {
            let copy = copied(&content.forces, id, |force| &force.name, |force, name| Force { name, ..force })?;
            (Edit::Force(Change::Add(copy)), Place::Force(content.forces.next_id(), InForce::Name))
        }
        Place::Scenario(id, _) => {
            let copy = copied(&content.scenarios, id, |scenario| &scenario.name, |scenario, name| Scenario { name, ..scenario })?;
            (Edit::Scenario(Change::Add(copy)), Place::Scenario(content.scenarios.next_id(), InScenario::Name))
        }
        Place::Table(_) => return None,
    };
    Some((edit.into(), place.into()))
}
