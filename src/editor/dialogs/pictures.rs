//! Which picture to take into the project.

use std::path::Path;

use egui::Ui;

use super::{explain, foot, path_field};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::widgets::heading;
use crate::rules::Place;

/// Asks for a picture's file; a thing that is named wears it afterwards.
pub fn show(ui: &mut Ui, context: &mut FrameContext, thing: Option<&Place>) {
    heading(ui, "Import a picture");
    let path = path_field(ui, context, "Picture to import", Path::new(""));
    explain(
        ui,
        "A PNG or JPEG file of at most 4 MB. The project keeps a copy of it. A file can also be dragged into the window.",
    );
    let action = (!path.as_os_str().is_empty()).then_some(Action::ImportPicture(path, thing.cloned()));
    foot(ui, context, ("Import", action), &[("Cancel", Action::Dismiss)]);
}
