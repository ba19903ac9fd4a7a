//! Applies reports from the disk, from the system's dialogs, and from work in the background.

use crate::editor::games;
use std::path::PathBuf;

use super::keeping::{may_be_replaced, put_in_place, remember, replace, write_new};
use super::tables::take;
use super::{Effect, apply, apply_change, fixing, posting};
use crate::editor::action::{Action, AtPost, Dialog, Report, in_the_way};
use crate::editor::desks;
use crate::editor::document::Document;
use crate::editor::file_version::FileVersion;
use crate::editor::state::State;
use crate::machine;
use crate::project::{Library, Place, files};
use crate::rules::counted;

/// Applies a report to the state, and returns the requests that follow from it.
pub fn apply_report(state: &mut State, report: Report) -> Vec<Effect> {
    match report {
        Report::Opened { .. } if !may_be_replaced(state) => {
            // The user has changed the open project while the other one was being read.
            return replace(state, Action::Report(report));
        }
        Report::Opened { project, path, version } => {
            put_in_place(state, Document::new(project, path.clone(), games::things));
            state.document.seen(version);
            begin_at_the_checklist(state);
            // If a project arrives while the welcome page or a question about leftover autosaves is open, that page or question stays open.
            if !matches!(state.view.dialog, Some(Dialog::Welcome | Dialog::Recover { .. })) {
                state.view.dialog = None;
            }
            if let Some(file) = state.view.start_at.take().filter(|_| path.is_none()) {
                return vec![write_new(state, file)];
            }
            let mut effects: Vec<Effect> = path.into_iter().flat_map(|path| remember(state, &path)).collect();
            // Before the project was read, the user was asked whether to leave the desk of a game by post.
            effects.extend(state.is_at_post().then_some(Effect::AtPost(AtPost::Leave)));
            return effects;
        }
        Report::OfPost(file) => return posting::opened(state, file),
        Report::SheetRead { path, bytes } => return posting::take(state, path, bytes),
        Report::PostSaved { path, bytes } => return posting::saved(state, path, bytes),
        Report::Saved { project, path, version } => {
            (state.view.saving, state.view.save_path) = (None, None);
            state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::SaveAs | Dialog::Overwrite(_)));
            state.document.saved(&project, path.clone());
            state.document.seen(version);
            state.notify(format!("Saved {}.", machine::saved_where(&path)));
            // Changes that were made during the save are saved nowhere else yet.
            let mut effects = if state.document.is_saved() { vec![Effect::DiscardAutosave] } else { Vec::new() };
            effects.extend(remember(state, &path));
            if let Some(next) = state.view.after_save.take() {
                effects.extend(replace(state, next));
            }
            return effects;
        }
        Report::Occupied(path) => {
            state.view.saving = None;
            state.view.dialog = Some(Dialog::Overwrite(path));
        }
        Report::Missing(path) => {
            (state.view.given_up, state.view.start_at) = (None, Some(path.clone()));
            state.view.dialog = Some(Dialog::StartThere(path));
        }
        Report::Recovered { project, path, at, age } => {
            let question = Dialog::Recover { project, path, at, age };
            // The questions come one after another: the next is asked when the user has answered the one before.
            if matches!(state.view.dialog, Some(Dialog::Recover { .. })) {
                state.view.left_over.push(question);
            } else {
                state.view.dialog = Some(question);
            }
        }
        Report::ChangedOnDisk { path, version, on_save } => changed_on_disk(state, path, version, on_save),
        Report::PictureRead { picture, thing } => {
            let change = desks::pictures::import(state.document.project(), picture, thing.as_ref());
            if thing.is_none() {
                state.notify("The picture is in the project now; a ship can use it as its counter picture.");
            }
            if !change.steps.is_empty() {
                apply_change(state, change);
            }
        }
        Report::TableRead(table) => take(state, table, None),
        Report::Browsed(path) => return browsed(state, path),
        Report::Printed { files, folder } => {
            state.view.has_printed |= std::mem::take(&mut state.view.printing);
            if machine::IS_PAGE {
                state.notify(format!("{} handed over as a download.", counted(files, "file")));
            } else {
                let what = if files == 1 { "file was" } else { "files were" };
                state.offer_folder(format!("{files} {what} written into {}.", folder.display()), folder);
            }
        }
        Report::InTheWay { files, papers, folder } if state.view.dialog.is_none() => {
            state.view.dialog = Some(Dialog::Replace { files, papers, folder });
        }
        // A dialog is open, which the user must answer first, so the failure is only reported.
        Report::InTheWay { files, folder, .. } => state.fail(format!("Nothing was written. {}", in_the_way(&files, &folder))),
        Report::Checked(checked) => state.document.accept(*checked),
        Report::Unchecked(of) => {
            state.document.give_up_check(&of);
            state.fail(
                "The findings could not be worked out: the check took more than this page has. It is tried again after the next change.",
            );
        }
        Report::Fixed(fixed) => fixing::show(state, fixed),
        Report::Told(sentence) => state.fail_aside(sentence),
        Report::Cancelled(sentence) => {
            state.view.printing = false;
            state.notify(sentence);
        }
        Report::Failed(sentence) => failed(state, sentence),
    }
    Vec::new()
}

/// Shows the user that something failed.
fn failed(state: &mut State, sentence: String) {
    state.view.printing = false;
    let is_of_save = state.view.saving.take().is_some();
    // If a dialog asks where to save, it stays open, so that the user can choose another path.
    if matches!(state.view.dialog, Some(Dialog::SaveAs | Dialog::Overwrite(_))) {
        state.view.dialog = Some(Dialog::SaveAs);
    } else {
        state.view.after_save = None;
        if is_of_save {
            // The dialog that is open was opened meanwhile and is about something else, so the failure is not shown in it.
            return state.fail_aside(sentence);
        }
    }
    state.fail(sentence);
}

/// Asks the user what to do about a file that another program has written. The file is checked again later instead if a dialog is open, which the
/// user answers first, or if this window is saving, since that save may have changed the file.
fn changed_on_disk(state: &mut State, path: PathBuf, version: FileVersion, on_save: bool) {
    if state.document.path() != Some(&path) {
        return;
    }
    if on_save {
        // The save was refused because of the other version, so no save is running any more.
        state.view.saving = None;
        state.document.differ();
    } else if state.view.saving.is_some()
        || state.view.dialog.is_some()
        || state.document.watched() == Some((path.clone(), version))
    {
        return;
    }
    state.document.outdated(version);
    state.view.dialog = Some(Dialog::ChangedOnDisk { path, on_save });
}

/// Uses the path that the user has chosen in the system's dialog.
fn browsed(state: &mut State, path: PathBuf) -> Vec<Effect> {
    match &state.view.dialog {
        Some(Dialog::Picture(thing)) => {
            let thing = thing.clone();
            return apply(state, Action::ImportPicture(path, thing));
        }
        Some(Dialog::Table) => return apply(state, Action::ImportTable(path)),
        Some(Dialog::SaveAs) if state.is_at_post() => {
            // The system's dialog has already asked whether to replace a file with this name.
            return apply(state, if path.extension().is_some() { Action::Overwrite(path) } else { Action::SaveAs(path) });
        }
        Some(Dialog::Open) => return apply(state, Action::Open(path)),
        // The system's dialog has already asked whether to replace a file with this name, unless the name had no ending yet.
        Some(Dialog::SaveAs) if path.extension().is_some() => return apply(state, Action::Overwrite(path)),
        Some(Dialog::SaveAs) => return apply(state, Action::SaveAs(path.with_extension(files::EXTENSION))),
        Some(Dialog::Print(_) | Dialog::PrintReport | Dialog::PrintGame | Dialog::PrintPages(_) | Dialog::Export(_)) => {
            state.settings.export_folder = Some(path);
            return vec![Effect::KeepSettings];
        }
        _ => {}
    }
    Vec::new()
}

/// If the project is as empty as a new one, shows the desk of the project, with the checklist of first steps.
fn begin_at_the_checklist(state: &mut State) {
    let content = &state.document.project().content;
    let empty = state.library.template(content.game(), Library::EMPTY);
    if empty.is_ok_and(|empty| empty.content == *content) {
        state.document.select(&Place::Project);
    }
}
