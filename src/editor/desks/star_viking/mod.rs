//! The desks of Star Viking: the tile desk, the force desk, the scenario desk with its set-up, the unit desk and the table desk.
//!
//! Reading order: this file, `things.rs` (what the outline and the commands need to know), `printed.rs`, `tile_view.rs` and `tile_cursor.rs` (tiles and counters
//! on the screen), `system/`, `unit/`, `force/`, `scenario/`, `table/`; then `checklist.rs` (the way from nothing to a printed game) and
//! `blue_book/` (what comes with Drydock).

mod blue_book;
mod checklist;
mod clipboard;
mod force;
mod origin;
mod printed;
mod scenario;
mod system;
mod table;
mod things;
mod tile_cursor;
mod tile_view;
mod unit;

pub use blue_book::{Browsing, Memory as BookMemory, is_in_the_blue_book, show as blue_book};
pub use checklist::checklist;
pub use clipboard::{copy, paste};
pub use system::{WALL, wall};
pub use things::{add, duplicate, move_to, name_of, nearest, outline, position, remove, summary, thing};

use egui::Ui;

use crate::editor::action::Change;
use crate::editor::stage::Stage;
use crate::rules;
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
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::show(ui, stage, content, id, place),
        Place::Unit(id, _) => unit::show(ui, stage, content, id),
        Place::Force(id, place) => force::show(ui, stage, content, id, place),
        Place::Scenario(id, place) => scenario::show(ui, stage, content, id, place),
        Place::Table(table) => table::show(ui, stage, content, table),
    }
}

/// The edits that take the selected part of a thing out of it, and what to call that; none at all where the place is no such part.
#[must_use]
#[allow(clippy::option_option)] // The outer says whether there is such a part, the inner whether it can be taken out.
pub fn take_out(content: &Content, place: Place) -> Option<Option<(Vec<rules::Edit>, String)>> {
    match place {
        Place::Force(id, part) => force::take_out(content, id, part).map(Some),
        Place::Scenario(..) => {
            let part = scenario::take_out(content, place)?;
            Some(part.map(|(edit, label)| (vec![edit], label)))
        }
        Place::System(id, part) => system::take_out(content, id, part).map(Some),
        Place::Unit(..) | Place::Table(_) => None,
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, place: Place) {
    match place {
        Place::System(id, place) => system::inspect(ui, stage, content, id, place),
        Place::Unit(id, _) => unit::inspect(ui, stage, content, id),
        Place::Force(id, place) => force::inspect(ui, stage, content, id, place),
        Place::Scenario(id, place) => scenario::inspect(ui, stage, content, id, place),
        Place::Table(table) => table::inspect(ui, stage, content, table),
    }
}

/// The change that moves the selected part of a thing among its like; none at all where the place is no such part.
#[must_use]
pub fn shift_part(content: &Content, place: Place, by: isize) -> Option<Option<Change>> {
    match place {
        Place::System(id, part) => system::shift_part(content, id, part, by),
        Place::Unit(..) | Place::Force(..) | Place::Scenario(..) | Place::Table(_) => None,
    }
}
