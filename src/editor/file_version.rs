//! What tells one version of a file from another without reading it, and the look at whether there is a new one.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What tells one version of a file from another without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileVersion {
    modified: Option<SystemTime>,
    length: u64,
}

impl FileVersion {
    /// The version of a file as it is now; none where there is no such file.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let about = path.metadata().ok()?;
        Some(Self { modified: about.modified().ok(), length: about.len() })
    }

    /// How many bytes the file has.
    #[must_use]
    pub const fn bytes(self) -> u64 {
        self.length
    }
}

/// A file that is watched, as it was last seen.
pub type WatchedFile = Option<(PathBuf, FileVersion)>;

/// Looks whether a watched file is another one by now. A file that is gone is no new version: the next save brings it back.
#[must_use]
pub fn newer_version(watched: &WatchedFile) -> Option<(PathBuf, FileVersion)> {
    let (path, seen) = watched.as_ref()?;
    let now = FileVersion::of(path)?;
    (now != *seen).then(|| (path.clone(), now))
}
