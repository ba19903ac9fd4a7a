//! The desks of Space Viking: forms for the designs, each beside the map or the page on which they appear, and the tables.
//!
//! On the map of the sector, the user drags worlds. Reading order: this file, `sector/`, `sheet.rs` (the page beside a form), `thing.rs`, `arms.rs`,
//! `opening/` (the shop of a player), `orders/` (the desk of a player by post), `tree/` (the cheapest way to a technology), `table.rs`,
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

/// The type by which the editor's window reaches the things and desks of this game.
#[derive(Clone, Copy, Debug)]
pub struct SpaceViking;

/// What the desks of Space Viking remember from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// What the sector desk remembers from frame to frame.
    sector: sector::Memory,
    /// The shields that were drawn already, kept so that each is drawn only once.
    arms: arms::Memory,
    /// What the technology tree remembers from frame to frame.
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
        // A project of this game has no options, because the switches belong to each campaign.
        false
    }

    fn options(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // The game has no options.
    }

    fn print_choices(_: &mut Ui, _: &mut PrintDraft) {
        // The sheets of this game have no print choices.
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(_: &Content, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // Two things of this game are compared by their numbers alone, without pictures.
    }

    fn overview_of_all(content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        if content.worlds.is_empty() {
            return sector::no_worlds(ui, context);
        }
        sector::show(ui, context, content);
    }

    fn play(_: &Content, _: &mut Ui, _: &mut FrameContext, _: Place) {
        // A game by post has no playing desk; its players write orders on the order desk.
    }

    fn table(_: &mut Desk) -> Option<&mut dyn Table> {
        // No playing desk exists for a game by post.
        None
    }

    fn answer(_: &Content, _: &str, _: &JobStatus) -> Option<String> {
        // This game asks nothing that takes long enough to be handed to a worker.
        None
    }
}
