//! The messages that float over the title of the project.

use std::path::PathBuf;

use super::State;

/// A message that floats over the title of the project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether the message is about a failure.
    pub failed: bool,
    /// The text, a whole sentence.
    pub text: String,
    /// Whether the message is about the last step, so that it has an Undo button.
    pub undo: bool,
    /// Whether the message is about the request made in the open dialog, which shows the message too.
    pub of_dialog: bool,
    /// The folder that the message is about; a button in the message opens it.
    pub folder: Option<PathBuf>,
    /// The number of the message, counted since the window was opened, so that a repeated message counts as new.
    pub number: u64,
}

impl State {
    /// Shows a message about a failure.
    pub fn fail(&mut self, text: impl Into<String>) {
        self.say(text.into(), true, false);
    }

    /// Shows a message about a failure that has nothing to do with the open dialog.
    pub fn fail_aside(&mut self, text: impl Into<String>) {
        self.fail(text);
        self.notice.iter_mut().for_each(|notice| notice.of_dialog = false);
    }

    /// The message that the request made in the open dialog has failed, if there is one.
    #[must_use]
    pub fn dialog_failure(&self) -> Option<&Notice> {
        self.notice.as_ref().filter(|notice| notice.failed && notice.of_dialog)
    }

    /// Shows a message.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.say(text.into(), false, false);
    }

    /// Shows a message about what the last step has done, with an Undo button.
    pub fn offer_undo(&mut self, text: impl Into<String>) {
        self.say(text.into(), false, true);
    }

    /// Shows a message about files written into a folder, with a button that shows the folder.
    pub fn offer_folder(&mut self, text: impl Into<String>, folder: PathBuf) {
        self.say(text.into(), false, false);
        if let Some(notice) = &mut self.notice {
            notice.folder = Some(folder);
        }
    }

    fn say(&mut self, text: String, failed: bool, undo: bool) {
        self.view.notices += 1;
        let (number, of_dialog) = (self.view.notices, self.view.dialog.is_some());
        self.notice = Some(Notice { failed, text, undo, of_dialog, folder: None, number });
    }
}
