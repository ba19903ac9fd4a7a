//! The unit desk: a counter as it prints, while its values are edited.

use egui::Ui;

use super::plain;
use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::star_viking::{Content, InUnit, Place, UnitType};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<UnitType>, place: InUnit) {
    plain::show(ui, stage, content, Place::Unit(id, place));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<UnitType>, place: InUnit) {
    plain::inspect(ui, stage, content, Place::Unit(id, place));
}
