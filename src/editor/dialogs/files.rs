//! The dialogs for files: which file to open, where to save, and what to do if a file exists or is missing.

use std::path::{Path, PathBuf};

use egui::{Button, RichText, Ui};

use super::paths::{self, OPENED, PROJECTS};
use super::{entitled, explain, foot, from_right, starts};
use crate::editor::action::{Action, Dialog, Papers, WrittenFile, in_the_way};
use crate::editor::desks::FrameContext;
use crate::editor::theme;
use crate::machine;
use crate::project::files;

/// How many recent files are offered.
const RECENT: usize = 5;

/// Asks which file to open.
pub fn open(ui: &mut Ui, context: &mut FrameContext) {
    entitled(ui, "Open a project");
    let typed = paths::path_field(ui, context, "File to open", &paths::start(context), OPENED);
    for recent in context.state.settings.recent.iter().take(RECENT) {
        let words = RichText::new(recent.display().to_string()).size(theme::SMALL);
        if ui.add(Button::new(words).frame_when_inactive(false).wrap()).clicked() {
            context.actions.push(Action::Open(recent.clone()));
        }
    }
    let action = typed.path.extension().is_some().then_some(Action::Open(typed.path));
    if let Some(action) = action.clone().filter(|_| typed.taken) {
        context.push(action);
    }
    foot(ui, context, ("Open", action), &[("Cancel", Action::Dismiss)]);
}

/// Asks where to save the project.
pub fn save_as(ui: &mut Ui, context: &mut FrameContext) {
    if let Some(written) = context.state.view.post.as_ref().and_then(|post| post.written.clone()) {
        return save_written(ui, context, &written);
    }
    entitled(ui, "Save the project");
    let (document, view) = (&context.state.document, &context.state.view);
    let file = context.state.document.suggested_name();
    let known = view.save_path.clone().or_else(|| document.path().map(PathBuf::from));
    let suggested = known.unwrap_or_else(|| paths::start(context).join(file));
    let mut path = paths::path_field(ui, context, "File to save in", &suggested, PROJECTS).path;
    if path.extension().is_none() {
        path.set_extension(files::EXTENSION);
    }
    explain(ui, "Where a file is replaced, the previous version is kept beside it.");
    let action = path.file_stem().is_some().then_some(Action::SaveAs(path));
    foot(ui, context, ("Save here", action), &[("Cancel", Action::Dismiss)]);
}

/// Asks where to save the text that is written at the desk of a game by post.
fn save_written(ui: &mut Ui, context: &mut FrameContext, written: &WrittenFile) {
    entitled(ui, &format!("Save the {}", written.what));
    let known = context.state.view.save_path.clone().or_else(|| written.path.clone());
    let suggested = known.unwrap_or_else(|| written.suggested.clone());
    let mut path = paths::path_field(ui, context, "File to save in", &suggested, &[written.ending]).path;
    if path.extension().is_none() {
        path.set_extension(written.ending);
    }
    explain(ui, "Where a file is replaced, the previous version is kept beside it.");
    let action = path.file_stem().is_some().then_some(Action::SaveAs(path));
    foot(ui, context, ("Save here", action), &[("Cancel", Action::Dismiss)]);
}

/// Asks whether to replace a file.
pub fn overwrite(ui: &mut Ui, context: &mut FrameContext, path: &Path) {
    entitled(ui, "Replace the file?");
    explain(
        ui,
        &format!(
            "{} is there already. What stands in it now is kept beside it as the previous version.",
            machine::shown_path(path)
        ),
    );
    let other = Action::Ask(Dialog::SaveAs);
    let replace = Action::Overwrite(path.into());
    foot(ui, context, ("Replace", Some(replace)), &[("Choose another name", other), ("Cancel", Action::Dismiss)]);
}

/// Asks whether to replace files that Drydock has not written.
pub fn replace(ui: &mut Ui, context: &mut FrameContext, files: &[PathBuf], papers: &Papers, folder: &Path) {
    entitled(ui, "Replace what is there?");
    explain(ui, &in_the_way(files, folder));
    explain(ui, "What stands in them now is kept beside them as the previous version.");
    let replace = Action::Replace(papers.clone(), folder.into());
    foot(ui, context, ("Replace", Some(replace)), &[("Cancel", Action::Dismiss)]);
}

/// Asks which template to start from when the path of a project was given but no such file exists yet.
pub fn start_there(ui: &mut Ui, context: &mut FrameContext, path: &Path) {
    starts::page(ui, |ui| {
        entitled(ui, "Start a project there?");
        explain(ui, &format!("There is no file {}. Choose what to start from, and it is saved there.", path.display()));
        starts::all(ui, context);
    });
    from_right(ui, |ui| {
        if ui.button("Cancel").clicked() {
            context.push(Action::Dismiss);
        }
        if ui.button("Open another file…").clicked() {
            context.push(Action::Dismiss);
            context.push(Action::Ask(Dialog::Open));
        }
    });
}
