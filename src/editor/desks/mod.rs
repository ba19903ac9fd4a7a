//! The middle of the window: the desk of what is selected, or a view of the whole project.

mod compare;
mod print_preview;
mod project;

pub use kit::desks::*;

use egui::Ui;

use super::action::{Action, DeskMode};
use super::games;
use super::post::PostContext;

/// The desk of what is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let content = &context.state.document.project().content;
    match context.state.view.desk {
        DeskMode::Print => print_preview::show(ui, context),
        DeskMode::Compare => compare::show(ui, context),
        DeskMode::Table => table::show(ui, context),
        DeskMode::Overview => games::desks(content.game()).overview_of_all(content, ui, context),
        DeskMode::Play => play(ui, context),
        DeskMode::Design => {
            if !games::desks(content.game()).show(content, ui, context, context.state.document.place()) {
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

/// Shows in the inspector what there is to say about what is selected.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    let in_hand = if state.view.desk == DeskMode::Table { table::in_hand(context) } else { None };
    let place = in_hand.as_ref().unwrap_or_else(|| state.document.place());
    let content = &state.document.project().content;
    if !games::desks(content.game()).inspect(content, ui, context, place) {
        project::inspect(ui, context);
    }
}

/// Shows the table at which the selected scenario, or the first one, is played.
fn play(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    let content = &state.document.project().content;
    match state.played() {
        Some((place, _)) => games::desks(content.game()).play(content, ui, context, &place),
        // The last scenario is gone.
        None => context.push(Action::ShowDesk(DeskMode::Design)),
    }
}
