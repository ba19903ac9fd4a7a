//! Parts that are taken out of a thing, or moved among their like: bodies and orbits, units, systems in play.

use super::system::steps;
use crate::editor::change::Change;
use crate::rules::star_viking::set_up::SetUp;
use crate::rules::star_viking::{Color, Content, Edit, Force, InForce, InScenario, Place, Scenario, muster};
use crate::rules::{self, Id};

/// The edits that take the selected part of a thing out of it, and what to call that; an inner none for a part that cannot be taken out,
/// and none at all where the place is no such part.
#[must_use]
#[allow(clippy::option_option)] // The outer says whether there is such a part, the inner whether it can be taken out.
pub fn take_out(content: &Content, place: Place) -> Option<Option<(Vec<rules::Edit>, String)>> {
    match place {
        Place::System(id, part) => steps::take_out(content, id, part).map(Some),
        Place::Force(id, part) => out_of_force(content, id, part).map(Some),
        Place::Scenario(id, part @ (InScenario::System(_) | InScenario::Unit(..))) => {
            let out = out_of_scenario(content, id, part);
            Some(out.map(|(edit, label)| (vec![edit.into()], label)))
        }
        Place::Scenario(..) | Place::Unit(..) | Place::Table(_) => None,
    }
}

/// The change that moves the selected part of a thing among its like; an inner none at the end, and none at all where the place is no such
/// part.
#[must_use]
#[allow(clippy::option_option)] // The outer says whether the part can be moved at all.
pub fn shift_part(content: &Content, place: Place, by: isize) -> Option<Option<Change>> {
    match place {
        Place::System(id, part) => steps::shift_part(content, id, part, by),
        Place::Unit(..) | Place::Force(..) | Place::Scenario(..) | Place::Table(_) => None,
    }
}

fn out_of_force(content: &Content, id: Id<Force>, place: InForce) -> Option<(Vec<rules::Edit>, String)> {
    let InForce::Unit(unit) = place else { return None };
    let force = content.forces.get(id)?;
    force.units.get(unit)?;
    let label = format!("{} {}", giving_up(force.color), force.unit_label(unit, &content.units));
    let mut changed = force.clone();
    changed.dismiss(unit);
    Some((muster(content, id, changed).into_iter().map(rules::Edit::from).collect(), label))
}

fn out_of_scenario(content: &Content, id: Id<Scenario>, part: InScenario) -> Option<(Edit, String)> {
    let scenario = content.scenarios.get(id)?;
    match part {
        InScenario::System(tile) => {
            scenario.systems.get(tile)?;
            let labels = scenario.tile_labels(&content.systems);
            let label = format!("Take {} out of play", labels.get(&tile).map_or("a system", String::as_str));
            let mut changed = scenario.clone();
            changed.take_out_of_play(tile);
            Some((Edit::Scenario(rules::Change::Set(id, changed)), label))
        }
        InScenario::Unit(deployment, unit) => {
            let set_up = SetUp::of(content, id, scenario);
            let unit = set_up.unit(deployment, unit)?;
            let label = format!("Take off {} of {}", set_up.name(unit), set_up.forces[unit.force].force.label());
            Some((set_up.take_off(unit)?, label))
        }
        _ => None,
    }
}

/// What it is called that a side gives a unit up: Vikings sell, and the others put their counters back.
#[must_use]
pub const fn giving_up(color: Color) -> &'static str {
    match color {
        Color::Red => "Sell",
        Color::Blue | Color::Green => "Put back",
    }
}
