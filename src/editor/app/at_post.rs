//! Commands at the desk of a game by post, the view in which such a game is played. The desk is not in the state: it is kept in the window's memory,
//! like everything that desks remember.

use crate::editor::games;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::App;
use crate::editor::action::{Action, AtPost, Dialog, Report};
use crate::editor::applier::Effect;
use crate::editor::autosave::{Autosave, Due};
use crate::editor::effects;
use crate::editor::file_version::FileVersion;
use crate::editor::jobs::{Job, Kind};
use crate::project::{files, text};

impl App {
    /// Copies into the state what it must know of the desk of a game by post.
    pub(super) fn look_at_post(&mut self) {
        self.state.view.post = self.memory.post.as_ref().map(|desk| desk.status());
    }

    /// Carries out a request at the desk of a game by post.
    pub(super) fn at_post(&mut self, context: &Context, what: AtPost) {
        let done = self.done_at_post(context, what);
        self.look_at_post();
        if let Err(sentence) = done {
            self.apply(context, Action::Report(Report::Failed(sentence)));
        }
        context.request_repaint();
    }

    fn done_at_post(&mut self, context: &Context, what: AtPost) -> Result<(), String> {
        if let AtPost::Open(file) = &what {
            let desks = games::by_post(file.game).ok_or_else(|| format!("{} is not played by post.", file.game.title()))?;
            let desk = desks.open(file).map_err(|error| error.to_string())?;
            self.sheet_autosave = Some(Autosave::new(desk.bytes()));
            self.post_file = file.version.map(|version| (file.path.clone(), version));
            self.post_read = Arc::clone(&file.bytes);
            self.memory.post = Some(desk);
            return Ok(());
        }
        let Some(desk) = &mut self.memory.post else { return Ok(()) };
        match what {
            AtPost::Undo => desk.undo(),
            AtPost::Redo => desk.redo(),
            AtPost::Save { path, replace } => {
                let bytes = desk.bytes();
                self.carry_out(context, Effect::WriteBytes { path, bytes, replace });
            }
            AtPost::Saved { path, bytes } => desk.saved(&path, &bytes),
            AtPost::Take { path, bytes } => return desk.take(&path, &bytes),
            AtPost::Recover(left_over) => {
                desk.recover(&left_over.bytes);
                let bytes = desk.bytes();
                if let Some(autosave) = &mut self.sheet_autosave {
                    let turn = autosave.keep(&bytes);
                    self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| {
                        effects::kept_elsewhere(effects::autosave_sheet(&left_over.path, &bytes, &turn), &left_over.at)
                    });
                }
            }
            AtPost::Leave => {
                (self.memory.post, self.post_file) = (None, None);
                // The autosave is no longer needed: when the desk is left, its contents have been saved, or the user does not want them.
                if let Some(mut autosave) = self.sheet_autosave.take().filter(Autosave::is_written) {
                    self.discard(context, autosave.discard());
                }
            }
            AtPost::Open(_) => {}
        }
        Ok(())
    }

    /// The unsaved text at the desk of a game by post, with the path of the file in which it will be saved; the autosave is beside that path.
    pub(super) fn unsaved_sheet(&self) -> Option<(PathBuf, Arc<[u8]>)> {
        let desk = self.memory.post.as_ref()?;
        let written = desk.status().written.filter(|written| !written.is_saved)?;
        Some((written.suggested, desk.bytes()))
    }

    /// Autosaves the text at the desk of a game by post, a second after a change.
    pub(super) fn autosave_sheet(&mut self, context: &Context) {
        let unsaved = self.unsaved_sheet();
        let (Some(desk), Some(autosave)) = (&self.memory.post, &mut self.sheet_autosave) else { return };
        let bytes = desk.bytes();
        match autosave.due(&bytes, unsaved.is_none(), false, context.input(|input| input.time)) {
            Due::Never => {}
            Due::In(time) => context.request_repaint_after(time),
            Due::Discard => {
                let turn = autosave.discard();
                self.discard(context, turn);
            }
            Due::Now => {
                let Some((path, bytes)) = unsaved else { return };
                let turn = autosave.keep(&bytes);
                self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| effects::autosave_sheet(&path, &bytes, &turn));
            }
        }
    }

    /// Asks the user what to do if another program has written the file of the desk. If the desk itself has written it, the user is not asked.
    pub(super) fn look_at_changed_post(&mut self, path: &Path, version: FileVersion) {
        let Some(desk) = &self.memory.post else { return };
        // Work that the desk is doing now may have changed the file. The file is checked again after that work.
        if desk.is_busy() {
            return;
        }
        let known = desk.file().unwrap_or(&self.post_read);
        let is_same = files::read(path, text::MOST_BYTES).is_ok_and(|now| now == known);
        // If a dialog is open, the user answers it first.
        if !is_same && self.state.view.dialog.is_some() {
            return;
        }
        if !is_same {
            self.state.view.dialog = Some(Dialog::ChangedOnDisk { path: path.into(), on_save: false });
        }
        self.post_file = Some((path.into(), version));
    }
}
