//! The dialog to import a picture.

use egui::Ui;

use super::paths::{self, PICTURES};
use super::{entitled, explain, foot};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::project::Place;

/// Asks for a picture's file. If a thing is named, it gets the picture.
pub fn show(ui: &mut Ui, context: &mut FrameContext, thing: Option<&Place>) {
    entitled(ui, "Import a picture");
    let path = paths::path_field(ui, context, "Picture to import", &paths::start(context), PICTURES).path;
    explain(
        ui,
        "A PNG or JPEG file of at most 4 MB. The project keeps a copy of it. A file can also be dragged into the window.",
    );
    let action = path.file_name().is_some().then_some(Action::ImportPicture(path, thing.cloned()));
    foot(ui, context, ("Import", action), &[("Cancel", Action::Dismiss)]);
}
