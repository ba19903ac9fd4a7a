//! What a playtest needs to know of a project, whatever its game: who can be captain, and who fights.

use super::launch_fighters;
use crate::rules::{Content, Place};

/// A captain that can be named for a playtest: how it is spelled, and what it does, as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// How it is spelled.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// Whether it is taken where none is named.
    pub usual: bool,
}

/// The captains of a game, the weakest first; none of a game that is not played here yet.
pub fn captains(content: &Content) -> Vec<Captain> {
    match content {
        Content::LaunchFighters(_) => launch_fighters::captains().collect(),
        Content::StarViking(_) => Vec::new(),
    }
}

/// The sides that fight a scenario, by its name or the first where none is named; why it cannot be played, as a sentence.
///
/// # Errors
/// If it cannot be played as it stands.
pub fn fighting(content: &Content, scenario: Option<&str>) -> Result<Vec<String>, String> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::fighting(content, scenario),
        Content::StarViking(_) => Err("Star Viking is designed, checked and printed here, and not played yet.".into()),
    }
}

/// The scenario of a place, or the first there is, as a place and by its name.
#[must_use]
pub fn scenario(content: &Content, place: &Place) -> Option<(Place, String)> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::scenario_of(content, place),
        Content::StarViking(_) => None,
    }
}
