//! Pages on a desk, as they print, drawn in the background.

use egui::Ui;

use crate::desks::{FrameContext, page_view};
use crate::screen::{Preview, Subject};
use crate::widgets::{area_within, drawing_note, empty, pages_area};
use drawing::{ProgressMonitor, Stopped};
use project::Project;

/// Shows the pages of a subject, which `make` draws, under one another.
pub fn show(
    ui: &mut Ui,
    context: &mut FrameContext,
    subject: Subject,
    make: impl FnOnce(&Project, ProgressMonitor) -> Result<Preview, Stopped> + Send + 'static,
) {
    let pending = context.screen.preview_in_background(subject, context.state.document.project(), make);
    let Some(preview) = pending.preview else {
        drawing_note(ui, pending.drawing);
        return;
    };
    if preview.pages.is_empty() {
        empty(ui, "Nothing to see yet", "It is drawn here as it prints, as soon as something of it prints.");
        return;
    }
    area_within(ui, pages_area("preview"), |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        ui.vertical_centered(|ui| {
            let width = (ui.available_width().min(800.0) - 28.0).max(160.0);
            for page in &preview.pages {
                page_view(ui, context, &preview, page, width);
            }
        });
    });
}
