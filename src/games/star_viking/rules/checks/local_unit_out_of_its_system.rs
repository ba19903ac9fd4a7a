//! `local-unit-out-of-its-system`: every local unit must record the system that it defends, and must start there.

use super::set_up::{SetUp, Unit, set_ups};
use super::{book, code, examples};
use crate::{Color, Content, Edit, Finding, Fix, InForce, Place, PlayedSystem, Station, System};
use rules::{About, Change, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "local-unit-out-of-its-system",
    code: code(17),
    severity: Severity::Error,
    citation: book("Errata: Carrying Cargo"),
    says: "Every local unit records the system that it defends, and starts there.",
    because: "Local units that leave their system lack the habitat, supply and command they need, and are destroyed at once.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in content.forces.iter() {
        for (unit, of) in force.units.iter() {
            if of.system.is_some_and(|system| content.systems.get(system).is_none()) {
                let message = format!(
                    "{} of {} defends a system that is not there.",
                    force.unit_label(unit, &content.units),
                    force.label()
                );
                let forget = || {
                    let mut changed = force.clone();
                    changed.units.get_mut(unit)?.system = None;
                    Some(Fix::safe("Let it defend no system", [Edit::Force(Change::Set(id, changed))]))
                };
                let place = Place::Force(id, InForce::Unit(unit));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(forget)));
            }
        }
    }
    for set_up in set_ups(content) {
        for unit in set_up.units.iter().filter(|unit| unit.kind.color == Color::Green) {
            if let Some(message) = astray(&set_up, unit) {
                let back = || send_home(&set_up, unit);
                findings.push(Finding::new(&ABOUT, set_up.place(unit), message).with_fixes(fix_budget.offer(back)));
            } else if let Some((tile, system)) = homeless(&set_up, unit) {
                let (name, label) = (set_up.name(unit), set_up.tile_label(tile));
                let message = format!("{name} starts in {label}, and no system is recorded that it defends.");
                let settle = || settle(&set_up, unit, system);
                findings.push(Finding::new(&ABOUT, set_up.place(unit), message).with_fixes(fix_budget.offer(settle)));
            }
        }
    }
}

/// Says what is wrong with the place where a local unit starts; `None` if nothing is wrong.
fn astray(set_up: &SetUp, unit: &Unit) -> Option<String> {
    let name = set_up.name(unit);
    let home = unit.home.filter(|home| set_up.content.systems.get(*home).is_some());
    let home_label = home.and_then(|home| set_up.content.systems.get(home)).map(System::label);
    let defends = home_label.map_or_else(|| "is a local unit".to_owned(), |label| format!("defends {label}"));
    let station = unit.station.filter(|station| set_up.leaves_home(unit, *station))?;
    Some(match station {
        Station::HomeBase => format!("{name} {defends} and starts at a home base."),
        Station::OffTile(tile) => format!("{name} {defends} and starts beside {}.", set_up.tile_label(tile)),
        Station::InSystem(tile) | Station::Sector(tile, _) => {
            format!("{name} {defends} and starts in {}.", set_up.tile_label(tile))
        }
    })
}

/// The tile and the system in which a local unit starts that records no system to defend; `None` if the unit does record one.
fn homeless(set_up: &SetUp, unit: &Unit) -> Option<(Id<PlayedSystem>, Id<System>)> {
    let tile = unit.station.filter(|_| unit.home.is_none())?.system()?;
    set_up.tiles().find(|(found, ..)| *found == tile).map(|(tile, system, _)| (tile, system))
}

/// The fix that makes a local unit defend the system in which it starts.
fn settle(set_up: &SetUp, unit: &Unit, system: Id<System>) -> Option<Fix> {
    let fielded = &set_up.forces[unit.force];
    let mut changed = fielded.force.clone();
    changed.units.get_mut(unit.id)?.system = Some(system);
    let title = format!("Let it defend {}", set_up.content.systems.get(system)?.label());
    Some(Fix::choice(title, [Edit::Force(Change::Set(fielded.force_id, changed))]))
}

/// The fix that moves a unit into the system that it defends. `None` if the unit is cargo, if that system is not in play exactly once, or if it has
/// no sector for the unit.
fn send_home(set_up: &SetUp, unit: &Unit) -> Option<Fix> {
    let mut tiles = set_up.tiles().filter(|(_, system, _)| Some(*system) == unit.home);
    let (tile, _, system) = tiles.next()?;
    if tiles.next().is_some() || unit.aboard {
        return None;
    }
    let at = set_up.usual_station(unit, Some(tile))?;
    Some(Fix::choice(format!("Place it in {}", system.label()), [set_up.move_to(unit, at)?]))
}

fn with(home: u32) -> Content {
    examples::campaign(|content| {
        examples::on_force(content, 3, |force| {
            examples::on(&mut force.units, |boat| boat.system = Some(Id::new(home)));
        });
    })
}

fn failing() -> Content {
    with(8)
}

fn passing() -> Content {
    with(7)
}
