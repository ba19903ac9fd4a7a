//! The dialog for copying things from the blue book. What the book contains, and its pictures, are shown by the desk of the game.

use crate::editor::games;
use egui::Ui;

use super::{entitled, explain, foot};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::things::Browsing;

/// Shows the dialog for copying things from the blue book.
pub fn show(ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) {
    entitled(ui, "Add from the blue book");
    explain(ui, "What you take is copied into the project and is yours to change.");
    let content = &context.state.document.project().content;
    let change = games::desks(content.game()).blue_book(content, ui, context, browsing);
    foot(ui, context, ("Add to the project", change.map(Action::from)), &[("Cancel", Action::Dismiss)]);
}
