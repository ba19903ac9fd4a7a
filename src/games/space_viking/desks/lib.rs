//! The desks of Space Viking: forms for the designs, each beside the map or the page where they appear, and the tables.
//!
//! On the map of the sector worlds are dragged. Reading order: this file, `sector/`, `sheet.rs` (the page beside a form), `thing.rs`,
//! `arms.rs`, `opening/` (the shop of a player), `orders/` (the desk of a player by post), `tree/` (the cheapest way to a technology), `table.rs`,
//! `inspector.rs`; then `checklist.rs` and `blue_book/`.

#![cfg(feature = "window")]

mod arms;
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
pub mod things;
mod tree;

pub use post::ByPost;

use egui::Ui;

use kit::action::{Change, PrintDraft};
use kit::desks::checklist::Task;
use kit::desks::game::Desks;
use kit::desks::{FrameContext, Memory as Desk};
use kit::job_status::JobStatus;
use kit::play::Table;
use kit::state::State;
use space_viking::{Content, Place};

/// The game, through which the window gets its things and desks.
#[derive(Clone, Copy, Debug)]
pub struct SpaceViking;

/// What the desks of Space Viking remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// The sector desk's memory.
    sector: sector::Memory,
    /// The shields that were shown.
    arms: arms::Memory,
    /// The technology tree's memory.
    tree: tree::Memory,
}

impl Desks for SpaceViking {
    fn show(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Table(table, _) => table::show(ui, context, table),
            Place::Sector(_) => sector::show(ui, context, content),
            Place::World(..)
            | Place::Player(..)
            | Place::Fleet(..)
            | Place::Item(..)
            | Place::Technology(..)
            | Place::Campaign(..) => thing::show(ui, context, content, place),
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
        // The switches belong to a campaign.
        false
    }

    fn options(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // There are none.
    }

    fn print_choices(_: &mut Ui, _: &mut PrintDraft) {
        // Its sheets have no options of their own.
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(_: &Content, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // Its things are compared by their numbers alone.
    }

    fn overview_of_all(content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        if content.worlds.is_empty() {
            return sector::no_worlds(ui, context);
        }
        sector::show(ui, context, content);
    }

    fn play(_: &Content, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // It is not played here yet.
    }

    fn table(_: &mut Desk) -> Option<&mut dyn Table> {
        // It is not played here yet.
        None
    }

    fn answer(_: &Content, _: &str, _: &JobStatus) -> Option<String> {
        // Nothing here takes long enough.
        None
    }
}
