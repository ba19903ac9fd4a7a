//! The set-up: where everyone starts.

use egui::Ui;

use super::Staged;
use crate::editor::desks::star_viking::plain;
use crate::editor::stage::Stage;
use crate::rules;
use crate::rules::star_viking::{Content, InScenario, Place};

/// What the set-up remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the set-up.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged, place: InScenario) {
    plain::show(ui, stage, staged.content, Place::Scenario(staged.id, place));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, staged: Staged, place: InScenario) {
    plain::inspect(ui, stage, staged.content, Place::Scenario(staged.id, place));
}

/// The edit that takes a unit off its place, and what to call it; none for one that starts nowhere.
#[must_use]
pub const fn take_out(_: &Content, _: Place) -> Option<(rules::Edit, String)> {
    None
}
