//! Autosaves of the project: a second after a change, and at once if the window may be gone the next moment.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::App;
use crate::editor::autosave::{self, Due, Turn};
use crate::editor::effects;
use crate::editor::jobs::{Job, Kind};
use crate::machine;

impl App {
    /// Autosaves at once, since the window may be gone the next moment; returns whether anything would be lost with the window.
    pub fn keep_unsaved(&mut self) -> bool {
        if !machine::breaking_down() {
            self.opening.end();
        }
        let is_saved = self.state.document.is_saved();
        // If this fails, there may be no window left to report it.
        let project = self.state.document.project();
        // A tab that is left again and again is not saved each time.
        if let Some(path) = self.state.autosave_beside().filter(|path| !is_saved && !self.autosave.holds(path, project)) {
            let _ = effects::autosave(&path, project, &self.autosave.keep(project));
        }
        let sheet = self.unsaved_sheet();
        if let (Some((path, bytes)), Some(autosave)) = (&sheet, &mut self.sheet_autosave) {
            let _ = effects::autosave_sheet(path, bytes, &autosave.keep(bytes));
        }
        !is_saved || sheet.is_some() || self.state.view.table_status.unkept
    }

    /// Autosaves the project beside its file, a second after a change.
    pub(super) fn autosave(&mut self, context: &Context) {
        let (project, is_saved) = (self.state.document.project(), self.state.document.is_saved());
        let busy = self.keeping.is_some_and(|job| self.jobs.is_running(job));
        match self.autosave.due(project, is_saved, busy, context.input(|input| input.time)) {
            Due::Never => {}
            Due::In(time) => context.request_repaint_after(time),
            Due::Discard => {
                let turn = self.autosave.discard();
                self.discard(context, turn);
            }
            Due::Now => {
                let Some(path) = self.state.autosave_beside() else { return };
                let (project, turn) = (Arc::clone(project), self.autosave.keep(project));
                let job = Job::new(Kind::Writing, "");
                self.keeping = Some(self.jobs.start(context, job, move |_| effects::autosave(&path, &project, &turn)));
            }
        }
        let longer = Some(self.autosave.patience()).filter(|patience| *patience > autosave::AFTER && !machine::IS_PAGE);
        self.state.view.saved_after = longer.map(|patience| patience.as_secs());
    }

    /// Deletes the autosave, after all writes that are still running.
    pub(super) fn discard<T: ?Sized + Send + Sync + 'static>(&mut self, context: &Context, turn: Turn<T>) {
        self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| effects::discard(&turn));
    }

    /// Autosaves at once a recovered project, and deletes the leftover from which it was recovered.
    pub(super) fn keep_left_over(&mut self, context: &Context, at: PathBuf) {
        let Some(path) = self.state.autosave_beside() else { return };
        let project = Arc::clone(self.state.document.project());
        let turn = self.autosave.keep(&project);
        self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| {
            effects::kept_elsewhere(effects::autosave(&path, &project, &turn), &at)
        });
    }
}
