//! The desks of Freedom in the Galaxy: forms for what is made, beside the page that comes of it, and the map of the galaxy.
//!
//! A star and its planets are put in order on the printed display of the star system; on the map
//! of the galaxy stars are dragged and routes are drawn. Pieces have their counter live. Reading order: this file, `sheet.rs` (the page beside a form),
//! `display.rs` (a printed display as a board), then a file or a folder a desk; `checklist.rs` and `blue_book/`.

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

use egui::Ui;

use crate::editor::action::{Change, PrintDraft};
use crate::editor::desks::checklist::Task;
use crate::editor::desks::game::Desks;
use crate::editor::desks::{FrameContext, Memory as Desk};
use crate::editor::job_status::JobStatus;
use crate::editor::play::Table;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::freedom_in_the_galaxy as things;
use crate::rules::freedom_in_the_galaxy::{Content, Place};

/// What the desks of Freedom in the Galaxy remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Of the blue book's chapters.
    book: blue_book::Memory,
    /// Of the map of the galaxy.
    galaxy: galaxy::Memory,
    /// Of the display of a star.
    system: system::Memory,
    /// Of a scenario.
    scenario: scenario::Memory,
}

impl Desks for Content {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Star(star, _) => system::show(ui, context, self, star),
            // A planet without a star is on no display.
            Place::Planet(id, _) => {
                match self.planets.get(id).and_then(|planet| planet.star).filter(|star| self.stars.get(*star).is_some()) {
                    Some(star) => system::show(ui, context, self, star),
                    None => thing::show(ui, context, self, place),
                }
            }
            Place::Character(..) | Place::Possession(..) | Place::Unit(..) | Place::Sovereign(..) => {
                piece::show(ui, context, self, place);
            }
            Place::Route(..)
            | Place::Province(..)
            | Place::Race(..)
            | Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Creature(..) => thing::show(ui, context, self, place),
            Place::Scenario(id, part) => scenario::show(ui, context, self, id, part),
            Place::Table(table, _) => table::show(ui, context, table),
        }
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        inspector::show(ui, context, self, place);
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        checklist::checklist(state, self)
    }

    fn has_options(&self) -> bool {
        // The dials belong to a scenario.
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

    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        // Whatever has no counter is compared by its numbers alone.
        piece::picture(ui, context, place);
    }

    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext) {
        galaxy::show(ui, context, self);
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

    fn answer(&self, question: &str, status: &JobStatus) -> Option<String> {
        scenario::answer(self, question, status)
    }
}
