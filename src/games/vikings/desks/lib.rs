//! The desks of Vikings: the character desk with its counters and duels, the shipyard, the desk of troop types, the desk of boards and
//! layouts, the force desk with its roster and decks, the scenario desk with its set-up, and the table desk.
//!
//! Reading order: this file, `printed.rs` (counters on the screen), `hulls.rs` (boats on the water), `character/`, `boat/`, `troop.rs`, `board/`,
//! `force/`, `scenario/`, `muster.rs` (forces and scenarios line by line), `table.rs`; then `checklist.rs` (the steps to a printed game) and
//! `blue_book/` (designs that come with Drydock). Data for the outline and the commands is in `things/`.

#![cfg(feature = "window")]

mod blue_book;
mod board;
mod boat;
mod character;
mod checklist;
mod force;
mod hulls;
mod muster;
mod printed;
mod scenario;
mod table;
pub mod things;
mod troop;

use egui::Ui;

use kit::action::{Change, PrintDraft};
use kit::desks::checklist::Task;
use kit::desks::game::Desks;
use kit::desks::{FrameContext, Memory as Desk};
use kit::job_status::JobStatus;
use kit::play::Table;
use kit::state::State;
use vikings::{Content, Place};

/// The type by which the editor's window reaches the things and desks of this game.
#[derive(Clone, Copy, Debug)]
pub struct Vikings;

/// What the desks of Vikings remember from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// Counters and boats as they print.
    printed: printed::Printed,
    hulls: hulls::Hulls,
    /// The user's choices for a duel.
    duel: character::Duel,
    /// What the shipyard remembers from frame to frame.
    boat: boat::Memory,
    /// What the desk of boards and layouts remembers from frame to frame.
    board: board::Memory,
    /// What the force desk remembers from frame to frame.
    force: force::Memory,
    /// What the scenario desk remembers from frame to frame.
    scenario: scenario::Memory,
    /// What the playing desk remembers from frame to frame.
    play: scenario::Games,
}

impl Desks for Vikings {
    fn show(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::show(ui, context, content, id),
            Place::Boat(id, _) => boat::show(ui, context, content, id),
            Place::Troop(id, _) => troop::show(ui, context, content, id),
            Place::Board(id, part) => board::show(ui, context, content, id, part),
            Place::Layout(id, part) => board::show_layout(ui, context, content, id, part),
            Place::Force(id, part) => force::show(ui, context, content, id, part),
            Place::Scenario(id, part) => scenario::show(ui, context, content, id, part),
            Place::Table(table) | Place::InTable(table, _) => table::show(ui, context, content, table),
        }
    }

    fn inspect(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::inspect(ui, context, content, id),
            Place::Boat(id, _) => boat::inspect(ui, context, content, id),
            Place::Troop(id, _) => troop::inspect(ui, context, content, id),
            Place::Board(id, _) => board::inspect(ui, context, content, id),
            Place::Layout(id, _) => board::inspect_layout(ui, context, content, id),
            Place::Force(id, part) => force::inspect(ui, context, content, id, part),
            Place::Scenario(id, part) => scenario::inspect(ui, context, content, id, part),
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
        false
    }

    fn options(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // The game has no optional rules to switch on or off.
    }

    fn print_choices(_: &mut Ui, _: &mut PrintDraft) {
        // The sheets of this game need no print choices of their own.
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Character(id, _) => character::picture(ui, context, content, id),
            Place::Boat(id, _) => boat::picture(ui, context, content, id),
            Place::Troop(..)
            | Place::Board(..)
            | Place::Layout(..)
            | Place::Force(..)
            | Place::Scenario(..)
            | Place::Table(_)
            | Place::InTable(..) => {}
        }
    }

    fn overview_of_all(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // The game has no view that shows all its things at once.
    }

    fn play(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table(memory: &mut Desk) -> Option<&mut dyn Table> {
        Some(scenario::table(&mut memory.own.of::<Memory>().play))
    }

    fn answer(_: &Content, _: &str, _: &JobStatus) -> Option<String> {
        // No question of this game's desks takes so long that a worker should answer it.
        None
    }
}
