//! The things of Star Viking: names and order. How they are added and copied stands in `making.rs`, how types of unit come and go over the
//! clipboard in `clipboard.rs`, what can be done to a system in `system/`, and what is taken out of a thing in `taking_out.rs`.

mod clipboard;
mod making;
pub mod system;
mod taking_out;

pub use clipboard::{copy, paste};
pub use making::{add, duplicate};
pub use taking_out::{giving_up, shift_part, take_out, taken_off};

use super::naming::group;
use super::{BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview};
use crate::rules::star_viking::{
    Color, Content, Edit, InForce, InScenario, InSystem, InUnit, Pick, Place, Scenario, System, Table, UnitType,
};
use crate::rules::{self, Change, counted};

/// The word for a system.
pub const SYSTEM: &str = "system";
const FORCE: &str = "force";
const SCENARIO: &str = "scenario";
/// The word for a type of unit.
pub const UNIT: &str = "unit type";
/// The word for a table.
pub const TABLE: &str = "table";

/// The things of a project, by kind.
#[must_use]
pub fn outline(content: &Content) -> Vec<OutlineGroup> {
    let table = |table: Table| OutlineEntry {
        place: Place::Table(table).into(),
        name: table.label().into(),
        remark: content.tables.origin(table).word().into(),
    };
    vec![
        group("Systems", SYSTEM, &content.systems, |id, system| {
            (Place::System(id, InSystem::Whole), system.label(), format!("{} {}", system.technology, system.wealth))
        }),
        group("Forces", FORCE, &content.forces, |id, force| {
            let remark = match force.color {
                Color::Red => format!("{} / {}", force.spent(&content.units), force.budget),
                Color::Blue | Color::Green => counted(force.units.len(), "unit"),
            };
            (Place::Force(id, InForce::Whole), force.label(), remark)
        }),
        group("Scenarios", SCENARIO, &content.scenarios, |id, scenario| {
            (Place::Scenario(id, InScenario::Whole), scenario.label(), scenario.form.label().into())
        }),
        units(content),
        OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() },
    ]
}

/// The catalogue, whose names are made of colour, letters and name.
fn units(content: &Content) -> OutlineGroup {
    let entry = |(id, unit): (_, &UnitType)| OutlineEntry {
        place: Place::Unit(id, InUnit::Whole).into(),
        name: format!("{} {}", unit.color, unit.label()),
        remark: unit.bottom_line(),
    };
    OutlineGroup { label: "Unit types", one: UNIT, entries: content.units.iter().map(entry).collect() }
}

/// The thing that a place belongs to.
#[must_use]
pub const fn thing(place: Place) -> Place {
    match place {
        Place::System(id, _) => Place::System(id, InSystem::Whole),
        Place::Unit(id, _) => Place::Unit(id, InUnit::Whole),
        Place::Force(id, _) => Place::Force(id, InForce::Whole),
        Place::Scenario(id, _) => Place::Scenario(id, InScenario::Whole),
        Place::Table(table) => Place::Table(table),
    }
}

/// The place itself if its thing is there, else the last thing of its kind, else the project.
#[must_use]
pub fn nearest(content: &Content, place: Place) -> rules::Place {
    if position(content, place).is_some() {
        return place.into();
    }
    let last = match place {
        Place::System(..) => content.systems.ids().next_back().map(|id| Place::System(id, InSystem::Whole)),
        Place::Unit(..) => content.units.ids().next_back().map(|id| Place::Unit(id, InUnit::Whole)),
        Place::Force(..) => content.forces.ids().next_back().map(|id| Place::Force(id, InForce::Whole)),
        Place::Scenario(..) => content.scenarios.ids().next_back().map(|id| Place::Scenario(id, InScenario::Whole)),
        Place::Table(_) => Some(place),
    };
    last.map_or(rules::Place::Project, rules::Place::from)
}

/// The edit that takes a thing away, and what to call it.
#[must_use]
pub fn remove(content: &Content, place: Place) -> Option<(rules::Edit, String)> {
    position(content, place)?;
    let edit = match place {
        Place::System(id, _) => Edit::System(Change::Remove(id)),
        Place::Unit(id, _) => Edit::Unit(Change::Remove(id)),
        Place::Force(id, _) => Edit::Force(Change::Remove(id)),
        Place::Scenario(id, _) => Edit::Scenario(Change::Remove(id)),
        Place::Table(_) => return None,
    };
    Some((edit.into(), format!("Delete {}", label(content, place))))
}

/// Where among those of its kind a thing stands, counted from 0, and how many there are.
#[must_use]
pub fn position(content: &Content, place: Place) -> Option<(usize, usize)> {
    Some(match place {
        Place::System(id, _) => (content.systems.position(id)?, content.systems.len()),
        Place::Unit(id, _) => (content.units.position(id)?, content.units.len()),
        Place::Force(id, _) => (content.forces.position(id)?, content.forces.len()),
        Place::Scenario(id, _) => (content.scenarios.position(id)?, content.scenarios.len()),
        Place::Table(_) => return None,
    })
}

/// The edit that takes a thing to another place in the order of its kind.
#[must_use]
pub fn move_to(place: Place, to: usize) -> Option<rules::Edit> {
    let edit = match place {
        Place::System(id, _) => Edit::System(Change::Move(id, to)),
        Place::Unit(id, _) => Edit::Unit(Change::Move(id, to)),
        Place::Force(id, _) => Edit::Force(Change::Move(id, to)),
        Place::Scenario(id, _) => Edit::Scenario(Change::Move(id, to)),
        Place::Table(_) => return None,
    };
    Some(edit.into())
}

/// What the field for a thing's name is called.
#[must_use]
pub const fn name_field(place: Place) -> &'static str {
    match place {
        Place::System(..) => "System name",
        Place::Unit(..) => "Unit name",
        Place::Force(..) => "Force name",
        Place::Scenario(..) => "Scenario name",
        Place::Table(_) => "Table name",
    }
}

/// What a thing is called in a heading.
#[must_use]
pub fn label(content: &Content, place: Place) -> String {
    match place {
        Place::System(id, _) => content.systems.get(id).map(|system| system.label().to_owned()),
        Place::Unit(id, _) => content.units.get(id).map(UnitType::label),
        Place::Force(id, _) => content.forces.get(id).map(|force| force.label().to_owned()),
        Place::Scenario(id, _) => content.scenarios.get(id).map(|scenario| scenario.label().to_owned()),
        Place::Table(table) => Some(table.label().to_owned()),
    }
    .unwrap_or_default()
}

/// Where the name of a thing is written.
#[must_use]
pub fn name_of(place: Place) -> Option<rules::Place> {
    let name = match place {
        Place::System(id, _) => Place::System(id, InSystem::Name),
        Place::Unit(id, _) => Place::Unit(id, InUnit::Name),
        Place::Force(id, _) => Place::Force(id, InForce::Name),
        Place::Scenario(id, _) => Place::Scenario(id, InScenario::Name),
        Place::Table(_) => return None,
    };
    Some(name.into())
}

/// What is selected in a few words.
#[must_use]
pub fn summary(content: &Content, place: Place) -> String {
    match place {
        Place::Force(id, _) => content.forces.get(id).map_or_else(String::new, |force| match force.color {
            Color::Red => format!("{} of {} mega-credits spent", force.spent(&content.units), force.budget),
            Color::Blue | Color::Green => counted(force.units.len(), "unit"),
        }),
        Place::Unit(id, _) => content.units.get(id).map_or_else(String::new, UnitType::bottom_line),
        Place::System(id, _) => content.systems.get(id).map_or_else(String::new, system_summary),
        Place::Scenario(id, _) => content.scenarios.get(id).map_or_else(String::new, scenario_summary),
        Place::Table(_) => String::new(),
    }
}

fn system_summary(system: &System) -> String {
    let bodies = system.bodies_label();
    format!("{}, {bodies}, {}", counted(system.orbits.len(), "orbit"), counted(system.spaces().len(), "sector"))
}

fn scenario_summary(scenario: &Scenario) -> String {
    let forces = scenario.deployments.iter().filter(|(_, deployment)| deployment.force.is_some()).count();
    let turns = scenario.turns.map_or_else(|| "no turn limit".to_owned(), |turns| counted(turns.get(), "turn"));
    let (systems, forces) = (counted(scenario.systems.len(), "system"), counted(forces, "force"));
    format!("{systems}, {forces}, {turns}")
}

/// The wall as a view of all systems.
pub const OVERVIEW: Overview = Overview {
    one: SYSTEM,
    tab: "Wall",
    name: "Systems as a wall of tiles",
    says: "Show the tiles of all systems side by side.",
};

/// Whether the blue book has things of a kind, by the word for one of them.
#[must_use]
pub fn is_in_the_blue_book(one: &str) -> bool {
    [SYSTEM, UNIT, TABLE].contains(&one)
}

/// What is searched, looked at and chosen in the blue book.
pub type Browsing = BookBrowsing<Pick>;
/// A thing of the blue book.
pub type Entry = BookEntry<Pick>;
