//! What is played of the game.

use crate::rules;
use crate::rules::launch_fighters::{Content, InScenario, Place};

/// The scenario of a place, or the first there is, as a place and by its name.
#[must_use]
pub fn scenario_of(content: &Content, place: &rules::Place) -> Option<(rules::Place, String)> {
    let own = match place {
        rules::Place::LaunchFighters(Place::Scenario(id, _)) => Some(*id),
        _ => None,
    };
    let id = own.or_else(|| content.scenarios.ids().next())?;
    let name = content.scenarios.get(id)?.name.clone();
    Some((Place::Scenario(id, InScenario::Whole).into(), name))
}
