//! Places in which nobody can start, in the words of a finding: those that are not there, and those that are not for such a unit.

use super::set_up::{Fielded, SetUp};
use crate::rules::star_viking::{Color, Operations, Station, Stationed};

/// What is said of a place that is not there. A tile whose system is gone is spoken of by `too-few-systems`.
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

/// What is said of a place that is no place for such a unit ("Viking Forces Deployment", "Invader Deployment", "Redeployment"). Pods
/// are spoken of by `pod-outside-a-hold`, and local units away from home by `local-unit-out-of-its-system`.
pub(super) fn barred(set_up: &SetUp, fielded: &Fielded, stationed: &Stationed) -> Option<String> {
    let unit = set_up.content.type_of(fielded.force, stationed.unit).filter(|unit| !unit.is_pod())?;
    let local = unit.color == Color::Green;
    match stationed.at {
        Station::HomeBase if unit.color == Color::Blue => Some("at a home base, where only Vikings start".into()),
        Station::OffTile(tile) if !local && unit.operations != Operations::S => {
            let (code, tile) = (unit.operations, set_up.tile_label(tile));
            Some(format!("beside {tile}, which only code S enters, and its code is {code}"))
        }
        Station::InSystem(tile) if unit.is_fortress() => {
            Some(format!("in {} without a sector, and a fortress never moves into one", set_up.tile_label(tile)))
        }
        Station::HomeBase | Station::OffTile(_) | Station::InSystem(_) | Station::Sector(..) => None,
    }
}
