//! The date and size of a file, by which the program tells versions of the file apart without reading it, and the check for a new version.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use project::files;
use rules::counted;

/// The date and size of a file. They tell two versions of it apart, so that the file need not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileVersion {
    modified: Option<SystemTime>,
    length: u64,
}

impl FileVersion {
    /// The present version of a file; `None` if there is no such file.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        files::about(path).map(|about| Self { modified: about.written, length: about.bytes })
    }

    /// The size of the file in bytes.
    #[must_use]
    pub const fn bytes(self) -> u64 {
        self.length
    }
}

/// How long ago a file was written, in words such as "3 minutes ago"; empty if that is unknown.
#[must_use]
pub fn age(path: &Path) -> String {
    let modified = files::about(path).and_then(|about| about.written);
    let age = modified.and_then(|modified| machine::now().duration_since(modified).ok());
    age.map(|age| ago(age.as_secs())).unwrap_or_default()
}

/// A number of seconds as an age in words, in the largest unit of which at least one whole has passed.
fn ago(seconds: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(24 * 60 * 60, "day"), (60 * 60, "hour"), (60, "minute")];
    let unit = UNITS.into_iter().find(|(length, _)| seconds >= *length);
    unit.map_or_else(|| "less than a minute ago".into(), |(length, word)| format!("{} ago", counted(seconds / length, word)))
}

/// A watched file, with its version when it was last seen; `None` if no file is watched.
pub type WatchedFile = Option<(PathBuf, FileVersion)>;

/// The files that a watcher checks while a window is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// Files that another program may write: the file of the project, and that of a game by post.
    pub files: Vec<(PathBuf, FileVersion)>,
    /// The window's autosaves, which another program may delete.
    pub own: Vec<PathBuf>,
}

/// A change that the watcher has noticed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// The file at this path has changed, and now is this version.
    Changed(PathBuf, FileVersion),
    /// The autosave at this path is gone.
    Gone(PathBuf),
}

impl Watched {
    /// Checks the files and returns what has changed. It does not report a project's file that is gone, since the next save writes it again.
    #[must_use]
    pub fn look(&self) -> Vec<Noticed> {
        let changed = self.files.iter().filter_map(|(path, seen)| {
            let now = FileVersion::of(path)?;
            (now != *seen).then(|| Noticed::Changed(path.clone(), now))
        });
        let gone = self.own.iter().filter(|path| !files::is_there(path)).cloned().map(Noticed::Gone);
        changed.chain(gone).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_passed_is_told_in_the_largest_unit() {
        let told = [0, 59, 60, 7_199, 7_200, 90_000, 200_000].map(ago);
        let expected = ["less than a minute", "less than a minute", "1 minute", "1 hour", "2 hours", "1 day", "2 days"];
        assert_eq!(told, expected.map(|words| format!("{words} ago")));
        assert_eq!(age(Path::new("no/such/file")), "");
    }
}
