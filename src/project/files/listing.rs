//! Facts about files and folders that are known without reading the files.

use std::time::SystemTime;

/// Facts about a file that are known without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AboutFile {
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The time when the file was last written; `None` if that is unknown.
    pub written: Option<SystemTime>,
}

/// The contents of a folder: the folders in it, and those of its files that were asked for, each list sorted by name. Hidden folders and files are
/// left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderListing {
    /// The names of the folders in the folder.
    pub folders: Vec<String>,
    /// The names of the files in the folder that were asked for.
    pub files: Vec<String>,
    /// Whether the list was cut because the folder holds more folders or files than are listed.
    pub cut: bool,
}
