//! Games that are played by post, as data: a file of one, the status of its desk, and the requests to that desk.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::file_version::FileVersion;
use project::{FileSort, Game, SentSheet};

/// A file of a game that is played by post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostFile {
    /// Where it lies.
    pub path: PathBuf,
    /// What it is.
    pub sort: FileSort,
    /// Which game it is of.
    pub game: Game,
    /// What stands in it.
    pub bytes: Arc<[u8]>,
    /// The sheet that lies beside a report under its name, where one does.
    pub sheet: Option<Arc<[u8]>>,
    /// What of that sheet was not saved the last time, by each window that had it open.
    pub left_over: Vec<LeftOver>,
    /// The version of the file.
    pub version: Option<FileVersion>,
}

/// What was not saved of a sheet the last time that it was written at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOver {
    /// The sheet's file, beside which it lies.
    pub path: PathBuf,
    /// Where it lies.
    pub at: PathBuf,
    /// What stands in it.
    pub bytes: Arc<[u8]>,
    /// How long ago it was written, in words; empty if that is unknown.
    pub age: String,
}

/// The status of the desk of a game by post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostStatus {
    /// What is on it, for the title of the window.
    pub title: String,
    /// What undo would take back.
    pub undo: Option<String>,
    /// What redo would bring back.
    pub redo: Option<String>,
    /// The file that is written at it; none for a desk that writes its changes at once.
    pub written: Option<WrittenFile>,
}

/// A file that is written at the desk of a game by post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    /// What it is, such as a sheet.
    pub what: &'static str,
    /// The ending of its name, without its dot.
    pub ending: &'static str,
    /// Where it was last saved.
    pub path: Option<PathBuf>,
    /// Where to save it if it was never saved.
    pub suggested: PathBuf,
    /// Whether there is nothing to be saved.
    pub is_saved: bool,
}

/// A request to the desk of a game by post.
#[derive(Clone, Debug, PartialEq)]
pub enum AtPost {
    /// Open this file at a desk.
    Open(Box<PostFile>),
    /// Take the last step back.
    Undo,
    /// Redo the step that was taken back last.
    Redo,
    /// Save what is written there in this file.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether it may take the place of another file.
        replace: bool,
    },
    /// Record that this was saved.
    Saved {
        /// The file.
        path: PathBuf,
        /// What was saved.
        bytes: Arc<[u8]>,
    },
    /// Go on with a sheet that was read.
    Take {
        /// Its file.
        path: PathBuf,
        /// What stands in it.
        bytes: Arc<[u8]>,
    },
    /// Go on with the unsaved sheet of the last time.
    Recover(LeftOver),
    /// Clear the desk, and drop what is not saved.
    Leave,
}

impl PostStatus {
    /// Whether something that was written there is not saved.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.written.as_ref().is_some_and(|written| !written.is_saved)
    }

    /// Whether a file is of the kind that is written there, by the ending of its name.
    #[must_use]
    pub fn takes(&self, path: &Path) -> bool {
        let ending = self.written.as_ref().map(|written| written.ending);
        ending.is_some_and(|own| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(own)))
    }

    /// Whether there is something to be saved now.
    #[must_use]
    pub fn can_save(&self) -> bool {
        self.written.as_ref().is_some_and(|written| !written.is_saved || written.path.is_none())
    }
}

/// Whether a file belongs to a game by post, by the ending of its name: opening it leaves the project as it is.
#[must_use]
pub fn is_of_post(path: &Path) -> bool {
    let endings = [FileSort::GameInProgress.ending(), FileSort::Report.ending(), SentSheet::ENDING, "json", "txt", "pdf"];
    path.extension().is_some_and(|ending| endings.iter().any(|own| ending.eq_ignore_ascii_case(own)))
}
