//! Requests to the window from outside: from the system, from the page around it, and by files that are dropped on it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, ViewportCommand};

use super::App;
use crate::editor::action::{Action, Dialog, Report};
use crate::editor::file_version::FileVersion;
use crate::editor::{desks, things};
use crate::machine::{self, Given};
use crate::project::{files, link};

impl App {
    /// The actions for requests from outside: to close the window, to open a file that was dropped on it, or to accept the answer to a question.
    pub(super) fn asked_from_outside(&self, context: &Context) -> Vec<Action> {
        let (close, dropped) = context.input(|input| {
            // Several sheets of orders may be dropped at once. Of other files, only the first is opened.
            let most = if self.state.is_at_post() { usize::MAX } else { 1 };
            let dropped: Vec<PathBuf> = input.raw.dropped_files.iter().map(|file| file.path().to_owned()).take(most).collect();
            (input.viewport().close_requested(), dropped)
        });
        let mut actions: Vec<Action> = dropped.into_iter().map(|path| self.action_for_dropped(path)).collect();
        if close && !self.closing {
            context.send_viewport_cmd(ViewportCommand::CancelClose);
            actions.push(Action::Close);
        }
        actions.extend(machine::given().into_iter().map(|given| match given {
            Given::Answer(path) => Action::Report(Report::Browsed(path)),
            Given::Dropped(path) => self.action_for_dropped(path),
            Given::Changed(path) => Action::Report(match FileVersion::of(&path) {
                Some(version) if self.state.document.path() == Some(&path) => {
                    Report::ChangedOnDisk { path, version, on_save: true }
                }
                _ => {
                    // Refusing the file in the browser restores the version that was saved here. The next save replaces the other program's version
                    // on disk.
                    files::refuse(&path);
                    let file = machine::shown_path(&path);
                    Report::Told(format!(
                        "Another program has changed {file}: it was not written, and what you saved is in this browser."
                    ))
                }
            }),
            Given::Link(letters) => match link::unpack(&letters) {
                Ok(project) => {
                    // The project in the link is shown, so a file that is still being read is not: it was requested before the link, perhaps only by
                    // the program's start.
                    self.loading.iter().for_each(|job| self.jobs.cancel(*job));
                    Action::Follow(Arc::new(project))
                }
                Err(error) => Action::Report(Report::Failed(error.to_string())),
            },
            Given::Told(sentence) => Action::Report(Report::Told(sentence)),
        }));
        // If the user has opened a file or followed a link to a project, the welcome page closes.
        let brings = |action: &Action| matches!(action, Action::Open(_) | Action::Follow(_));
        if matches!(self.state.view.dialog, Some(Dialog::Welcome)) && actions.iter().any(brings) {
            actions.insert(0, Action::Dismiss);
        }
        actions
    }

    /// The action for a file that was dropped on the window: a picture is given to the thing that is shown, a table is imported, and anything else is
    /// opened.
    fn action_for_dropped(&self, path: PathBuf) -> Action {
        if things::is_table(&path) {
            return Action::ImportTable(path);
        }
        if !desks::pictures::is_picture(&path) {
            return Action::Open(path);
        }
        let project = self.state.document.project();
        let thing = Some(self.state.document.place()).filter(|place| project.content.picture_edit(place, None).is_some());
        Action::ImportPicture(path, thing.map(things::thing))
    }
}
