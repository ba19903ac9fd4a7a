//! Questions that the system's own dialogs ask the user, and files and news that come from outside the window.

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

/// An answer, a file, a link or news that has come from outside while the window is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The answer to a question that was asked before.
    Answer(PathBuf),
    /// A file that was dropped on the window, or pasted into it.
    Dropped(PathBuf),
    /// Another program has changed this file, so it was not overwritten; the path leads to the other version.
    Changed(PathBuf),
    /// A link was followed to this page; contains the part after the `#` of its address.
    Link(String),
    /// News for the user, as a whole sentence.
    Told(String),
}
