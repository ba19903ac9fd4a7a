//! The inspector: the details of the selected thing.

use egui::{ScrollArea, Ui};

use crate::editor::desks;
use crate::editor::desks::FrameContext;

/// Shows the inspector, with the details of the selected thing.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    ScrollArea::vertical().id_salt("inspector").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 6.0);
        desks::inspect(ui, context);
    });
}
