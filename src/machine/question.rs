//! Questions that the system's own dialogs ask the user, and files and news that reach a window from outside.

use std::path::PathBuf;

/// A question for a file or a folder, asked by the system's own dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The title of the dialog.
    pub title: &'static str,
    /// The kind of answer that is wanted.
    pub wanted: Wanted,
    /// The kinds of files to choose from: the name of each, and the endings of its file names.
    pub files: Vec<(&'static str, Vec<&'static str>)>,
}

/// The kind of answer that a question wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A file to read.
    File,
    /// A file to write; contains the suggested name.
    Place(String),
    /// A folder to write into.
    Folder,
}

/// Something that reaches the program from outside while the window is open: an answer, a file, a link or news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The answer to a question that was asked before.
    Answer(PathBuf),
    /// A file that was dropped on the window, or pasted into it.
    Dropped(PathBuf),
    /// Another program has changed this file, so the program did not overwrite it; the path leads to the other version.
    Changed(PathBuf),
    /// A link to this page was followed; contains the part of its address after the `#`.
    Link(String),
    /// News for the user, as a whole sentence.
    Told(String),
}
