//! Removes parts of a thing, or moves them among the parts of the same kind. Such parts are bodies and orbits, units, and systems in play.

use super::system::steps;
use kit::things::{Shift, TakenOut};
use rules::Id;
use star_viking::set_up::{SetUp, Unit};
use star_viking::{
    Color, Content, Deployment, Edit, Force, ForceUnit, InForce, InScenario, Place, PlayedSystem, Scenario, muster,
};

/// The edits that remove the selected part of a thing, and their label. `Some(None)` if the part cannot be removed; `None` if the place is no part of
/// these kinds.
#[must_use]
pub fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
    match place {
        Place::System(id, part) => steps::take_out(content, id, part).map(Some),
        Place::Force(id, part) => out_of_force(content, id, part).map(Some),
        Place::Scenario(id, InScenario::System(tile)) => Some(out_of_play(content, id, tile)),
        Place::Scenario(id, InScenario::Unit(deployment, unit)) => Some(off_its_place(content, id, deployment, unit)),
        Place::Scenario(..) | Place::Unit(..) | Place::Table(_) | Place::InTable(..) => None,
    }
}

/// Moves the selected part of a thing among the parts of the same kind; `None` if the place is no part of these kinds.
#[must_use]
pub fn shift_part(content: &Content, place: Place, by: isize) -> Option<Shift> {
    match place {
        Place::System(id, part) => steps::shift_part(content, id, part, by),
        Place::Unit(..) | Place::Force(..) | Place::Scenario(..) | Place::Table(_) | Place::InTable(..) => None,
    }
}

fn out_of_force(content: &Content, id: Id<Force>, place: InForce) -> Option<(Vec<project::Edit>, String)> {
    let InForce::Unit(unit) = place else { return None };
    let force = content.forces.get(id)?;
    force.units.get(unit)?;
    let label = format!("{} {}", giving_up(force.color), force.unit_label(unit, &content.units));
    let mut changed = force.clone();
    changed.dismiss(unit);
    Some((muster(content, id, changed).into_iter().map(project::Edit::from).collect(), label))
}

fn out_of_play(content: &Content, id: Id<Scenario>, tile: Id<PlayedSystem>) -> Option<(Vec<project::Edit>, String)> {
    let mut scenario = content.scenarios.get(id)?.clone();
    scenario.systems.get(tile)?;
    let labels = scenario.tile_labels(&content.systems);
    let label = format!("Take {} out of play", labels.get(&tile).map_or("a system", String::as_str));
    scenario.take_out_of_play(tile);
    Some((vec![Edit::Scenario(rules::Change::Set(id, scenario)).into()], label))
}

fn off_its_place(
    content: &Content,
    id: Id<Scenario>,
    deployment: Id<Deployment>,
    unit: Id<ForceUnit>,
) -> Option<(Vec<project::Edit>, String)> {
    let set_up = SetUp::of(content, id, content.scenarios.get(id)?);
    let (edit, label) = taken_off(&set_up, set_up.unit(deployment, unit)?)?;
    Some((vec![edit.into()], label))
}

/// The edit that takes a unit off its starting place in a set-up, and its label; `None` if the unit has no starting place.
#[must_use]
pub fn taken_off(set_up: &SetUp, unit: &Unit) -> Option<(Edit, String)> {
    Some((set_up.take_off(unit)?, format!("Take off {}", set_up.full_name(unit))))
}

/// The verb for giving a unit back: Vikings sell it, and the other sides put its counter back.
#[must_use]
pub const fn giving_up(color: Color) -> &'static str {
    match color {
        Color::Red => "Sell",
        Color::Blue | Color::Green => "Put back",
    }
}
