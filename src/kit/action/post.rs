//! Games by post, as data: a file of such a game, the status of the desk that shows it, and the requests to that desk.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::file_version::FileVersion;
use project::{FileSort, Game, SentSheet};

/// A file of a game by post, as read from the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostFile {
    /// The path of the file.
    pub path: PathBuf,
    /// The sort of file: a game, a report or a sheet of orders.
    pub sort: FileSort,
    /// The game to whose rules the file belongs.
    pub game: Game,
    /// The contents of the file.
    pub bytes: Arc<[u8]>,
    /// The contents of the sheet of orders that is beside a report and has the same name; `None` if there is no such file.
    pub sheet: Option<Arc<[u8]>>,
    /// Unsaved states of the sheet beside the report that earlier sessions left behind: one for each window in which the sheet was open.
    pub left_over: Vec<LeftOver>,
    /// The version of the file on the disk.
    pub version: Option<FileVersion>,
}

/// An unsaved state of a sheet of orders that an earlier session left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOver {
    /// The file of the sheet. The unsaved state is in the same folder.
    pub path: PathBuf,
    /// The file of the unsaved state.
    pub at: PathBuf,
    /// The contents of the unsaved state.
    pub bytes: Arc<[u8]>,
    /// How long ago the unsaved state was written, in words; empty if that is unknown.
    pub age: String,
}

/// The status of the desk of a game by post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostStatus {
    /// The title of the game or sheet on the desk, for the title of the window.
    pub title: String,
    /// The name of the step that undo would take back; `None` if there is none.
    pub undo: Option<String>,
    /// The name of the step that redo would bring back; `None` if there is none.
    pub redo: Option<String>,
    /// The file that the user writes at the desk, such as a sheet of orders; `None` at a desk that saves each change at once.
    pub written: Option<WrittenFile>,
}

/// The file that the user writes at the desk of a game by post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    /// What the file is called in messages, such as "sheet".
    pub what: &'static str,
    /// The ending of the file's name, without a dot.
    pub ending: &'static str,
    /// The path where the file was last saved; `None` if it was never saved.
    pub path: Option<PathBuf>,
    /// The path to offer if the file was never saved.
    pub suggested: PathBuf,
    /// Whether the file has no unsaved changes.
    pub is_saved: bool,
}

/// A request to the desk of a game by post.
#[derive(Clone, Debug, PartialEq)]
pub enum AtPost {
    /// Open this file at the desk that fits it.
    Open(Box<PostFile>),
    /// Undo the last step.
    Undo,
    /// Redo the step that was undone last.
    Redo,
    /// Save the file that the user writes at the desk.
    Save {
        /// The path to save the file at.
        path: PathBuf,
        /// Whether a file that is there already may be replaced.
        replace: bool,
    },
    /// Record that the file that the user writes at the desk has been saved.
    Saved {
        /// The path of the saved file.
        path: PathBuf,
        /// The contents that were saved.
        bytes: Arc<[u8]>,
    },
    /// Continue with a sheet of orders that was read from the disk.
    Take {
        /// The path of the sheet.
        path: PathBuf,
        /// The contents of the sheet.
        bytes: Arc<[u8]>,
    },
    /// Go on with an unsaved sheet of orders that an earlier session left behind.
    Recover(LeftOver),
    /// Clear the desk, and drop unsaved changes.
    Leave,
}

impl PostStatus {
    /// Whether the file that the user writes at the desk has unsaved changes.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.written.as_ref().is_some_and(|written| !written.is_saved)
    }

    /// Whether a file has the ending of the files that the user writes at this desk.
    #[must_use]
    pub fn takes(&self, path: &Path) -> bool {
        let ending = self.written.as_ref().map(|written| written.ending);
        ending.is_some_and(|own| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(own)))
    }

    /// Whether there is anything to save: the file has unsaved changes or was never saved.
    #[must_use]
    pub fn can_save(&self) -> bool {
        self.written.as_ref().is_some_and(|written| !written.is_saved || written.path.is_none())
    }
}

/// Whether a file belongs to a game by post, judged by the ending of its name. Opening such a file does not replace the open project.
#[must_use]
pub fn is_of_post(path: &Path) -> bool {
    let endings = [FileSort::GameInProgress.ending(), FileSort::Report.ending(), SentSheet::ENDING, "json", "txt", "pdf"];
    path.extension().is_some_and(|ending| endings.iter().any(|own| ending.eq_ignore_ascii_case(own)))
}
