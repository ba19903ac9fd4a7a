//! The tile desk: the printed tile as a canvas, and what is told of each of its parts.

mod wall;

pub use wall::{OVERVIEW as WALL, show as wall};

use egui::Ui;

use super::plain;
use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::star_viking::{Content, InSystem, Place, System};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<System>, place: InSystem) {
    plain::show(ui, stage, content, Place::System(id, place));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<System>, place: InSystem) {
    plain::inspect(ui, stage, content, Place::System(id, place));
}
