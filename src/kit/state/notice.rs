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
    /// Whether the message is about a request that the user made in the open dialog; the dialog then shows the message too.
    pub of_dialog: bool,
    /// The folder that the message is about, which a button in the message opens; `None` if it is about no folder.
    pub folder: Option<PathBuf>,
    /// The number of the message, counted since the window was opened. It makes a repeated message count as new.
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

    /// The message that what the user asked for in the open dialog has failed; `None` if there is no such message.
    #[must_use]
    pub fn dialog_failure(&self) -> Option<&Notice> {
        self.notice.as_ref().filter(|notice| notice.failed && notice.of_dialog)
    }

    /// Shows a message.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.say(text.into(), false, false);
    }

    /// Shows a message about the effect of the last step, with an Undo button.
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
