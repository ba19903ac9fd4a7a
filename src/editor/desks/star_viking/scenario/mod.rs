//! The scenario desk: which game it is, which systems are in play, and where everyone starts.

use egui::Ui;

use super::plain;
use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::star_viking::{Content, InScenario, Place, Scenario};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Scenario>, place: InScenario) {
    plain::show(ui, stage, content, Place::Scenario(id, place));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Scenario>, place: InScenario) {
    plain::inspect(ui, stage, content, Place::Scenario(id, place));
}
