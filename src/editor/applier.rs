//! Applies actions: a function from a state and an action to a state, and to what has to be asked of the disk.
//!
//! Nothing here reads a file, a clock or a screen. What the disk answers comes back as [`Report`]s.

mod choosing;
pub mod mending;
mod view;

use std::path::PathBuf;
use std::sync::Arc;

use super::action::{Action, Change, Report, Step};
use super::desks;
use super::document::Document;
use super::jobs::JobId;
use super::state::{DeskMode, Dialog, Drafted, State};
use crate::project::{Intended, Project};
use crate::rules::{Fix, Place, Refusal};
use crate::sheets::Request;

/// What has to be done outside: on the disk, or to the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Read a file.
    Load(PathBuf),
    /// Read a template.
    Template(String),
    /// Save a project.
    Write(PathBuf, Arc<Project>),
    /// Ask the system for a path for this dialog.
    Browse(Dialog),
    /// Write pages into a folder.
    Print(Arc<Project>, Box<Request>, PathBuf),
    /// Read a picture, for a thing to wear where one is named.
    ReadPicture(PathBuf, Option<Place>),
    /// Work out what all safe fixes make of a project.
    Mend(Arc<Project>),
    /// Keep the settings.
    KeepSettings,
    /// Take away what was saved by itself beside this file.
    DiscardAutosave(PathBuf),
    /// Save this by itself beside the first file, and only then take away what lies beside the second.
    MoveAutosave(Option<PathBuf>, PathBuf, Arc<Project>),
    /// Put a text on the clipboard.
    Copy(String),
    /// Ask for what is on the clipboard.
    AskPaste,
    /// Stop a job beside the window.
    Cancel(JobId),
    /// Close the window.
    Close,
}

/// Applies an action and tells what has to be done outside.
pub fn apply(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::Change(change) => apply_change(state, change),
        Action::Settle => state.document.settle(),
        Action::Undo => state.document.undo(),
        Action::Redo => state.document.redo(),
        Action::ApplyFix(fix) => apply_change(state, change_of(&fix)),
        Action::PreviewFix(fix) => mending::preview(state, fix),
        Action::PreviewSafeFixes => return mending::preview_all(state),
        Action::ApplyAllSafeFixes => mending::apply_all_safe_fixes(state),
        Action::Choose(place, how) => choosing::choose(state, &place, how),
        Action::Paste(text) => paste(state, &text),
        Action::Copy => {
            let places = state.chosen();
            return desks::copy(&state.document.project().content, &places).map(Effect::Copy).into_iter().collect();
        }
        Action::CopyText(text) => return vec![Effect::Copy(text)],
        Action::AskPaste => return vec![Effect::AskPaste],
        Action::Select(place) => {
            state.view.chosen.clear();
            state.document.select(&place);
            state.view.desk = DeskMode::Design;
            state.view.jump = true;
        }
        Action::ShowDesk(_)
        | Action::ShowSheets(_)
        | Action::ShowSeverity(..)
        | Action::ShowProblems(_)
        | Action::ShowOutline(_)
        | Action::ShowInspector(_)
        | Action::Search(_) => view::show(&mut state.view, action),
        Action::PointAt(place) => state.document.select(&place),
        Action::Ask(dialog) => {
            if let Dialog::Tour(stop) = dialog {
                view::unfold(&mut state.view, stop);
            }
            state.view.dialog = Some(dialog);
        }
        Action::Dismiss => (state.view.dialog, state.view.after_save) = (None, None),
        Action::DismissNotice => state.notice = None,
        Action::New(_) | Action::Open(_) | Action::Close => return replace(state, action),
        Action::Discard(action) => {
            state.view.dialog = None;
            return carry_out(state, *action);
        }
        Action::SaveFirst(action) => {
            let effects = save(state);
            state.view.after_save = Some(*action);
            return effects;
        }
        Action::Save => return save(state),
        Action::SaveAs(path) => {
            state.view.dialog = None;
            return vec![write(state, path)];
        }
        Action::Recover { project, path } => {
            state.document = Document::recovered(&project);
            state.view.dialog = None;
            return vec![Effect::MoveAutosave(state.settings.untitled(), path, project)];
        }
        Action::ForgetRecovered(path) => {
            state.view.dialog = None;
            return vec![Effect::DiscardAutosave(path)];
        }
        Action::Reload => {
            state.view.dialog = None;
            state.view.given_up = Some(Arc::clone(state.document.project()));
            return state.document.path().map(|path| Effect::Load(path.into())).into_iter().collect();
        }
        Action::KeepOwn => {
            state.view.dialog = None;
            state.document.keep_own();
        }
        Action::Browse => return state.view.dialog.iter().cloned().map(Effect::Browse).collect(),
        Action::Draft(draft) => state.view.dialog = Some(Dialog::Print(draft)),
        Action::KeepChoices => {
            keep_choices(state);
        }
        Action::Print(folder) => {
            let Some(draft) = keep_choices(state) else { return Vec::new() };
            state.settings.export_folder = Some(folder.clone());
            let request = Box::new(draft.request(&state.settings));
            return vec![Effect::Print(Arc::clone(state.document.project()), request, folder), Effect::KeepSettings];
        }
        Action::Cancel(job) => return vec![Effect::Cancel(job)],
        Action::ImportPicture(path, thing) => {
            state.view.dialog = None;
            return vec![Effect::ReadPicture(path, thing)];
        }
        Action::EndTour
        | Action::SetKeys(_)
        | Action::SetPrinters(_)
        | Action::SetTheme(_)
        | Action::ShowWelcome(_)
        | Action::SetScale(_) => {
            // Whoever refuses the tour may have been asked on the first page, which stays.
            state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::Tour(_)));
            view::set(&mut state.settings, action);
            return vec![Effect::KeepSettings];
        }
        Action::Report(report) => return take_in(state, report),
    }
    Vec::new()
}

/// Adds what stands in a table, as one step.
fn paste(state: &mut State, text: &str) {
    match desks::paste(&state.document.project().content, text) {
        Ok(pasted) => {
            apply_change(state, Change::edits("Paste ships", pasted.edits).then_select(pasted.first));
            state.tell(format!("{}.", pasted.summary));
        }
        Err(sentence) => state.fail(sentence),
    }
}

/// Takes the choices of the print dialog into the project, as one step where they are new, and closes it.
fn keep_choices(state: &mut State) -> Option<Drafted> {
    let Some(Dialog::Print(draft)) = state.view.dialog.take() else { return None };
    let choices = vec![Step::Print(Arc::new(draft.kept()))];
    apply_change(state, Change { label: "Choose how to print".into(), steps: choices, gesture: None, select: None });
    state.view.last_print = Some(draft.clone());
    Some(draft)
}

/// The change that a fix makes.
#[must_use]
pub fn change_of(fix: &Fix) -> Change {
    Change::edits(fix.title.clone(), fix.edits.iter().cloned())
}

fn apply_change(state: &mut State, change: Change) {
    match changed(state.document.project(), &change.steps) {
        Ok(project) => {
            state.document.record(change.label, project, change.gesture);
            if matches!(state.view.dialog, Some(Dialog::Fix { .. } | Dialog::Intend(_) | Dialog::BlueBook(_))) {
                state.view.dialog = None;
            }
            if let Some(place) = change.select {
                state.view.chosen.clear();
                state.document.select(&place);
                state.view.jump = true;
                state.view.desk = DeskMode::Design;
            }
        }
        Err(refusal) => state.fail(format!("{} is not possible: {refusal}.", change.label)),
    }
}

/// The project after all steps, or none of them.
fn changed(project: &Arc<Project>, steps: &[Step]) -> Result<Project, Refusal> {
    let mut project = Project::clone(project);
    for step in steps {
        match step {
            Step::Edit(edit) => project.content.apply(edit)?,
            Step::Title(title) => project.title.clone_from(title),
            Step::Intended(intended) => {
                Intended::BOUND.allow(intended.len())?;
                project.intended.clone_from(intended);
            }
            Step::Print(choices) => project.print = Arc::clone(choices),
            Step::Picture(change) => {
                project.pictures.apply(change.clone(), "picture")?;
            }
        }
    }
    Ok(project)
}

/// Asks first where an action would lose changes. What is being saved this very moment is waited for.
fn replace(state: &mut State, action: Action) -> Vec<Effect> {
    let saving = state.view.saving.as_ref().is_some_and(|saving| Arc::ptr_eq(saving, state.document.project()));
    if state.document.is_saved() {
        carry_out(state, action)
    } else if saving {
        state.view.after_save = Some(action);
        state.tell("The project is being saved first.");
        Vec::new()
    } else {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(action)));
        Vec::new()
    }
}

/// Carries out an action that changes are lost by, whether or not there are any.
fn carry_out(state: &mut State, action: Action) -> Vec<Effect> {
    state.view.dialog = None;
    state.view.given_up = Some(Arc::clone(state.document.project()));
    match action {
        Action::New(template) => vec![Effect::Template(template)],
        Action::Open(path) => vec![Effect::Load(path)],
        Action::Close => {
            let mut effects = discard_autosaves(state);
            effects.push(Effect::Close);
            effects
        }
        other => apply(state, other),
    }
}

/// Takes away what was saved by itself of the open project, which is saved or not wanted.
fn discard_autosaves(state: &State) -> Vec<Effect> {
    let own = state.document.path().map(PathBuf::from);
    own.into_iter().chain(state.settings.untitled()).map(Effect::DiscardAutosave).collect()
}

fn save(state: &mut State) -> Vec<Effect> {
    let file = state.document.path().map(PathBuf::from);
    state.view.dialog = if file.is_none() { Some(Dialog::SaveAs) } else { None };
    file.into_iter().map(|path| write(state, path)).collect()
}

fn write(state: &mut State, path: PathBuf) -> Effect {
    let project = Arc::clone(state.document.project());
    state.view.saving = Some(Arc::clone(&project));
    Effect::Write(path, project)
}

fn take_in(state: &mut State, report: Report) -> Vec<Effect> {
    match report {
        Report::Opened { .. } if !may_be_replaced(state) => {
            // What was changed here while another project was being read.
            state.view.dialog = Some(Dialog::Unsaved(Box::new(Action::Report(report))));
        }
        Report::Opened { project, path, stamp } => {
            state.view.given_up = None;
            state.document = Document::new(project, path.clone());
            state.document.seen(stamp);
            state.notice = None;
            // What greets the user, or offers what was left over, is not answered by a project that has come in meanwhile.
            if !matches!(state.view.dialog, Some(Dialog::Welcome | Dialog::Recover { .. })) {
                state.view.dialog = None;
            }
            state.view.jump = true;
            return path.into_iter().flat_map(|path| remember(state, path)).collect();
        }
        Report::Saved { project, path, stamp } => {
            state.view.saving = None;
            state.document.saved(&project, path.clone());
            state.document.seen(stamp);
            state.tell(format!("Saved in {}.", path.display()));
            // What was changed while it was being saved is still saved nowhere else.
            let mut effects = if state.document.is_saved() { discard_autosaves(state) } else { Vec::new() };
            effects.extend(remember(state, path));
            if let Some(next) = state.view.after_save.take() {
                effects.extend(replace(state, next));
            }
            return effects;
        }
        Report::Recovered { project, path } => state.view.dialog = Some(Dialog::Recover { project, path }),
        // Another question is answered first; the file is looked at again after that.
        Report::ChangedOnDisk { path, stamp } if state.view.dialog.is_none() && state.document.path() == Some(&path) => {
            state.document.seen(Some(stamp));
            state.view.dialog = Some(Dialog::ChangedOnDisk(path));
        }
        Report::ChangedOnDisk { .. } => {}
        Report::PictureRead { picture, thing } => {
            let change = desks::pictures::import(state.document.project(), picture, thing.as_ref());
            if thing.is_none() {
                state.tell("The picture is in the project now; a ship can wear it as its counter picture.");
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
            Some(Dialog::Print(_)) => {
                state.settings.export_folder = Some(path);
                return vec![Effect::KeepSettings];
            }
            _ => {}
        },
        Report::Printed { files, folder } => {
            let what = if files == 1 { "file was" } else { "files were" };
            state.tell(format!("{files} {what} written into {}.", folder.display()));
        }
        Report::Checked(checked) => state.document.take_in(*checked),
        Report::Mended(mended) => mending::show(state, mended),
        Report::Cancelled(sentence) => state.tell(sentence),
        Report::Failed(sentence) => {
            (state.view.after_save, state.view.saving) = (None, None);
            state.fail(sentence);
        }
    }
    Vec::new()
}

/// Whether another project may take the place of the open one: nothing is lost, or the user has agreed to lose what is here now.
fn may_be_replaced(state: &State) -> bool {
    let agreed = state.view.given_up.as_ref().is_some_and(|given_up| Arc::ptr_eq(given_up, state.document.project()));
    agreed || state.document.is_saved()
}

fn remember(state: &mut State, path: PathBuf) -> Vec<Effect> {
    state.settings.remember(path);
    vec![Effect::KeepSettings]
}

#[cfg(test)]
mod tests;
