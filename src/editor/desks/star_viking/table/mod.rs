//! The table desk: the tables of the game, each with where it comes from, to be edited.

use egui::Ui;

use super::plain;
use crate::editor::stage::Stage;
use crate::rules::star_viking::{Content, Place, Table};

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, table: Table) {
    plain::show(ui, stage, content, Place::Table(table));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, table: Table) {
    plain::inspect(ui, stage, content, Place::Table(table));
}
