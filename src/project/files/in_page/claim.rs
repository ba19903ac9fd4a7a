//! Which tab a file belongs to: the tab holds a lock of the browser's with the name of the file, which the browser frees when the tab is gone.

use std::io;
use std::path::{Path, PathBuf};

use machine::page::storage;

/// A file that belongs to this tab until the claim is dropped, whether or not the file is there.
pub struct Claim(PathBuf);

impl Claim {
    /// Claims a file; none where it belongs to another tab, or to another part of this one.
    ///
    /// # Errors
    /// Never: a browser without locks knows of no other tab.
    #[expect(clippy::unnecessary_wraps, reason = "a disk can refuse the same")]
    pub fn of(path: &Path) -> io::Result<Option<Self>> {
        Ok(storage::hold(path).then(|| Self(path.into())))
    }

    /// Whether it is still valid; always, since the browser takes no lock away.
    pub fn holds(&self) -> bool {
        storage::is_held(&self.0)
    }

    /// Whether a file belongs to a tab, this one included.
    pub fn is_anybodys(path: &Path) -> bool {
        storage::is_held(path)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        storage::let_go(&self.0);
    }
}
