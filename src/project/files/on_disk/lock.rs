//! One writer at a time: programs that write into the same folder wait for each other.

use std::fs::File;
use std::path::Path;

/// Holds a folder until it is dropped; if the program is killed, the system releases it.
pub(super) struct FolderLock {
    /// None where the system cannot lock: then the last writer wins, as everywhere without locks.
    held: Option<File>,
}

impl FolderLock {
    /// Waits until no other holds the folder, and holds it. A folder that is not there has no lock, and nothing to protect.
    pub fn of(folder: &Path) -> Self {
        Self { held: lockable(folder).filter(|file| file.lock().is_ok()) }
    }

    /// Holds a folder if it is free; none if it is held already, or cannot be locked.
    pub fn at_once(folder: &Path) -> Option<Self> {
        let file = lockable(folder).filter(|file| file.try_lock().is_ok())?;
        Some(Self { held: Some(file) })
    }

    /// Whether the folder is held, so that no other program writes into it.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Makes sure that new names are on the disk too; where a folder cannot be opened, that is left to the system.
    pub fn sync(&self) {
        if let Some(folder) = &self.held {
            let _ = folder.sync_all();
        }
    }

    /// The same for a folder that may be held by another part of this program.
    pub fn sync_folder(folder: &Path) {
        if let Some(folder) = lockable(folder) {
            let _ = folder.sync_all();
        }
    }
}

/// The file that is locked: on Unix the folder itself, so that no lock file is left behind.
#[cfg(unix)]
fn lockable(folder: &Path) -> Option<File> {
    File::open(folder).ok()
}

/// The file that is locked: a hidden file in the folder, since elsewhere folders cannot be locked.
#[cfg(not(unix))]
fn lockable(folder: &Path) -> Option<File> {
    File::options().create(true).truncate(false).write(true).open(folder.join(".drydock.lock")).ok()
}
