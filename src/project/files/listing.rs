//! What is known of files and folders without reading them.

use std::time::SystemTime;

/// What is known of a file without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AboutFile {
    /// How many bytes it has.
    pub bytes: u64,
    /// When it was last written; none where that is unknown.
    pub written: Option<SystemTime>,
}

/// What lies in a folder: the folders in it and the files that are looked for, each in order of names. Hidden ones are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderListing {
    /// The folders.
    pub folders: Vec<String>,
    /// The files.
    pub files: Vec<String>,
    /// Whether there is more in it than is listed.
    pub cut: bool,
}
