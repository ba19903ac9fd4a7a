//! The desks of Space Viking: forms for what is made, beside the map or the page that comes of it, and the tables.
//!
//! On the map of the sector worlds are dragged. Reading order: this file, `sector/`, `sheet.rs` (the page beside a form), `thing.rs`,
//! `opening.rs` (the shop of a player), `orders/` (the desk of a player by post), `tree/` (the cheapest way to a technology), `table.rs`, `inspector.rs`; then `checklist.rs` and `blue_book/`.

mod blue_book;
mod checklist;
mod inspector;
mod opening;
mod orders;
mod post;
mod sector;
mod sheet;
mod table;
mod thing;
mod tree;

pub use post::ByPost;

use egui::Ui;

use crate::editor::action::{Change, PrintDraft};
use crate::editor::desks::checklist::Task;
use crate::editor::desks::game::Desks;
use crate::editor::desks::{FrameContext, Memory as Desk};
use crate::editor::job_status::JobStatus;
use crate::editor::play::Table;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::space_viking as things;
use crate::editor::widgets::{empty_with, primary_button};
use crate::rules::space_viking::{Content, Place, WORLDS};

/// What the desks of Space Viking remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Of the blue book's chapters.
    book: blue_book::Memory,
    /// Of the sector desk.
    sector: sector::Memory,
    /// Of the tree of technologies.
    tree: tree::Memory,
}

impl Desks for Content {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Table(table, _) => table::show(ui, context, table),
            Place::Sector(_) => sector::show(ui, context, self),
            Place::World(..)
            | Place::Player(..)
            | Place::Fleet(..)
            | Place::Item(..)
            | Place::Technology(..)
            | Place::Campaign(..) => thing::show(ui, context, self, place),
        }
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        inspector::show(ui, context, self, place);
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        checklist::checklist(state, self)
    }

    fn has_options(&self) -> bool {
        // The switches belong to a campaign.
        false
    }

    fn options(&self, _: &mut Ui, _: &mut FrameContext) {
        // It has none.
    }

    fn print_choices(&self, _: &mut Ui, _: &mut PrintDraft) {
        // Its sheets ask nothing of their own.
    }

    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::show(ui, context, self, browsing)
    }

    fn picture_to_compare(&self, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // Its things are compared by their numbers alone.
    }

    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext) {
        if self.worlds.is_empty() {
            let words = "A world stands in a space of the sector map, and fleets travel from one to another.";
            return empty_with(ui, "No worlds yet", words, |ui| {
                if primary_button(ui, "Add world", true).clicked()
                    && let Some((edit, place)) = WORLDS.add_to(self)
                {
                    context.change(Change::edit("Add world", edit).then_select(place));
                }
            });
        }
        sector::show(ui, context, self);
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
