//! The desks of Star Viking: the tile desk, the force desk, the scenario desk with its set-up, the unit desk and the table desk.
//!
//! Reading order: this file, `printed.rs`, `tile_picture.rs` and `tile_spaces.rs` (tiles and counters on the screen), `system/`, `unit/`, `force/`,
//! `scenario/`, `table/`; then `checklist.rs` (the steps to a printed game) and `blue_book/` (designs that come with Drydock). Data for the outline
//! and the commands is in `things/`.

#![cfg(feature = "window")]

mod blue_book;
mod checklist;
mod force;
mod print_choices;
mod printed;
mod scenario;
mod system;
mod table;
pub mod things;
mod tile_picture;
mod tile_spaces;
mod unit;

use egui::Ui;

use kit::action::{Change, PrintDraft};
use kit::desks::checklist::Task;
use kit::desks::game::Desks;
use kit::desks::{FrameContext, Memory as Desk};
use kit::job_status::JobStatus;
use kit::play::Table;
use kit::state::State;
use star_viking::{Content, Place};

/// The type by which the editor's window reaches the things and desks of this game.
#[derive(Clone, Copy, Debug)]
pub struct StarViking;

/// What the desks of Star Viking remember from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// Pictures of tiles and counters as they print.
    printed: printed::Printed,
    /// What the unit desk remembers from frame to frame.
    unit: unit::Memory,
    /// What the tile desk remembers from frame to frame.
    system: system::Memory,
    /// What the force desk remembers from frame to frame.
    force: force::Memory,
    /// What the scenario desk remembers from frame to frame.
    scenario: scenario::Memory,
    /// What the odds beside the tables remember from frame to frame: what the user has chosen.
    odds: table::Odds,
}

impl Desks for StarViking {
    fn show(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::System(id, place) => system::show(ui, context, content, id, place),
            Place::Unit(id, _) => unit::show(ui, context, content, id),
            Place::Force(id, place) => force::show(ui, context, content, id, place),
            Place::Scenario(id, place) => scenario::show(ui, context, content, id, place),
            Place::Table(table) | Place::InTable(table, _) => table::show(ui, context, content, table),
        }
    }

    fn inspect(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::System(id, place) => system::inspect(ui, context, content, id, place),
            Place::Unit(id, _) => unit::inspect(ui, context, content, id),
            Place::Force(id, place) => force::inspect(ui, context, content, id, place),
            Place::Scenario(id, place) => scenario::inspect(ui, context, content, id, place),
            Place::Table(table) | Place::InTable(table, _) => table::inspect(ui, context, content, table),
        }
    }

    fn is_of_project(_: Place) -> bool {
        false
    }

    fn checklist(content: &Content, state: &State) -> Vec<Task> {
        checklist::checklist(state, content)
    }

    fn has_options() -> bool {
        // A project of this game has no options, because the switches of the variants belong to each scenario.
        false
    }

    fn options(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // The game has no options.
    }

    fn print_choices(ui: &mut Ui, draft: &mut PrintDraft) {
        print_choices::show(ui, draft);
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(_: &Content, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // Two things of this game are compared by their numbers alone, without pictures.
    }

    fn overview_of_all(content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        system::wall(ui, context, content);
    }

    fn play(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table(memory: &mut Desk) -> Option<&mut dyn Table> {
        Some(scenario::table(&mut memory.own.of::<Memory>().scenario))
    }

    fn answer(_: &Content, _: &str, _: &JobStatus) -> Option<String> {
        // This game asks nothing that takes long enough to be handed to a worker.
        None
    }
}
