//! What the editor needs to know of Star Viking's things beyond their fields. The changes of a system are in `system/`, and `taking_out.rs` removes
//! parts of a thing.

pub mod commands;
pub mod system;
mod taking_out;

pub use taking_out::{giving_up, taken_off};

use crate::StarViking;
use kit::change::Change;
use kit::keys::DeskKey;
use kit::things::{Addition, BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview, Shift, TakenOut, Things};
use rules::counted;
use rules::kind::KindOf;
use star_viking::{Color, Content, Edit, ForceUnit, InForce, Pick, Place, SCENARIOS, Scenario, System, Table, UnitType};

/// The word for a table as a kind of thing.
const TABLE: &str = "table";

impl Things for StarViking {
    type Of = Content;
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = commands::DESK_KEYS;

    fn further_groups(content: &Content) -> Vec<OutlineGroup> {
        let table = |table: Table| OutlineEntry {
            place: Place::Table(table).into(),
            name: table.label().into(),
            remark: content.tables.origin(table).word().into(),
        };
        vec![OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() }]
    }

    fn summary(content: &Content, place: Place) -> String {
        summary(content, place)
    }

    fn price(_: &Content, _: Place) -> Option<String> {
        None
    }

    fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
        taking_out::take_out(content, place)
    }

    fn shift_part(content: &Content, place: Place, by: isize) -> Option<Shift> {
        taking_out::shift_part(content, place, by)
    }

    fn dropped(content: &Content, thing: Place, onto: Place) -> Option<Change> {
        // If a type of unit is dropped on a force, the force gets one counter of that type.
        let (Place::Unit(kind, _), Place::Force(id, _)) = (thing, onto) else { return None };
        let (unit, force) = (content.units.get(kind)?, content.forces.get(id)?);
        let mut larger = force.clone();
        let member = larger.units.add(ForceUnit::of(kind));
        let says = format!("{} added to {}", unit.label(), force.label());
        let edit = Edit::Force(rules::Change::Set(id, larger));
        let change = Change::edit(format!("Add {} to {}", unit.label(), force.label()), edit).then_say(says);
        Some(change.then_select(Place::Force(id, InForce::Unit(member))))
    }

    fn is_in_the_blue_book(_: &Content, one: &str) -> bool {
        ["system", "unit type", TABLE].contains(&one)
    }

    fn overview() -> Option<Overview> {
        Some(Overview {
            one: "system",
            tab: "Wall",
            name: "Systems as a wall of tiles",
            says: "Show the tiles of all systems side by side.",
        })
    }

    fn played() -> &'static dyn KindOf<Content> {
        &SCENARIOS
    }
}

/// The selected place in a few words.
fn summary(content: &Content, place: Place) -> String {
    match place {
        Place::Force(id, _) => content.forces.get(id).map_or_else(String::new, |force| match force.color {
            Color::Red => format!("{} of {} mega-credits spent", force.spent(&content.units), force.budget),
            Color::Blue | Color::Green => counted(force.units.len(), "unit"),
        }),
        Place::Unit(id, _) => content.units.get(id).map_or_else(String::new, UnitType::bottom_line),
        Place::System(id, _) => content.systems.get(id).map_or_else(String::new, system_summary),
        Place::Scenario(id, _) => content.scenarios.get(id).map_or_else(String::new, scenario_summary),
        Place::Table(_) | Place::InTable(..) => String::new(),
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

/// What the blue book on the screen remembers: search, selection and choices.
pub type Browsing = BookBrowsing<Pick>;
/// An entry of the blue book: a chapter and a thing in it.
pub type Entry = BookEntry<Pick>;
