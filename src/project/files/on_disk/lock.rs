//! Lets only one program at a time write into a folder, while others wait.

use std::fs::File;
use std::path::Path;

/// A lock on a folder, which lasts until it is dropped. If the program is killed, the system releases the lock.
pub(super) struct FolderLock {
    /// `None` if the system cannot lock the folder; then the last writer wins, as in any program without locks.
    held: Option<File>,
}

impl FolderLock {
    /// Waits until no other program holds the folder, and locks it. A folder that does not exist is not locked, since it has nothing to protect.
    pub fn of(folder: &Path) -> Self {
        Self { held: lockable(folder).filter(|file| file.lock().is_ok()) }
    }

    /// Locks a folder if it is free; `None` if it is locked already, or cannot be locked.
    pub fn at_once(folder: &Path) -> Option<Self> {
        let file = lockable(folder).filter(|file| file.try_lock().is_ok())?;
        Some(Self { held: Some(file) })
    }

    /// Whether the folder is locked, so that no other program writes into it.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Flushes the names of new files in the folder to the disk. If the folder cannot be opened, the system flushes them in its own time.
    pub fn sync(&self) {
        if let Some(folder) = &self.held {
            let _ = folder.sync_all();
        }
    }

    /// Flushes the names of new files in a folder to the disk, whether or not another part of this program has locked it.
    pub fn sync_folder(folder: &Path) {
        if let Some(folder) = lockable(folder) {
            let _ = folder.sync_all();
        }
    }
}

/// Opens the file to be locked. On Unix it is the folder itself, so that no lock file is left behind.
#[cfg(unix)]
fn lockable(folder: &Path) -> Option<File> {
    File::open(folder).ok()
}

/// Opens the file to be locked. It is a hidden file in the folder, since folders themselves can be locked only on Unix.
#[cfg(not(unix))]
fn lockable(folder: &Path) -> Option<File> {
    File::options().create(true).truncate(false).write(true).open(folder.join(".drydock.lock")).ok()
}
