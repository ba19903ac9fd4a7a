//! What is played of a project, whatever its game.

use super::launch_fighters;
use crate::rules::{Content, Place};

/// The scenario of a place, or the first there is, as a place and by its name.
#[must_use]
pub fn scenario(content: &Content, place: &Place) -> Option<(Place, String)> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::scenario_of(content, place),
        Content::StarViking(_) => None,
    }
}
