//! What comes back: from the disk, from the system's dialogs, and from work in the background.

use super::keeping::{discard_autosaves, may_be_replaced, remember, replace};
use super::{Effect, apply, apply_change, fixing};
use crate::editor::action::{Action, Dialog, Report};
use crate::editor::desks;
use crate::editor::document::Document;
use crate::editor::state::State;

/// Takes in what came back.
pub fn apply_report(state: &mut State, report: Report) -> Vec<Effect> {
    match report {
        Report::Opened { .. } if !may_be_replaced(state) => {
            // What was changed here while another project was being read.
            state.view.dialog = Some(Dialog::Unsaved(Box::new(Action::Report(report))));
        }
        Report::Opened { project, path, version } => {
            state.view.given_up = None;
            if project.content.game() != state.document.project().content.game() {
                state.view.turn_to_another_game();
            }
            state.document = Document::new(project, path.clone());
            state.document.seen(version);
            state.view.show_problems_of(&state.document);
            state.notice = None;
            // What greets the user, or offers what was left over, is not answered by a project that has come in meanwhile.
            if !matches!(state.view.dialog, Some(Dialog::Welcome | Dialog::Recover { .. })) {
                state.view.dialog = None;
            }
            state.view.jump = true;
            return path.into_iter().flat_map(|path| remember(state, path)).collect();
        }
        Report::Saved { project, path, version } => {
            state.view.saving = None;
            state.document.saved(&project, path.clone());
            state.document.seen(version);
            state.notify(format!("Saved in {}.", path.display()));
            // What was changed while it was being saved is still saved nowhere else.
            let mut effects = if state.document.is_saved() { discard_autosaves(state) } else { Vec::new() };
            effects.extend(remember(state, path));
            if let Some(next) = state.view.after_save.take() {
                effects.extend(replace(state, next));
            }
            return effects;
        }
        Report::Recovered { project, path } => {
            state.view.left_over.push(path.clone());
            state.view.dialog = Some(Dialog::Recover { project, path });
        }
        // Another question is answered first; the file is looked at again after that.
        Report::ChangedOnDisk { path, version } if state.view.dialog.is_none() && state.document.path() == Some(&path) => {
            state.document.seen(Some(version));
            state.view.dialog = Some(Dialog::ChangedOnDisk(path));
        }
        Report::ChangedOnDisk { .. } => {}
        Report::PictureRead { picture, thing } => {
            let change = desks::pictures::import(state.document.project(), picture, thing.as_ref());
            if thing.is_none() {
                state.notify("The picture is in the project now; a ship can use it as its counter picture.");
            }
            if !change.steps.is_empty() {
                apply_change(state, change);
            }
        }
        Report::Browsed(path) => match &state.view.dialog {
            Some(Dialog::Picture(thing)) => {
                let thing = thing.clone();
                return apply(state, Action::ImportPicture(path, thing));
            }
            Some(Dialog::Open) => return apply(state, Action::Open(path)),
            Some(Dialog::SaveAs) => return apply(state, Action::SaveAs(path)),
            Some(Dialog::Print(_) | Dialog::PrintReport) => {
                state.settings.export_folder = Some(path);
                return vec![Effect::KeepSettings];
            }
            _ => {}
        },
        Report::Printed { files, folder } => {
            let what = if files == 1 { "file was" } else { "files were" };
            state.notify(format!("{files} {what} written into {}.", folder.display()));
        }
        Report::Checked(checked) => state.document.accept(*checked),
        Report::Fixed(fixed) => fixing::show(state, fixed),
        Report::Cancelled(sentence) => state.notify(sentence),
        Report::Failed(sentence) => {
            (state.view.after_save, state.view.saving) = (None, None);
            state.fail(sentence);
        }
    }
    Vec::new()
}
