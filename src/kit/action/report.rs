//! Reports from the disk, and from jobs in the background.

use std::path::PathBuf;
use std::sync::Arc;

use super::{FixedProject, Papers, PostFile};
use crate::derived::Checked;
use crate::file_version::FileVersion;
use crate::things::TakenTable;
use project::{Place, Project, StoredPicture};

/// A report from the disk or from a job.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A project was read: from a file, or from a template, which has none.
    Opened {
        /// The project.
        project: Arc<Project>,
        /// Its file.
        path: Option<PathBuf>,
        /// The version of the file.
        version: Option<FileVersion>,
    },
    /// A project was saved.
    Saved {
        /// The value that was saved.
        project: Arc<Project>,
        /// Its file.
        path: PathBuf,
        /// The version of the file.
        version: Option<FileVersion>,
    },
    /// A file of a game by post was read, which has a desk of its own.
    OfPost(Box<PostFile>),
    /// A sheet was read, which belongs on the desk that is open.
    SheetRead {
        /// Its file.
        path: PathBuf,
        /// What stands in it.
        bytes: Arc<[u8]>,
    },
    /// The file that is written at the desk of a game by post was saved.
    PostSaved {
        /// Its file.
        path: PathBuf,
        /// What was saved.
        bytes: Arc<[u8]>,
    },
    /// Nothing was saved, since there is another file.
    Occupied(PathBuf),
    /// There is no such file.
    Missing(PathBuf),
    /// Another program has written the open file.
    ChangedOnDisk {
        /// The file.
        path: PathBuf,
        /// Its version now.
        version: FileVersion,
        /// Whether that was found when the project was to be saved, which it was not.
        on_save: bool,
    },
    /// The unsaved project of the last time has been found beside the file.
    Recovered {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
        /// Where it lies.
        at: PathBuf,
        /// How long ago it was written, in words; empty if that is unknown.
        age: String,
    },
    /// A picture was read.
    PictureRead {
        /// The picture.
        picture: StoredPicture,
        /// The thing that is to show it.
        thing: Option<Place>,
    },
    /// A table was read.
    TableRead(TakenTable),
    /// The system's dialog was answered with a path.
    Browsed(PathBuf),
    /// Pages were written.
    Printed {
        /// How many files.
        files: usize,
        /// Where.
        folder: PathBuf,
    },
    /// Nothing was written, since there are files that are not ours.
    InTheWay {
        /// The files.
        files: Vec<PathBuf>,
        /// What was to be written.
        papers: Papers,
        /// Where.
        folder: PathBuf,
    },
    /// A check in the background has come back.
    Checked(Box<Checked>),
    /// The check of this value of the project has crashed.
    Unchecked(Arc<Project>),
    /// The project with all safe fixes applied is ready.
    Fixed(FixedProject),
    /// It was done, and the user should know this about it; a whole sentence.
    Told(String),
    /// It was cancelled; a whole sentence.
    Cancelled(String),
    /// It could not be done; a whole sentence.
    Failed(String),
}
