//! The force desk: a shop with what the counter mix still holds, and the holds that its units are loaded into.

use egui::Ui;

use super::plain;
use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::star_viking::{Content, Force, InForce, Place};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Force>, place: InForce) {
    plain::show(ui, stage, content, Place::Force(id, place));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Force>, place: InForce) {
    plain::inspect(ui, stage, content, Place::Force(id, place));
}
