//! The desks of Vikings: the character desk with its counters and duels, the shipyard, the desk of troop types, the desk of boards and
//! layouts, the force desk with its roster and decks, the scenario desk with its set-up, and the table desk.
//!
//! Reading order: this file, `printed.rs` (counters on the screen), `character/`, `boat/`, `troop.rs`, `board/`, `force/`, `scenario/`, `muster.rs` (forces and scenarios line by line), `table.rs`; then `checklist.rs` (the way from nothing to
//! a printed game) and `blue_book/` (what comes with Drydock). What the outline and the commands need to know stands in
//! `editor/things/vikings/`.

mod blue_book;
mod board;
mod boat;
mod character;
mod checklist;
mod force;
mod muster;
mod printed;
mod scenario;
mod table;
mod troop;

use egui::Ui;

use crate::editor::action::{Change, PrintDraft};
use crate::editor::desks::checklist::Task;
use crate::editor::desks::game::Desks;
use crate::editor::desks::{FrameContext, Memory as Desk};
use crate::editor::job_status::JobStatus;
use crate::editor::play::Table;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::vikings as things;
use crate::rules::vikings::{Content, Place};

/// What the desks of Vikings remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Counters as they print.
    printed: printed::Printed,
    /// Of the blue book's chapters.
    book: blue_book::Memory,
    /// Who fights whom, and how.
    duel: character::Duel,
    /// Of the shipyard.
    boat: boat::Memory,
    /// Of the boards and layouts.
    board: board::Memory,
    /// Of the forces.
    force: force::Memory,
    /// Of the scenarios.
    scenario: scenario::Memory,
}

impl Desks for Content {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::show(ui, context, self, id),
            Place::Boat(id, _) => boat::show(ui, context, self, id),
            Place::Troop(id, _) => troop::show(ui, context, self, id),
            Place::Board(id, part) => board::show(ui, context, self, id, part),
            Place::Layout(id, part) => board::show_layout(ui, context, self, id, part),
            Place::Force(id, part) => force::show(ui, context, self, id, part),
            Place::Scenario(id, part) => scenario::show(ui, context, self, id, part),
            Place::Table(table) | Place::InTable(table, _) => table::show(ui, context, self, table),
        }
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::inspect(ui, context, self, id),
            Place::Boat(id, _) => boat::inspect(ui, context, self, id),
            Place::Troop(id, _) => troop::inspect(ui, context, self, id),
            Place::Board(id, _) => board::inspect(ui, context, self, id),
            Place::Layout(id, _) => board::inspect_layout(ui, context, self, id),
            Place::Force(id, part) => force::inspect(ui, context, self, id, part),
            Place::Scenario(id, part) => scenario::inspect(ui, context, self, id, part),
            Place::Table(table) | Place::InTable(table, _) => table::inspect(ui, context, self, table),
        }
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        checklist::checklist(state, self)
    }

    fn has_options(&self) -> bool {
        false
    }

    fn options(&self, _: &mut Ui, _: &mut FrameContext) {
        // It has none.
    }

    fn print_choices(&self, _: &mut Ui, _: &mut PrintDraft) {
        // Nothing is asked of its sheets alone.
    }

    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::show(ui, context, self, browsing)
    }

    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::picture(ui, context, self, id),
            Place::Boat(id, _) => boat::picture(ui, context, self, id),
            Place::Troop(..)
            | Place::Board(..)
            | Place::Layout(..)
            | Place::Force(..)
            | Place::Scenario(..)
            | Place::Table(_)
            | Place::InTable(..) => {}
        }
    }

    fn overview_of_all(&self, _: &mut Ui, _: &mut FrameContext) {
        // It has none.
    }

    fn watch(&self, _: &mut Desk, _: &egui::Context, _: &RunningPlaytest, _: u32) -> Option<Place> {
        // It is not played here yet.
        None
    }

    fn play(&self, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // It is not played here yet.
    }

    fn table<'memory>(&self, _: &'memory mut Desk) -> Option<&'memory mut dyn Table> {
        // It is not played here yet.
        None
    }

    fn answer(&self, _: &str, _: &JobStatus) -> Option<String> {
        // Nothing here takes so long.
        None
    }
}
