//! The desks: what stands in the middle of the window, a folder for each game. Here is what the frame asks of every game.

pub mod blue_book;
mod checklist;
mod compare;
pub mod findings;
pub mod form;
mod form_and_sheet;
mod frame_context;
pub mod launch_fighters;
mod notes;
mod page_view;
mod pages;
pub mod pictures;
mod print_preview;
mod project;
mod reorder;
pub mod star_viking;
mod table;

pub use form_and_sheet::form_and_sheet;
pub use frame_context::FrameContext;
pub use page_view::page_view;
pub use reorder::{Run, reorder};

use egui::Ui;

use super::action::{Change, DeskMode};
use super::running_playtest::RunningPlaytest;
use super::state::State;
use super::things::{Browsing, Located, locate};
use super::widgets::Work;
use crate::rules::{Content, Place};
use checklist::Task;

/// What the desks remember from pass to pass and no project holds: the tool in hand, the part of a board that is seen, painted pictures.
#[derive(Default)]
pub struct Memory {
    /// Of the map desk of Launch Fighters!
    pub launch_fighters_map: launch_fighters::MapMemory,
    /// Of the odds of Launch Fighters!
    pub launch_fighters_odds: launch_fighters::OddsMemory,
    /// Of the scenario desk of Launch Fighters!
    pub launch_fighters_scenario: launch_fighters::ScenarioMemory,
    /// Of the blue book's chapters for Launch Fighters!
    pub launch_fighters_book: launch_fighters::BookMemory,
    /// Of the comparison.
    compare: compare::Memory,
    /// Of the table.
    table: table::Memory,
    /// Of the desks of Star Viking.
    pub star_viking: star_viking::Memory,
    /// The designer's own pictures, small.
    pub thumbnails: pictures::Thumbnails,
    /// What is to be done in the background after the pass.
    pub work: Vec<Work>,
}

/// The desk of what is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    match context.state.view.desk {
        DeskMode::Print => return print_preview::show(ui, context),
        DeskMode::Compare => return compare::show(ui, context),
        DeskMode::Table => return table::show(ui, context),
        DeskMode::Overview => return overview(ui, context),
        DeskMode::Design => {}
    }
    match locate(&context.state.document.project().content, context.state.document.place()) {
        Located::Project => project::show(ui, context),
        Located::LaunchFighters(content, place) => launch_fighters::show(ui, context, content, place),
        Located::StarViking(content, place) => star_viking::show(ui, context, content, place),
    }
}

/// Has a game of a playtest played again, to be watched on the desk.
pub fn watch(context: &mut FrameContext, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) {
    match &playtest.project().content {
        Content::LaunchFighters(_) => launch_fighters::watch(context, waker, playtest, game),
        // No playtest of it was ever begun.
        Content::StarViking(_) => {}
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext) {
    match locate(&context.state.document.project().content, context.state.document.place()) {
        Located::Project => project::inspect(ui, context),
        Located::LaunchFighters(content, place) => {
            launch_fighters::inspect(ui, context, content, place);
        }
        Located::StarViking(content, place) => star_viking::inspect(ui, context, content, place),
    }
}

/// What is to be done from an empty project to a printed game.
#[must_use]
pub fn tasks(state: &State) -> Vec<Task> {
    match &state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::checklist(state, content),
        Content::StarViking(content) => star_viking::checklist(state, content),
    }
}

/// Shows the blue book; tells the change that would add what is chosen.
pub fn blue_book(ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) -> Option<Change> {
    match (&context.state.document.project().content, browsing) {
        (Content::LaunchFighters(content), Browsing::LaunchFighters(browsing)) => {
            launch_fighters::blue_book(ui, context, content, browsing)
        }
        (Content::StarViking(content), Browsing::StarViking(browsing)) => star_viking::blue_book(ui, context, content, browsing),
        // A book that was opened over a project of another game.
        (Content::LaunchFighters(_), Browsing::StarViking(_)) | (Content::StarViking(_), Browsing::LaunchFighters(_)) => None,
    }
}

/// Whether the project itself has switches of optional rules.
#[must_use]
pub const fn has_options(content: &Content) -> bool {
    match content {
        Content::LaunchFighters(_) => true,
        // The switches of its variants belong to a scenario.
        Content::StarViking(_) => false,
    }
}

/// The switches of a game's optional rules, for the desk of the project.
pub fn options(ui: &mut Ui, context: &mut FrameContext) {
    match &context.state.document.project().content {
        Content::LaunchFighters(content) => launch_fighters::options(ui, context, content),
        // It has none (see `has_options`).
        Content::StarViking(_) => {}
    }
}

/// The picture of a thing that is compared with others, where its game has one.
fn picture_to_compare(ui: &mut Ui, context: &mut FrameContext, place: &Place) {
    match locate(&context.state.document.project().content, place) {
        Located::LaunchFighters(_, place) => launch_fighters::picture_to_compare(ui, context, place),
        Located::Project | Located::StarViking(..) => {}
    }
}

/// All things of a kind at a glance, in the way of their game.
fn overview(ui: &mut Ui, context: &mut FrameContext) {
    match &context.state.document.project().content {
        // It has none.
        Content::LaunchFighters(_) => {}
        Content::StarViking(content) => star_viking::wall(ui, context, content),
    }
}
