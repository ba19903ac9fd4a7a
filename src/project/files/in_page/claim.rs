//! Records to which tab of the browser a file belongs. The tab holds a lock of the browser under the name of the file, and the browser frees the lock
//! when the tab is closed.

use std::io;
use std::path::{Path, PathBuf};

use machine::page::storage;

/// The claim of this tab to a file, which need not exist. The claim ends when this value is dropped.
pub struct Claim(PathBuf);

impl Claim {
    /// Claims a file; `None` if it belongs to another tab, or to another part of this one.
    ///
    /// # Errors
    /// Never: a browser without locks knows of no other tab.
    #[expect(clippy::unnecessary_wraps, reason = "a disk can refuse the same")]
    pub fn of(path: &Path) -> io::Result<Option<Self>> {
        Ok(storage::hold(path).then(|| Self(path.into())))
    }

    /// Whether the claim is still valid. It always is, since the browser never takes a lock away.
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
