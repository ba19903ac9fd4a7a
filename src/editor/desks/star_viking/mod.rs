//! The desks of Star Viking: the tile desk, the force desk, the scenario desk with its set-up, the unit desk and the table desk.
//!
//! Reading order: this file, `things.rs` (what the outline and the commands need to know), `printed.rs` and `tile_view.rs` (tiles and counters
//! on the screen), `system/`, `unit/`, `force/`, `scenario/`, `table/`; then `checklist.rs` (the way from nothing to a printed game) and
//! `blue_book/` (what comes with Drydock).

mod blue_book;
mod checklist;
mod fields;
mod force;
mod plain;
mod printed;
mod scenario;
mod system;
mod table;
mod things;
mod tile_view;
mod unit;

pub use blue_book::{Browsing, Memory as BookMemory, is_in_the_blue_book, show as blue_book};
pub use checklist::checklist;
pub use things::{add, duplicate, move_to, name_of, nearest, outline, position, remove, summary, thing};

use egui::Ui;

use crate::editor::stage::Stage;
use crate::rules::star_viking::{Content, Place};

/// What the desks of Star Viking remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Tiles and counters as they print.
    printed: printed::Printed,
    /// Of the blue book's chapters.
    book: BookMemory,
    /// Of the tile desk.
    system: system::Memory,
    /// Of the unit desk.
    unit: unit::Memory,
    /// Of the force desk.
    force: force::Memory,
    /// Of the scenario desk.
    scenario: scenario::Memory,
}

/// The desk of what is selected.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::show(ui, stage, content, id, place),
        Place::Unit(id, place) => unit::show(ui, stage, content, id, place),
        Place::Force(id, place) => force::show(ui, stage, content, id, place),
        Place::Scenario(id, place) => scenario::show(ui, stage, content, id, place),
        Place::Table(table) => table::show(ui, stage, content, table),
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::inspect(ui, stage, content, id, place),
        Place::Unit(id, place) => unit::inspect(ui, stage, content, id, place),
        Place::Force(id, place) => force::inspect(ui, stage, content, id, place),
        Place::Scenario(id, place) => scenario::inspect(ui, stage, content, id, place),
        Place::Table(table) => table::inspect(ui, stage, content, table),
    }
}
