//! One writer at a time: of several programs that write into a folder, each waits for the one before.

use std::fs::File;
use std::path::Path;

/// Holds a folder until it is dropped; of a program that is killed, the system lets go.
pub(super) struct FolderLock {
    /// None where the system cannot lock: then whoever writes last wins, as everywhere without locks.
    held: Option<File>,
}

impl FolderLock {
    /// Waits until nobody holds the folder, and holds it. A folder that is not there has no lock, and nothing to protect.
    pub fn of(folder: &Path) -> Self {
        Self { held: lockable(folder).filter(|file| file.lock().is_ok()) }
    }

    /// Holds a folder that nobody holds; none where somebody does, or nobody can.
    pub fn at_once(folder: &Path) -> Option<Self> {
        let file = lockable(folder).filter(|file| file.try_lock().is_ok())?;
        Some(Self { held: Some(file) })
    }

    /// Whether the folder is held, so that no other program writes into it.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Brings new names to the disk as well; where a folder cannot be opened, the system sees to it.
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

/// What is locked in the folder's stead: on Unix the folder itself, so that nothing is left lying about.
#[cfg(unix)]
fn lockable(folder: &Path) -> Option<File> {
    File::open(folder).ok()
}

/// What is locked in the folder's stead: elsewhere folders cannot be locked, and a hidden file stands for one.
#[cfg(not(unix))]
fn lockable(folder: &Path) -> Option<File> {
    File::options().create(true).truncate(false).write(true).open(folder.join(".drydock.lock")).ok()
}
