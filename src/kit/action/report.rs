//! Reports to the window: what was read or written, and what jobs in the background have done.

use std::path::PathBuf;
use std::sync::Arc;

use super::{FixedProject, Papers, PostFile};
use crate::derived::Checked;
use crate::file_version::FileVersion;
use crate::things::TakenTable;
use project::{Place, Project, StoredPicture};

/// A report to the window of something that was read or written, or that a job in the background has done.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A project was read from a file, or made from a template.
    Opened {
        /// The project that was read or made.
        project: Arc<Project>,
        /// The file of the project; `None` if it comes from a template.
        path: Option<PathBuf>,
        /// The version of the file on the disk.
        version: Option<FileVersion>,
    },
    /// A project was saved.
    Saved {
        /// The project as it was saved.
        project: Arc<Project>,
        /// The file of the project.
        path: PathBuf,
        /// The version of the file on the disk.
        version: Option<FileVersion>,
    },
    /// A file of a game by post was read, which has a desk of its own.
    OfPost(Box<PostFile>),
    /// A sheet of orders was read, which belongs to the desk that is open.
    SheetRead {
        /// The file of the sheet.
        path: PathBuf,
        /// The contents of the sheet.
        bytes: Arc<[u8]>,
    },
    /// The file that the user writes at the desk of a game by post was saved.
    PostSaved {
        /// The path of the saved file.
        path: PathBuf,
        /// The contents that were saved.
        bytes: Arc<[u8]>,
    },
    /// Nothing was saved, because another file is at this path.
    Occupied(PathBuf),
    /// There is no file at this path.
    Missing(PathBuf),
    /// Another program has written the file of the open project.
    ChangedOnDisk {
        /// The file of the project.
        path: PathBuf,
        /// The version of the file that the other program has written.
        version: FileVersion,
        /// Whether the change was found while saving the project, which was then not saved.
        on_save: bool,
    },
    /// An unsaved project that the last session left behind was found beside its file.
    Recovered {
        /// The unsaved project.
        project: Arc<Project>,
        /// The project's own file. The unsaved copy is in the same folder.
        path: PathBuf,
        /// The file of the unsaved copy.
        at: PathBuf,
        /// How long ago the unsaved copy was written, in words; empty if that is unknown.
        age: String,
    },
    /// A picture was read.
    PictureRead {
        /// The picture that was read.
        picture: StoredPicture,
        /// The thing that is to show the picture.
        thing: Option<Place>,
    },
    /// A table was read.
    TableRead(TakenTable),
    /// The user has chosen a path in the system's file dialog.
    Browsed(PathBuf),
    /// Pages or tables were written into files.
    Printed {
        /// The number of files that were written.
        files: usize,
        /// The folder that holds the files.
        folder: PathBuf,
    },
    /// Nothing was written, because the new files would replace files that Drydock has not written.
    InTheWay {
        /// The files that would be replaced.
        files: Vec<PathBuf>,
        /// The pages or tables that were to be written.
        papers: Papers,
        /// The folder to write the pages or tables into.
        folder: PathBuf,
    },
    /// A check of the project in the background has ended.
    Checked(Box<Checked>),
    /// The check of this state of the project has crashed.
    Unchecked(Arc<Project>),
    /// The project with all safe fixes applied is ready.
    Fixed(FixedProject),
    /// Something that the user should know, as a whole sentence.
    Told(String),
    /// A job was cancelled; the text says so to the user in a whole sentence.
    Cancelled(String),
    /// A job has failed; the text tells the user why in a whole sentence.
    Failed(String),
}
