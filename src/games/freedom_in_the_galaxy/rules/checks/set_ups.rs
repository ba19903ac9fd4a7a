//! Helpers for the rules about set-ups: the boards of a project, the places of rows, and edits of a row.

use crate::set_up::{Board, Piece, Placed};
use crate::{Content, Edit, InScenario, Place, Possession, Scenario};
use rules::{Change, Id};

/// The scenarios of a project, each with the board of its set-up.
pub(super) fn boards(content: &Content) -> impl Iterator<Item = (Id<Scenario>, Board<'_>)> {
    content.scenarios.iter().map(|(id, scenario)| (id, Board::of(content, scenario)))
}

/// The place of a row of a set-up, at which a finding points.
pub(super) const fn row(scenario: Id<Scenario>, row: Id<Placed>) -> Place {
    Place::Scenario(scenario, InScenario::Placed(row))
}

/// The edit that removes a row from a set-up.
pub(super) fn without(id: Id<Scenario>, scenario: &Scenario, row: Id<Placed>) -> Edit {
    let mut scenario = scenario.clone();
    scenario.set_up.retain_ids(|known| known != row);
    Edit::Scenario(Change::Set(id, scenario))
}

/// The edit that changes a row of a set-up.
pub(super) fn changed(id: Id<Scenario>, scenario: &Scenario, row: Id<Placed>, change: impl FnOnce(&mut Placed)) -> Edit {
    let mut scenario = scenario.clone();
    if let Some(row) = scenario.set_up.get_mut(row) {
        change(row);
    }
    Edit::Scenario(Change::Set(id, scenario))
}

/// The possession that a row places; `None` if the row places anything else.
pub(super) fn possession<'a>(content: &'a Content, row: &Placed) -> Option<&'a Possession> {
    if let Piece::Possession(id) = row.piece { content.possessions.get(id) } else { None }
}
