//! The desks of Freedom in the Galaxy: forms for the things of a project, each beside the page that is printed from it, and the map of the galaxy.
//!
//! The user arranges a star and its planets on the printed display of the star system, and drags stars and draws routes on the map of the galaxy. The
//! counters of pieces are redrawn while the user edits them. Reading order: this file, `sheet.rs` (the page beside a form), `display.rs` (a printed
//! display as a board) with `track_markers.rs`, then one file or folder for each desk; `checklist.rs` and `blue_book/`.

#![cfg(feature = "window")]

mod blue_book;
mod checklist;
mod display;
mod galaxy;
mod inspector;
mod piece;
mod print_choices;
mod scenario;
mod sheet;
mod system;
mod table;
mod thing;
pub mod things;
mod track_markers;

use egui::Ui;

use freedom_in_the_galaxy::{Content, Place};
use kit::action::{Change, PrintDraft};
use kit::desks::checklist::Task;
use kit::desks::game::Desks;
use kit::desks::{FrameContext, Memory as Desk};
use kit::job_status::JobStatus;
use kit::play::Table;
use kit::state::State;

/// The type by which the editor's window reaches the things and desks of this game.
#[derive(Clone, Copy, Debug)]
pub struct FreedomInTheGalaxy;

/// What the desks of Freedom in the Galaxy remember from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// What the map of the galaxy remembers from frame to frame.
    galaxy: galaxy::Memory,
    /// What the display of a star remembers from frame to frame.
    system: system::Memory,
    /// What the scenario desk remembers from frame to frame.
    scenario: scenario::Memory,
}

impl Desks for FreedomInTheGalaxy {
    fn show(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Star(star, _) => system::show(ui, context, content, star),
            // A planet without a star appears on no display, so it gets a form.
            Place::Planet(id, _) => {
                match content.planets.get(id).and_then(|planet| planet.star).filter(|star| content.stars.get(*star).is_some()) {
                    Some(star) => system::show(ui, context, content, star),
                    None => thing::show(ui, context, content, place),
                }
            }
            Place::Character(..) | Place::Possession(..) | Place::Unit(..) | Place::Sovereign(..) => {
                piece::show(ui, context, content, place);
            }
            Place::Route(..)
            | Place::Province(..)
            | Place::Race(..)
            | Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Creature(..) => thing::show(ui, context, content, place),
            Place::Scenario(id, part) => scenario::show(ui, context, content, id, part),
            Place::Table(table, _) => table::show(ui, context, content, table),
        }
    }

    fn inspect(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        inspector::show(ui, context, content, place);
    }

    fn is_of_project(_: Place) -> bool {
        false
    }

    fn checklist(content: &Content, state: &State) -> Vec<Task> {
        checklist::checklist(state, content)
    }

    fn has_options() -> bool {
        // A project of this game has no options, because everything that can be adjusted belongs to a scenario.
        false
    }

    fn options(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // There are no options to show.
    }

    fn print_choices(ui: &mut Ui, draft: &mut PrintDraft) {
        print_choices::show(ui, draft);
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        // A thing without a counter has no picture, so only its numbers are compared.
        piece::picture(ui, context, place);
    }

    fn overview_of_all(content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        galaxy::show(ui, context, content);
    }

    fn play(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table(memory: &mut Desk) -> Option<&mut dyn Table> {
        Some(scenario::table(&mut memory.own.of::<Memory>().scenario))
    }

    fn answer(content: &Content, question: &str, status: &JobStatus) -> Option<String> {
        scenario::answer(content, question, status)
    }
}
