//! What to take from the blue book. What there is, and what it looks like, is the game's business and shown by its desk.

use egui::Ui;

use super::{explain, foot};
use crate::editor::action::Action;
use crate::editor::desks::{self, FrameContext};
use crate::editor::things::Browsing;
use crate::editor::widgets::heading;

/// Shows the question.
pub fn show(ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) {
    heading(ui, "Add from the blue book");
    explain(ui, "What you take is copied into the project and is yours to change.");
    let change = desks::blue_book(ui, context, browsing);
    foot(ui, context, ("Add to the project", change.map(Action::from)), &[("Cancel", Action::Dismiss)]);
}
