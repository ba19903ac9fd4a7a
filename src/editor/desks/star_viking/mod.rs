//! The desks of Star Viking: the tile desk, the force desk, the scenario desk with its set-up, the unit desk and the table desk.
//!
//! Reading order: this file, `printed.rs`, `tile_view.rs` and `tile_cursor.rs` (tiles and counters on the screen), `system/`, `unit/`, `force/`, `scenario/`, `table/`; then `checklist.rs` (the way from nothing to a printed game) and
//! `blue_book/` (what comes with Drydock). What the outline and the commands need to know stands in `editor/things/star_viking/`.

mod blue_book;
mod checklist;
mod force;
mod printed;
mod scenario;
mod system;
mod table;
mod tile_cursor;
mod tile_view;
mod unit;

pub use blue_book::{Memory as BookMemory, show as blue_book};
pub use checklist::checklist;
pub use system::wall;

use egui::Ui;

use crate::editor::desks::FrameContext;
use crate::editor::things::star_viking as things;
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
    /// Of the force desk.
    force: force::Memory,
    /// Of the scenario desk.
    scenario: scenario::Memory,
}

/// The desk of what is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::show(ui, context, content, id, place),
        Place::Unit(id, _) => unit::show(ui, context, content, id),
        Place::Force(id, place) => force::show(ui, context, content, id, place),
        Place::Scenario(id, place) => scenario::show(ui, context, content, id, place),
        Place::Table(table) => table::show(ui, context, content, table),
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::inspect(ui, context, content, id, place),
        Place::Unit(id, _) => unit::inspect(ui, context, content, id),
        Place::Force(id, place) => force::inspect(ui, context, content, id, place),
        Place::Scenario(id, place) => scenario::inspect(ui, context, content, id, place),
        Place::Table(table) => table::inspect(ui, context, content, table),
    }
}
