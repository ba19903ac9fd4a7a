//! Autosaves of the project: a second after a change, and at once if the window may be gone the next moment, for example because the user leaves a
//! browser tab.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::App;
use crate::editor::autosave::{self, Due, Turn};
use crate::editor::effects;
use crate::editor::games;
use crate::editor::jobs::{Job, Kind};
use crate::machine;
use crate::project::Project;

/// The least time between two autosaves of a game, in seconds, because each autosave writes the whole game.
const GAME_AFTER: f64 = 1.0;

/// A project as it is autosaved, together with a game that is played by hand and not kept in the project.
pub struct WithGame {
    /// The project without the game that is played by hand, as it was at the last autosave of the game.
    of: Arc<Project>,
    /// The extent of the game at its last autosave, as in [`crate::editor::action::TableStatus::extent`]: how often a choice had been taken back, and
    /// how many actions the game had. The next field is the time of that autosave, in seconds of the window's clock.
    extent: (usize, usize),
    at: f64,
    project: Arc<Project>,
}

impl App {
    /// The project to autosave. A game that is played by hand and not kept in the project yet is added to it, so that the game is not lost either. If
    /// the game was autosaved less than a second before `now`, its state at that autosave is used.
    fn kept_beside(&mut self, now: Option<f64>) -> Arc<Project> {
        let project = Arc::clone(self.state.document.project());
        let status = self.state.view.table_status;
        if !status.unkept {
            self.with_game = None;
            return project;
        }
        if let Some(known) = self.with_game.as_ref().filter(|known| Arc::ptr_eq(&known.of, &project))
            && (known.extent == status.extent || now.is_some_and(|now| now < known.at + GAME_AFTER))
        {
            return Arc::clone(&known.project);
        }
        let table = games::desks(project.content.game()).table(&mut self.memory);
        let Some(Ok(game)) = table.map(|table| table.to_be_kept()) else { return project };
        let mut with = Project::clone(&project);
        with.kept.push(Arc::new(game.named_beside(&project.kept)));
        let with = Arc::new(with);
        let at = now.unwrap_or_default();
        self.with_game = Some(WithGame { of: project, extent: status.extent, at, project: Arc::clone(&with) });
        with
    }

    /// Autosaves at once, since the window may be gone the next moment; returns whether there are changes that are saved nowhere else.
    pub fn keep_unsaved(&mut self) -> bool {
        if !machine::breaking_down() {
            self.opening.end();
        }
        let is_saved = self.state.document.is_saved() && !self.state.view.table_status.unkept;
        // If this autosave fails, there may be no window left in which to report it.
        let project = &self.kept_beside(None);
        // Leaving a browser tab again and again without changes must not save the project each time.
        if let Some(path) = self.state.autosave_beside().filter(|path| !is_saved && !self.autosave.holds(path, project)) {
            let _ = effects::autosave(&path, project, &self.autosave.keep(project));
        }
        let sheet = self.unsaved_sheet();
        if let (Some((path, bytes)), Some(autosave)) = (&sheet, &mut self.sheet_autosave) {
            let _ = effects::autosave_sheet(path, bytes, &autosave.keep(bytes));
        }
        !is_saved || sheet.is_some()
    }

    /// Autosaves the project beside its file, a second after a change.
    pub(super) fn autosave(&mut self, context: &Context) {
        let now = context.input(|input| input.time);
        let is_saved = self.state.document.is_saved() && !self.state.view.table_status.unkept;
        let project = self.kept_beside(Some(now));
        if self.with_game.as_ref().is_some_and(|known| known.extent != self.state.view.table_status.extent) {
            context.request_repaint_after(Duration::from_secs_f64(GAME_AFTER));
        }
        let busy = self.keeping.is_some_and(|job| self.jobs.is_running(job));
        match self.autosave.due(&project, is_saved, busy, now) {
            Due::Never => {}
            Due::In(time) => context.request_repaint_after(time),
            Due::Discard => {
                let turn = self.autosave.discard();
                self.discard(context, turn);
            }
            Due::Now => {
                let Some(path) = self.state.autosave_beside() else { return };
                let turn = self.autosave.keep(&project);
                let job = Job::new(Kind::Writing, "");
                self.keeping = Some(self.jobs.start(context, job, move |_| effects::autosave(&path, &project, &turn)));
            }
        }
        let longer = Some(self.autosave.patience()).filter(|patience| *patience > autosave::AFTER && !machine::IS_PAGE);
        self.state.view.saved_after = longer.map(|patience| patience.as_secs());
    }

    /// Deletes the autosave once all running writes are over.
    pub(super) fn discard<T: ?Sized + Send + Sync + 'static>(&mut self, context: &Context, turn: Turn<T>) {
        self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| effects::discard(&turn));
    }

    /// Autosaves a recovered project at once, and then deletes the leftover from which it was recovered.
    pub(super) fn keep_left_over(&mut self, context: &Context, at: PathBuf) {
        let Some(path) = self.state.autosave_beside() else { return };
        let project = Arc::clone(self.state.document.project());
        let turn = self.autosave.keep(&project);
        self.jobs.start(context, Job::new(Kind::Writing, ""), move |_| {
            effects::kept_elsewhere(effects::autosave(&path, &project, &turn), &at)
        });
    }
}
