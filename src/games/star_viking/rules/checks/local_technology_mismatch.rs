//! `local-technology-mismatch`: a local unit must be of its system's technology or one level below. Its system is the one that it defends or, if it
//! names none, the one in which a scenario places it.

use super::set_up::set_ups;
use super::{book, code, examples};
use crate::{Color, Content, Finding, InForce, Place, Station, System, Technology, UnitType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "local-technology-mismatch",
    code: code(16),
    severity: Severity::Error,
    citation: book("Local Defense Deployment"),
    says: "A local unit is of its system's technology, or one level below.",
    because: "Local defenses are what the system itself can build and keep up; the limit binds green units only.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force) in content.forces.iter() {
        for (unit, of) in force.units.iter() {
            let Some(found) = content.units.get(of.unit).filter(|found| found.color == Color::Green) else { continue };
            if let Some(system) = of.system.and_then(|system| content.systems.get(system)) {
                let name = force.unit_label(unit, &content.units);
                findings.extend(mismatch(&name, found, system, Place::Force(id, InForce::Unit(unit))));
            }
        }
    }
    for set_up in set_ups(content) {
        let homeless = |home: Option<_>| home.and_then(|home| content.systems.get(home)).is_none();
        for unit in set_up.units.iter().filter(|unit| unit.kind.color == Color::Green && homeless(unit.home)) {
            let tile = unit.station.and_then(Station::system);
            if let Some(system) = tile.and_then(|tile| set_up.system(tile)) {
                findings.extend(mismatch(&set_up.name(unit), unit.kind, system, set_up.place(unit)));
            }
        }
    }
}

fn mismatch(name: &str, unit: &UnitType, system: &System, place: Place) -> Option<Finding> {
    let message = || {
        format!(
            "{name} is of technology {} and defends {}, which is of technology {}.",
            unit.technology,
            system.label(),
            system.technology
        )
    };
    (!system.technology.fields(unit.technology)).then(|| Finding::new(&ABOUT, place, message()))
}

fn with(technology: Technology) -> Content {
    examples::battle(|content| {
        if let Some(boat) = content.units.get_mut(examples::PATROL_BOAT) {
            boat.technology = technology;
        }
    })
}

fn failing() -> Content {
    with(Technology::D)
}

fn passing() -> Content {
    with(Technology::C)
}
