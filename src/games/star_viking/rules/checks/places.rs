//! Says in the words of a finding why a unit cannot start in a place: the place does not exist, or it is closed to such a unit.

use super::set_up::{Fielded, SetUp};
use crate::{Color, Fix, Operations, ScenarioForm, Station, Stationed};

/// The words for a starting place that does not exist; `None` if it exists. A tile whose system is gone is reported by `too-few-systems`.
pub(super) fn nowhere(set_up: &SetUp, station: Station) -> Option<String> {
    let tile = station.system()?;
    if set_up.scenario.systems.get(tile).is_none() {
        return Some("in a system that is not in play".into());
    }
    match station {
        Station::Sector(_, space) if set_up.system(tile).is_some_and(|system| !system.has(space)) => {
            Some(format!("in a sector that {} does not have", set_up.tile_label(tile)))
        }
        _ => None,
    }
}

/// The words for a place in which a unit may not start; `None` if it may ("Viking Forces Deployment", "Invader Deployment", "Redeployment").
/// `pod-outside-a-hold` reports pods, and `local-unit-out-of-its-system` reports local units outside the system that they defend.
pub(super) fn barred(set_up: &SetUp, fielded: &Fielded, stationed: &Stationed) -> Option<String> {
    let unit = set_up.content.type_of(fielded.force, stationed.unit).filter(|unit| !unit.is_pod())?;
    let form = set_up.scenario.form;
    match (stationed.at, unit.color) {
        (Station::HomeBase, Color::Blue) => Some("at a home base, where only Vikings start".into()),
        (Station::HomeBase, Color::Red) if form == ScenarioForm::Battle => {
            Some("at a home base, from which nobody comes into a battle".into())
        }
        (Station::OffTile(tile), Color::Red) if form.is_campaign() => Some(away(&format!("beside {}", set_up.tile_label(tile)))),
        (Station::InSystem(tile) | Station::Sector(tile, _), Color::Red) if form.is_campaign() => {
            Some(away(&format!("in {}", set_up.tile_label(tile))))
        }
        (Station::OffTile(tile), Color::Blue) => {
            Some(format!("beside {}, which the Federation defends and only invaders enter", set_up.tile_label(tile)))
        }
        (Station::OffTile(tile), Color::Red) if unit.operations != Operations::S => {
            let (code, tile) = (unit.operations, set_up.tile_label(tile));
            Some(format!("beside {tile}, which only code S enters, and its code is {code}"))
        }
        (Station::InSystem(tile), _) if unit.is_fortress() => {
            Some(format!("in {} without a sector, and a fortress never moves into one", set_up.tile_label(tile)))
        }
        (Station::HomeBase | Station::OffTile(_) | Station::InSystem(_) | Station::Sector(..), _) => None,
    }
}

fn away(place: &str) -> String {
    format!("{place}, and the Vikings of a campaign start at their home base")
}

/// The fix that moves a unit from a place where it may not start to one where it may; `None` if there is no such place.
pub(super) fn settled(set_up: &SetUp, fielded: &Fielded, stationed: &Stationed) -> Option<Fix> {
    let unit = set_up.unit(fielded.id, stationed.unit).filter(|unit| !unit.aboard)?;
    match (stationed.at, unit.kind.color) {
        (Station::HomeBase, _) => None,
        (_, Color::Red) if set_up.scenario.form.is_campaign() => {
            Some(Fix::choice("Place it at the home base", [set_up.move_to(unit, Station::HomeBase)?]))
        }
        (Station::OffTile(_), Color::Blue) => set_up.leave_to_its_player(unit),
        (Station::InSystem(_), _) if unit.kind.is_fortress() => set_up.leave_to_its_player(unit),
        (Station::OffTile(_) | Station::InSystem(_) | Station::Sector(..), _) => None,
    }
}
