//! Questions that the system's own dialogs ask the user, and what comes from outside.

use std::path::PathBuf;

/// A question for a file or a folder, which the system's own dialog asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What it is about.
    pub title: &'static str,
    /// What is asked for.
    pub wanted: Wanted,
    /// The files that fit: what they are, and the endings of their names.
    pub files: Vec<(&'static str, Vec<&'static str>)>,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A file to read.
    File,
    /// A file to write, with the name that is suggested.
    Place(String),
    /// A folder to write into.
    Folder,
}

/// What has come from outside while the window is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The answer to a question that was asked before.
    Answer(PathBuf),
    /// A file that was dropped on the window, or pasted into it.
    Dropped(PathBuf),
    /// A file that was not written, since another program has written it; that version can be read.
    Changed(PathBuf),
    /// The part after the `#` of the address that was followed.
    Link(String),
    /// Something that the user should know; a whole sentence.
    Told(String),
}
