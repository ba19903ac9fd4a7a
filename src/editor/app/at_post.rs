//! What commands do at the desk of a game by post, which no state holds: it is remembered like any other desk.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::App;
use crate::editor::action::{Action, AtPost, Report};
use crate::editor::applier::Effect;
use crate::editor::autosave::{Autosave, Due};
use crate::editor::jobs::{Job, Kind};
use crate::editor::{desks, effects};

impl App {
    /// Notes how the desk stands.
    pub(super) fn look_at_post(&mut self) {
        self.state.view.post = self.memory.post.as_ref().map(|desk| desk.status());
    }

    /// Does what was asked at the desk.
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
            let desks = desks::game::by_post(file.game).ok_or_else(|| format!("{} is not played by post.", file.game.title()))?;
            let desk = desks.open(file).map_err(|error| error.to_string())?;
            self.sheet_autosave = Some(Autosave::new(desk.bytes()));
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
            AtPost::Recover(bytes) => {
                desk.recover(&bytes);
                self.sheet_autosave.as_mut().map(Autosave::go_on).unwrap_or_default();
            }
            AtPost::Leave => {
                let beside = desk.status().written.map(|written| written.suggested);
                self.memory.post = None;
                // Whoever leaves the desk has saved what is on it, or does not want it.
                if self.sheet_autosave.take().is_some_and(|autosave| autosave.is_written())
                    && let Some(path) = beside
                {
                    self.carry_out(context, Effect::DiscardAutosave(path));
                }
            }
            AtPost::Open(_) => {}
        }
        Ok(())
    }

    /// What is written at the desk and not saved, with the file that it is to be, beside which it is saved by itself; none where what was left over
    /// there from the last time is neither taken nor thrown away yet, which is not written over.
    pub(super) fn unsaved_sheet(&self) -> Option<(PathBuf, Arc<[u8]>)> {
        let desk = self.memory.post.as_ref()?;
        let written = desk.status().written.filter(|written| !written.is_saved)?;
        let is_free = !self.state.view.left_over.contains(&written.suggested);
        is_free.then(|| (written.suggested, desk.bytes()))
    }

    /// Saves what is written at the desk and not saved, a few seconds after a change.
    pub(super) fn autosave_sheet(&mut self, context: &Context) {
        let Some(written) = self.state.view.post.as_ref().and_then(|post| post.written.clone()) else { return };
        let unsaved = self.unsaved_sheet();
        let (Some(desk), Some(autosave)) = (&self.memory.post, &mut self.sheet_autosave) else { return };
        match autosave.due(&desk.bytes(), unsaved.is_none(), context.input(|input| input.time)) {
            Due::Never => {}
            Due::In(time) => context.request_repaint_after(time),
            Due::Discard => self.carry_out(context, Effect::DiscardAutosave(written.suggested)),
            Due::Now => {
                let Some((path, bytes)) = unsaved else { return };
                self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| effects::autosave_sheet(&path, &bytes));
            }
        }
    }
}
