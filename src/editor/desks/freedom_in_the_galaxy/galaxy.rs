//! The map of the galaxy as it prints, on which a press goes to a star or a route.

use egui::Ui;

use super::sheet;
use crate::editor::desks::FrameContext;
use crate::editor::widgets::{empty_with, primary_button};
use crate::rules;
use crate::rules::freedom_in_the_galaxy::{Content, STARS};

/// Shows the map.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    if content.stars.is_empty() {
        return empty_with(ui, "No stars yet", "A star has planets round it, and routes to other stars.", |ui| {
            if primary_button(ui, "Add star", true).clicked()
                && let Some((edit, place)) = STARS.add_to(content)
            {
                context.change(crate::editor::action::Change::edit("Add star", edit).then_select(place));
            }
        });
    }
    sheet::map(ui, context, rules::Place::Project);
}
