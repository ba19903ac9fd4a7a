//! What comes back from the disk, and from jobs beside the window.

use std::path::PathBuf;
use std::sync::Arc;

use super::Mended;
use crate::editor::derived::Checked;
use crate::editor::stamp::Stamp;
use crate::project::{Project, StoredPicture};
use crate::rules::Place;

/// What came back from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A project was read: from a file, or from a template, which has none.
    Opened {
        /// The project.
        project: Arc<Project>,
        /// Its file.
        path: Option<PathBuf>,
        /// The version of the file.
        stamp: Option<Stamp>,
    },
    /// A project was saved.
    Saved {
        /// The value that was saved.
        project: Arc<Project>,
        /// Its file.
        path: PathBuf,
        /// The version of the file.
        stamp: Option<Stamp>,
    },
    /// Another program has written the open file.
    ChangedOnDisk {
        /// The file.
        path: PathBuf,
        /// Its version now.
        stamp: Stamp,
    },
    /// What was not saved the last time has been found beside the file.
    Recovered {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
    },
    /// A picture was read.
    PictureRead {
        /// The picture.
        picture: StoredPicture,
        /// The thing that is to wear it.
        thing: Option<Place>,
    },
    /// The system's dialog was answered with a path.
    Browsed(PathBuf),
    /// Pages were written.
    Printed {
        /// How many files.
        files: usize,
        /// Where.
        folder: PathBuf,
    },
    /// A check beside the window has come back.
    Checked(Box<Checked>),
    /// What all safe fixes make of the project has been worked out.
    Mended(Mended),
    /// It was cancelled; a whole sentence.
    Cancelled(String),
    /// It could not be done; a whole sentence.
    Failed(String),
}
