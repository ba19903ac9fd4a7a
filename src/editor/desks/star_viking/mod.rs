//! The desks of Star Viking: the tile desk, the force desk, the scenario desk with its set-up, the unit desk and the table desk.
//!
//! Reading order: this file, `printed.rs`, `tile_picture.rs` and `tile_spaces.rs` (tiles and counters on the screen), `system/`, `unit/`,
//! `force/`, `scenario/`, `table/`; then `checklist.rs` (the way from nothing to a printed game) and
//! `blue_book/` (what comes with Drydock). What the outline and the commands need to know stands in `editor/things/star_viking/`.

mod blue_book;
mod checklist;
mod force;
mod print_choices;
mod printed;
mod scenario;
mod system;
mod table;
mod tile_picture;
mod tile_spaces;
mod unit;

use egui::Ui;

use crate::editor::action::{Change, PrintDraft};
use crate::editor::desks::checklist::Task;
use crate::editor::desks::game::Desks;
use crate::editor::desks::{FrameContext, Memory as Desk};
use crate::editor::job_status::JobStatus;
use crate::editor::play::Table;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::star_viking as things;
use crate::rules::star_viking::{Content, Place};

/// What the desks of Star Viking remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Tiles and counters as they print.
    printed: printed::Printed,
    /// Of the blue book's chapters.
    book: blue_book::Memory,
    /// Of the unit desk.
    unit: unit::Memory,
    /// Of the tile desk.
    system: system::Memory,
    /// Of the force desk.
    force: force::Memory,
    /// Of the scenario desk.
    scenario: scenario::Memory,
    /// Of the odds beside the tables.
    odds: table::Odds,
}

impl Desks for Content {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::System(id, place) => system::show(ui, context, self, id, place),
            Place::Unit(id, _) => unit::show(ui, context, self, id),
            Place::Force(id, place) => force::show(ui, context, self, id, place),
            Place::Scenario(id, place) => scenario::show(ui, context, self, id, place),
            Place::Table(table) | Place::InTable(table, _) => table::show(ui, context, self, table),
        }
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::System(id, place) => system::inspect(ui, context, self, id, place),
            Place::Unit(id, _) => unit::inspect(ui, context, self, id),
            Place::Force(id, place) => force::inspect(ui, context, self, id, place),
            Place::Scenario(id, place) => scenario::inspect(ui, context, self, id, place),
            Place::Table(table) | Place::InTable(table, _) => table::inspect(ui, context, self, table),
        }
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        checklist::checklist(state, self)
    }

    fn has_options(&self) -> bool {
        // The switches of its variants belong to a scenario.
        false
    }

    fn options(&self, _: &mut Ui, _: &mut FrameContext) {
        // It has none.
    }

    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft) {
        print_choices::show(ui, draft);
    }

    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::show(ui, context, self, browsing)
    }

    fn picture_to_compare(&self, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // Its things are compared by their numbers alone.
    }

    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext) {
        system::wall(ui, context, self);
    }

    fn watch(&self, memory: &mut Desk, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) -> Option<Place> {
        scenario::watch(memory, waker, playtest, game)
    }

    fn play(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table<'memory>(&self, memory: &'memory mut Desk) -> Option<&'memory mut dyn Table> {
        Some(scenario::table(&mut memory.star_viking.scenario))
    }

    fn answer(&self, _: &str, _: &JobStatus) -> Option<String> {
        // Nothing here takes so long.
        None
    }
}
