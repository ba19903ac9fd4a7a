//! Opens, saves, recovers and closes projects, and asks the user before changes are lost.

use crate::editor::games;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Effect, apply, posting};
use crate::editor::action::{Action, AtPost, DeskMode, Dialog, PostStatus, is_of_post};
use crate::editor::document::Document;
use crate::editor::state::{State, View};
use crate::project::files;

/// Applies an action that concerns the project's file.
pub fn keep(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        // The desk of a game by post opens in front of the project, which stays open.
        Action::Open(path) if is_of_post(&path) => posting::open(state, path),
        Action::New(..) | Action::Open(_) | Action::Follow(_) | Action::Recover { .. } | Action::Close => replace(state, action),
        Action::Discard(action) if state.is_at_post() => posting::lose(state, *action),
        Action::Discard(action) => {
            state.view.dialog = None;
            carry_out(state, *action)
        }
        Action::SaveFirst(action) => {
            let effects = if state.is_at_post() { posting::save(state) } else { save(state) };
            state.view.after_save = Some(*action);
            effects
        }
        Action::Save if state.is_at_post() => posting::save(state),
        Action::Save => save(state),
        Action::SaveAs(path) if state.is_at_post() => {
            state.view.save_path = Some(path.clone());
            let known = state.view.post.as_ref().and_then(|post| post.written.as_ref());
            let is_own = known.is_some_and(|written| written.path.as_ref() == Some(&path));
            posting::save_in(path, is_own)
        }
        Action::Overwrite(path) if state.is_at_post() => posting::save_in(path, true),
        // The dialog stays open and shows this path until the project has been saved at it.
        Action::SaveAs(path) => {
            state.view.save_path = Some(path.clone());
            if state.document.path() == Some(path.as_path()) { vec![write(state, path)] } else { vec![write_new(state, path)] }
        }
        Action::Overwrite(path) => {
            state.view.save_path = Some(path.clone());
            vec![write(state, path)]
        }
        Action::RecoverSheet(left_over) => {
            close_recovery(&mut state.view);
            vec![Effect::AtPost(AtPost::Recover(left_over))]
        }
        Action::ForgetRecovered(at) => {
            state.view.dialog = next_left_over(&mut state.view);
            vec![Effect::DiscardLeftOver(at)]
        }
        Action::Reload if matches!(&state.view.dialog, Some(Dialog::ChangedOnDisk { path, .. }) if state.document.path() != Some(path)) =>
        {
            let Some(Dialog::ChangedOnDisk { path, .. }) = state.view.dialog.take() else { return Vec::new() };
            posting::open(state, path)
        }
        Action::Reload => {
            (state.view.dialog, state.view.after_save) = (None, None);
            state.view.given_up = Some(Arc::clone(state.document.project()));
            state.document.path().map(|path| Effect::Load(path.into())).into_iter().collect()
        }
        Action::KeepOwn => {
            let asked = state.view.dialog.take();
            state.document.keep_own();
            // If the question was asked because the user wanted to save, the project is saved now.
            if matches!(asked, Some(Dialog::ChangedOnDisk { on_save: true, .. })) { save(state) } else { Vec::new() }
        }
        other => apply(state, other),
    }
}

/// Closes the open dialog, and forgets the action that was to follow it.
pub fn dismiss(view: &mut View) {
    if let Some(Dialog::Unsaved(next) | Dialog::UnkeptGame(next)) = &view.dialog
        && let Action::Open(path) = &**next
    {
        files::refuse(path);
    }
    let next = next_left_over(view);
    (view.dialog, view.after_save, view.save_path, view.start_at) = (next, None, None, None);
}

/// The question about the next leftover autosave, if the open dialog asks about one and there is another; otherwise `None`.
fn next_left_over(view: &mut View) -> Option<Dialog> {
    let is_of_that = matches!(view.dialog, Some(Dialog::Recover { .. } | Dialog::RecoverSheet(_)));
    (is_of_that && !view.left_over.is_empty()).then(|| view.left_over.remove(0))
}

/// Closes the question about leftover autosaves after the user has chosen one of them; the others are offered at the next start.
fn close_recovery(view: &mut View) {
    view.dialog = None;
    view.left_over.clear();
}

/// Saves the project in a new file.
pub fn write_new(state: &mut State, path: PathBuf) -> Effect {
    let project = Arc::clone(state.document.project());
    state.view.saving = Some(Arc::clone(&project));
    Effect::WriteNew(path, project)
}

/// Carries out an action that replaces the project. Asks the user first if changes or a game that was played by hand would be lost. If a save is
/// running, the action waits for it.
pub fn replace(state: &mut State, action: Action) -> Vec<Effect> {
    if let Some(effects) = posting::leave_first(state, &action) {
        return effects;
    }
    if state.view.table_status.unkept {
        state.view.dialog = Some(Dialog::UnkeptGame(Box::new(action)));
        return Vec::new();
    }
    let saving = state.view.saving.as_ref().is_some_and(|saving| Arc::ptr_eq(saving, state.document.project()));
    if state.document.is_saved() {
        carry_out(state, action)
    } else if saving {
        state.view.after_save = Some(action);
        state.notify("The project is being saved first.");
        Vec::new()
    } else {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(action)));
        Vec::new()
    }
}

/// Carries out an action that replaces the project, without asking.
fn carry_out(state: &mut State, action: Action) -> Vec<Effect> {
    if let Action::Follow(project) = action {
        // A link may arrive while a dialog offers leftover autosaves; that dialog stays open.
        state.view.dialog.take_if(|dialog| !matches!(dialog, Dialog::Recover { .. }));
        state.view.start_at = None;
        put_in_place(state, Document::recovered(&project, games::things));
        return Vec::new();
    }
    if let Action::Recover { project, at } = action {
        close_recovery(&mut state.view);
        put_in_place(state, Document::recovered(&project, games::things));
        return vec![Effect::KeepLeftOver(at)];
    }
    state.view.dialog = None;
    state.view.given_up = Some(Arc::clone(state.document.project()));
    match action {
        Action::New(game, template) => vec![Effect::Template(game, template)],
        Action::Open(path) => vec![Effect::Load(path)],
        Action::Close => {
            // The changes are saved, or the user does not want them.
            vec![Effect::DiscardAutosave, Effect::Close]
        }
        other => apply(state, other),
    }
}

/// Replaces the open project by another one.
pub fn put_in_place(state: &mut State, document: Document) {
    state.view.given_up = None;
    if document.project().content.game() != state.document.project().content.game() {
        state.view.turn_to_another_game();
    }
    // The game on the table belongs to the old project.
    if state.is_at_table() {
        state.view.desk = DeskMode::Design;
    }
    state.document = document;
    (state.view.printing, state.view.has_printed) = (false, false);
    state.view.show_problems_of(&state.document);
    state.notice = None;
    state.view.jump = true;
}

fn save(state: &mut State) -> Vec<Effect> {
    let file = state.document.path().map(PathBuf::from);
    // A version that another program has written is not replaced before the user agrees.
    if let Some(path) = file.clone().filter(|_| state.document.newer().is_some()) {
        state.view.dialog = Some(Dialog::ChangedOnDisk { path, on_save: true });
        return Vec::new();
    }
    state.view.dialog = if file.is_none() { Some(Dialog::SaveAs) } else { None };
    file.into_iter().map(|path| write(state, path)).collect()
}

fn write(state: &mut State, path: PathBuf) -> Effect {
    let project = Arc::clone(state.document.project());
    // If an earlier save is still running, the version that it writes is not known yet.
    let known = state.document.known().filter(|(file, _)| *file == path && state.view.saving.is_none());
    state.view.saving = Some(Arc::clone(&project));
    Effect::Write(path, project, known.map(|(_, version)| version))
}

/// Whether another project may replace the open one: nothing would be lost, or the user has agreed to lose the open project in its present state.
/// That agreement does not cover a game or a sheet of orders that the user began while the other project was being read.
pub fn may_be_replaced(state: &State) -> bool {
    let agreed = state.view.given_up.as_ref().is_some_and(|given_up| Arc::ptr_eq(given_up, state.document.project()));
    let is_written = state.view.post.as_ref().is_some_and(PostStatus::is_unsaved);
    (agreed || state.document.is_saved()) && !is_written && !state.view.table_status.unkept
}

/// Asks the system for the path that the open dialog needs. The suggested name is the name of the project, or of the text at the desk of a game by
/// post.
pub fn browse(state: &State) -> Vec<Effect> {
    let written = state.view.post.as_ref().and_then(|post| post.written.as_ref());
    let known = state.view.save_path.as_deref().or(written.map(|written| written.suggested.as_path())).or(state.document.path());
    let name = known.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_else(|| state.document.suggested_name());
    state.view.dialog.iter().cloned().map(|dialog| Effect::Browse(dialog.into(), name.clone())).collect()
}

/// Deletes files. A project that is open stays on the screen, but then has no file.
pub fn delete(state: &mut State, paths: Vec<PathBuf>) -> Vec<Effect> {
    state.settings.forget(&paths);
    if state.document.path().is_some_and(|path| paths.iter().any(|deleted| deleted == path)) {
        state.document.differ();
    }
    state.view.dialog = Some(Dialog::KeptFiles);
    vec![Effect::DeleteFiles(paths), Effect::KeepSettings]
}

pub fn remember(state: &mut State, path: &Path) -> Vec<Effect> {
    state.settings.remember(path);
    vec![Effect::KeepSettings]
}
