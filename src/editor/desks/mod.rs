//! The desks: what stands in the middle of the window. What differs by game is in its folder, behind the door [`game`].

pub mod blue_book;
mod checklist;
mod compare;
pub mod findings;
pub mod form;
mod form_and_sheet;
mod frame_context;
pub mod freedom_in_the_galaxy;
pub mod game;
mod grid;
mod kept;
pub mod launch_fighters;
mod notes;
mod page_view;
mod pages;
pub mod pictures;
mod print_preview;
mod project;
mod reorder;
mod row_ground;
mod rows;
pub mod space_viking;
pub mod star_viking;
mod table;
mod told;
mod two_columns;
mod users;
pub mod vikings;

pub use form_and_sheet::form_and_sheet;
pub use frame_context::FrameContext;
pub use game::Memory;
pub use kept::KeptReport;
pub use page_view::page_view;
pub use reorder::{Run, accept, reorder};
pub use row_ground::row_ground;
pub use two_columns::{Cards, Column, two_columns};

use egui::Ui;

use super::action::{Action, DeskMode};
use super::post::PostContext;
use super::things;

/// The desk of what is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let content = &context.state.document.project().content;
    match context.state.view.desk {
        DeskMode::Print => print_preview::show(ui, context),
        DeskMode::Compare => compare::show(ui, context),
        DeskMode::Table => table::show(ui, context),
        DeskMode::Overview => game::of(content).overview_of_all(ui, context),
        DeskMode::Play => play(ui, context),
        DeskMode::Design => {
            if !game::of(content).show(ui, context, context.state.document.place()) {
                project::show(ui, context);
            }
        }
    }
}

/// The desk of a game by post, on the whole width of the window.
pub fn by_post(ui: &mut Ui, context: &mut FrameContext) {
    let Memory { post, work, .. } = &mut *context.memory;
    let Some(desk) = post else { return };
    let (keys, asked) = (&context.state.settings.keys, context.state.view.dialog.is_some());
    desk.show(ui, &mut PostContext { keys, asked, actions: context.actions, screen: context.screen, work });
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    let in_hand = if state.view.desk == DeskMode::Table { table::in_hand(context) } else { None };
    let place = in_hand.as_ref().unwrap_or_else(|| state.document.place());
    if !game::of(&state.document.project().content).inspect(ui, context, place) {
        project::inspect(ui, context);
    }
}

/// The table at which the selected scenario is played, or the first there is.
fn play(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    let content = &state.document.project().content;
    match things::of(content).played(state.document.place()) {
        Some((place, _)) => game::of(content).play(ui, context, &place),
        // The last scenario is gone.
        None => context.push(Action::ShowDesk(DeskMode::Design)),
    }
}
