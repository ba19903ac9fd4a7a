//! Applies actions: from a state and an action it makes the new state and the requests to the disk or the window.
//!
//! Nothing here reads a file, a clock or a screen. Answers from the disk come back as [`Action::Report`]s.

mod choosing;
mod copying;
pub mod fixing;
mod keeping;
mod playing;
mod posting;
mod reports;
mod tables;
mod touring;
mod view;

use std::mem::discriminant;
use std::path::PathBuf;
use std::sync::Arc;

use super::action::{Action, AtPost, AtTable, Change, DeskMode, Dialog, ExportDraft, MadePages, Papers, PrintDraft, Step};
use super::document::Document;
use super::file_version::FileVersion;
use super::job_status::JobId;
use super::running_level::RunningLevel;
use super::running_playtest::RunningPlaytest;
use super::state::State;
use super::things;
use crate::project::{Fix, Game, Intended, Kept, Place, PrintChoices, Project};
use crate::rules::{Refusal, counted};
use crate::sheets::{self, Request};

/// An effect of an action: a request to the disk or to the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Read the file of a project, or of a game by post.
    Load(PathBuf),
    /// Put the keyboard focus into the next region of the window, or into the previous one.
    GoToRegion {
        /// Whether to go to the next region; otherwise to the previous one.
        forwards: bool,
    },
    /// Put the keyboard focus into the desk, the view in the middle of the window.
    GoToDesk,
    /// Read the template of a game with this name.
    Template(Game, String),
    /// Save a project. If a version is given, it is the version of the file that the window knows, and the save replaces only that version.
    Write(PathBuf, Arc<Project>, Option<FileVersion>),
    /// Save a project in a new file.
    WriteNew(PathBuf, Arc<Project>),
    /// Ask the system for the path that this dialog needs. If a file is to be written, suggest this name for it.
    Browse(Box<Dialog>, String),
    /// Write the requested pages of a project into a folder.
    Print(Arc<Project>, Box<Request>, PathBuf),
    /// Write pages or tables into a folder: of the whole project if no things are listed, otherwise of the listed things.
    Export(Arc<Project>, Box<ExportDraft>, Vec<Place>, PathBuf),
    /// Write files into a folder even if others with the same names are there. Of the replaced files, those that Drydock has not written are kept
    /// beside the new ones.
    Replace(Papers, PathBuf),
    /// Ask the system to show a folder in its file manager.
    OpenFolder(PathBuf),
    /// Read a picture, and give it to a thing if one is named.
    ReadPicture(PathBuf, Option<Place>),
    /// Read the file of a table that is to be imported.
    ReadTable(PathBuf),
    /// Play the games of a playtest.
    Playtest(RunningPlaytest),
    /// Find what would level the scenario of a playtest, that is, make it fair.
    Level(RunningLevel),
    /// Write pages that have been laid out already, those of a playtest or of a game, into a folder.
    PrintPages(Arc<Project>, MadePages, PathBuf),
    /// Check a project that is too large to be checked while a frame is drawn.
    Check(Arc<Project>),
    /// Apply all safe fixes to a copy of a project, to show the user the result.
    WorkOutFixes(Arc<Project>),
    /// Save the settings.
    KeepSettings,
    /// Delete files together with the previous versions and autosaves beside them.
    DeleteFiles(Vec<PathBuf>),
    /// Delete this window's autosave of the project.
    DiscardAutosave,
    /// Delete the leftover autosave at this path.
    DiscardLeftOver(PathBuf),
    /// Autosave the project at once, and only then delete its leftover autosave at this path.
    KeepLeftOver(PathBuf),
    /// Put a text on the clipboard.
    Copy(String),
    /// Ask for the contents of the clipboard.
    AskPaste,
    /// Stop a job in the background.
    Cancel(JobId),
    /// Carry out a request about the game on the table, the view for playing.
    AtTable(AtTable),
    /// Carry out a request at the desk of a game by post.
    AtPost(AtPost),
    /// Save the text that is written at the desk of a game by post.
    WriteBytes {
        /// The path at which the text is saved.
        path: PathBuf,
        /// The text, as the bytes of its file.
        bytes: Arc<[u8]>,
        /// Whether the file may replace another one.
        replace: bool,
    },
    /// Apply this action once the effects before it are done.
    Then(Box<Action>),
    /// Close the window.
    Close,
}

/// Shows the table with all rows of a kind; `number` is the index of that kind among the game's kinds.
fn show_table(state: &mut State, number: usize) {
    state.view.table = Some((number, things::thing(state.document.place())));
    state.view.desk = DeskMode::Table;
}

/// Selects a thing and shows it on its desk.
fn select(state: &mut State, place: &Place) {
    state.view.chosen.clear();
    state.document.select(place);
    state.view.desk = DeskMode::Design;
    state.view.jump = true;
}

/// Applies an action, and returns the requests to the disk and to the window that follow from it.
pub fn apply(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::Change(change) => apply_change(state, change),
        Action::FinishStep => state.document.finish_step(),
        Action::CancelStep(gesture) => state.document.cancel(gesture),
        Action::Undo | Action::Redo | Action::LeavePost if state.is_at_post() => return posting::do_at_desk(state, &action),
        // No desk of a game by post is open, so there is nothing to leave.
        Action::LeavePost => {}
        Action::Undo => go(state, Document::undo),
        Action::Redo => go(state, Document::redo),
        Action::ApplyFix(fix) => apply_change(state, change_of(&fix)),
        Action::PreviewFix(fix) => fixing::preview(state, fix),
        Action::PreviewSafeFixes => return fixing::preview_all(state),
        Action::ApplyAllSafeFixes => fixing::apply_all_safe_fixes(state),
        Action::Find => (state.view.outline, state.view.finds) = (true, true),
        Action::GoToRegion { forwards } => return vec![Effect::GoToRegion { forwards }],
        Action::GoToDesk => return vec![Effect::GoToDesk],
        Action::Choose(place, how) => choosing::choose(state, &place, how),
        Action::Paste(_) | Action::TakeTable(..) | Action::ImportTable(_) => return tables::take_in(state, action),
        Action::Copy | Action::CopyText(_) | Action::CopyLink | Action::CopyThingsLink => return copying::copy(state, action),
        Action::AskPaste => return vec![Effect::AskPaste],
        Action::Select(place) => select(state, &place),
        Action::ShowTable(number) => show_table(state, number),
        Action::ShowDesk(DeskMode::Print) => preview(state),
        Action::ShowDesk(_)
        | Action::ShowSheets(_)
        | Action::ShowSeverity(..)
        | Action::ShowBottom(_)
        | Action::ShowIn(_)
        | Action::ShowOutline(_)
        | Action::ShowInspector(_)
        | Action::GoToFinding
        | Action::Search(_) => view::show(&mut state.view, action),
        Action::SetPlaytest(_)
        | Action::StartPlaytest
        | Action::PausePlaytest(_)
        | Action::CancelPlaytest
        | Action::FindLevel
        | Action::CancelLevel
        | Action::PrintReport(_)
        | Action::PrintGame(_)
        | Action::PrintPages(..)
        | Action::PlayScenario(_)
        | Action::AtTable(_)
        | Action::KeepGameFirst(_)
        | Action::DropGame(_)
        | Action::Keep(_)
        | Action::KeepPlaytest
        | Action::ShowKept(_) => return playing::play(state, action),
        Action::PointAt(place) => state.document.select(&place),
        Action::Ask(dialog) => ask(state, dialog),
        Action::Dismiss => keeping::dismiss(&mut state.view),
        Action::DismissNotice => state.notice = None,
        Action::New(..)
        | Action::Open(_)
        | Action::Follow(_)
        | Action::Close
        | Action::Discard(_)
        | Action::SaveFirst(_)
        | Action::Save
        | Action::SaveAs(_)
        | Action::Overwrite(_)
        | Action::Recover { .. }
        | Action::ForgetRecovered(_)
        | Action::RecoverSheet(_)
        | Action::Reload
        | Action::KeepOwn => return keeping::keep(state, action),
        Action::Browse => return keeping::browse(state),
        Action::DeleteFiles(paths) => return keeping::delete(state, paths),
        Action::Draft(draft) => state.view.dialog = Some(Dialog::Print(draft)),
        Action::KeepChoices => {
            keep_choices(state);
        }
        Action::Print(folder) => return print(state, folder),
        Action::Export(draft, folder) => return export(state, draft, folder),
        Action::Replace(papers, folder) => return write_over(state, papers, folder),
        Action::OpenFolder(folder) => return vec![Effect::OpenFolder(folder)],
        Action::Cancel(job) => return vec![Effect::Cancel(job)],
        Action::ImportPicture(path, thing) => return import_picture(state, path, thing),
        // The heights of the panels beside a game's board are saved only when the window closes, because they change many times while the user drags
        // a line between panels.
        Action::ShareTable(_) => view::set(&mut state.settings, action),
        Action::Fold(_) => {
            view::set(&mut state.settings, action);
            return vec![Effect::KeepSettings];
        }
        Action::EndTour
        | Action::SetKeys(_)
        | Action::SetPrinters(_)
        | Action::SetTheme(_)
        | Action::SetSpoken(_)
        | Action::SetStill(_)
        | Action::ShowWelcome(_)
        | Action::SetScale(_) => {
            // If the tour was begun from the welcome page, that page stays open.
            state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::Tour(_)));
            view::set(&mut state.settings, action);
            return vec![Effect::KeepSettings];
        }
        Action::PrintFirstPage(folder) => return touring::print(state, folder),
        Action::Report(report) => return reports::apply_report(state, report),
    }
    Vec::new()
}

/// Shows the pages as they print, beginning with the page that shows the selected thing.
fn preview(state: &mut State) {
    if state.view.desk != DeskMode::Print {
        let sheets = sheets::game::of(state.document.project().content.game());
        state.view.sheets = sheets.sheet_of(state.document.place()).or(state.view.sheets);
        state.view.jump = true;
    }
    state.view.desk = DeskMode::Print;
}

/// Closes the print dialog, and keeps its choices in the project, as one step if they have changed.
fn keep_choices(state: &mut State) -> Option<PrintDraft> {
    let Some(Dialog::Print(draft)) = state.view.dialog.take() else { return None };
    let kept = draft.kept();
    // Only the choices of how to print come from the dialog. Which kinds of sheet were printed last is not one of them and stays as it is in the
    // project.
    let choices = PrintChoices { printed: state.document.project().print.printed.clone(), ..kept.clone() };
    apply_change(state, Change::steps("Choose how to print", vec![Step::Print(Arc::new(choices))]));
    state.document.printed(&kept.printed);
    state.view.last_print = Some(draft.clone());
    Some(draft)
}

/// Keeps the choices of the print dialog in the project, and requests to write the pages.
fn print(state: &mut State, folder: PathBuf) -> Vec<Effect> {
    let Some(draft) = keep_choices(state) else { return Vec::new() };
    state.settings.export_folder = Some(folder.clone());
    state.view.printing = true;
    let request = Box::new(draft.request(&state.settings));
    vec![Effect::Print(Arc::clone(state.document.project()), request, folder), Effect::KeepSettings]
}

/// Requests to read a picture, if the game can show it.
fn import_picture(state: &mut State, path: PathBuf, thing: Option<Place>) -> Vec<Effect> {
    state.view.dialog = None;
    let game = state.document.project().content.game();
    if game.has_pictures() {
        return vec![Effect::ReadPicture(path, thing)];
    }
    state.notify(format!("A project for {} has no use for a picture: everything is drawn from what it is.", game.title()));
    Vec::new()
}

/// Requests to write pages or tables.
fn export(state: &mut State, draft: Box<ExportDraft>, folder: PathBuf) -> Vec<Effect> {
    state.view.dialog = None;
    state.settings.export_folder = Some(folder.clone());
    state.view.last_export = Some((*draft).clone());
    let project = Arc::clone(state.document.project());
    vec![Effect::Export(project, draft, state.chosen(), folder), Effect::KeepSettings]
}

/// Requests to write files again, after the user has agreed to replace the files that were in the way.
fn write_over(state: &mut State, papers: Papers, folder: PathBuf) -> Vec<Effect> {
    state.view.dialog = None;
    vec![Effect::Replace(papers, folder)]
}

/// The change to the project that a fix makes.
#[must_use]
pub fn change_of(fix: &Fix) -> Change {
    Change::edits(fix.title.clone(), fix.edits.iter().cloned())
}

/// Opens a dialog. An earlier message about a failure is closed, unless this dialog is open already.
fn ask(state: &mut State, dialog: Dialog) {
    if let Dialog::Tour(stop) = dialog {
        touring::prepare(state, stop);
    }
    if state.view.dialog.as_ref().is_none_or(|open| discriminant(open) != discriminant(&dialog)) {
        state.notice.take_if(|notice| notice.failed);
    }
    state.view.dialog = Some(dialog);
}

fn apply_change(state: &mut State, change: Change) {
    match changed(state.document.project(), &change.steps) {
        Ok(project) => {
            forget_what_undo_was_offered_for(state);
            // An earlier error no longer applies.
            state.notice.take_if(|notice| notice.failed);
            let findings = state.document.findings().len();
            state.document.record(change.label, project, change.gesture);
            if let Some(words) = change.says {
                let more = state.document.findings().len().saturating_sub(findings);
                let findings = if more > 0 { format!("; {} more", counted(more, "finding")) } else { String::new() };
                state.offer_undo(format!("{words}{findings}."));
            }
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

/// Undoes or redoes a step.
fn go(state: &mut State, step: fn(&mut Document)) {
    forget_what_undo_was_offered_for(state);
    // An earlier error may no longer apply.
    state.notice.take_if(|notice| notice.failed);
    step(&mut state.document);
}

/// Closes a message with an Undo button if the button would now undo another step than the one that the message is about.
fn forget_what_undo_was_offered_for(state: &mut State) {
    state.notice.take_if(|notice| notice.undo);
}

/// The project with all steps applied; if one of them is refused, the refusal instead.
fn changed(project: &Arc<Project>, steps: &[Step]) -> Result<Project, Refusal> {
    let mut project = Project::clone(project);
    for step in steps {
        match step {
            Step::Edit(edit) => project.content.apply(edit)?,
            Step::Title(title) => project.title.clone_from(title),
            Step::Plot(plot) => project.plot.clone_from(plot),
            Step::Intended(intended) => {
                Intended::BOUND.allow(intended.len())?;
                project.intended.clone_from(intended);
            }
            Step::Kept(kept) => {
                Kept::BOUND.allow(kept.len())?;
                project.kept.clone_from(kept);
            }
            Step::Print(choices) => project.print = Arc::clone(choices),
            Step::Picture(change) => {
                project.pictures.apply(change.clone(), "picture")?;
            }
        }
    }
    Ok(project)
}

#[cfg(test)]
mod tests;
