//! Records to which running program a file belongs. The program holds a lock on `NAME.lock` beside the file, and the system frees the lock when the
//! program ends for any reason. The lock file is never replaced, and only the program that holds the lock deletes it. On a drive without locks, the
//! text of the lock file says which program holds it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::lock::FolderLock;
use super::process;
use crate::files::beside;

/// How many bytes a lock file may have.
const MOST_BYTES: u64 = 1 << 10;

/// The claim of this program to a file, which need not exist. The claim ends when this value is dropped.
pub struct Claim {
    lock: PathBuf,
    folder: PathBuf,
    held: Option<File>,
}

/// The result of an attempt to lock.
enum Tried {
    Locked,
    Held,
    /// The drive has no locks.
    NoLocks,
}

impl Claim {
    /// Claims a file; `None` if it belongs to another running program, or to another part of this one.
    ///
    /// # Errors
    /// If the lock file cannot be written beside the file.
    pub fn of(path: &Path) -> io::Result<Option<Self>> {
        let lock = lock_path(path);
        let folder = super::folder_of(path);
        // While this lock is held, no other program can claim or release a file. Otherwise it could delete the lock file, and a lock on a deleted
        // file protects nothing.
        let turn = FolderLock::of(&folder);
        // If something else, such as a link, is in the place of the lock file, nothing is written into it.
        if fs::symlink_metadata(&lock).is_ok_and(|about| !about.is_file()) {
            return Ok(None);
        }
        let mut file = match File::options().read(true).write(true).create(true).truncate(false).open(&lock) {
            Ok(file) => file,
            // The lock file belongs to another user of the computer.
            Err(cause) if cause.kind() == io::ErrorKind::PermissionDenied && lock.exists() => return Ok(None),
            Err(cause) => return Err(cause),
        };
        match tried(&file.try_lock()) {
            Tried::Locked => {}
            Tried::NoLocks if !is_of_running_program(&mut file) => {
                file.set_len(0)?;
                file.write_all(process::own().as_bytes())?;
            }
            Tried::Held | Tried::NoLocks => return Ok(None),
        }
        drop(turn);
        Ok(Some(Self { lock, folder, held: Some(file) }))
    }

    /// Whether the claim is still valid: nobody has deleted or replaced the lock file.
    #[cfg(unix)]
    pub fn holds(&self) -> bool {
        use std::os::unix::fs::MetadataExt as _;
        let own = self.held.as_ref().and_then(|file| file.metadata().ok());
        let there = fs::symlink_metadata(&self.lock).ok();
        own.zip(there).is_some_and(|(own, there)| (own.dev(), own.ino()) == (there.dev(), there.ino()))
    }

    /// Whether the claim is still valid: nobody has deleted the lock file.
    #[cfg(not(unix))]
    pub fn holds(&self) -> bool {
        self.lock.exists()
    }

    /// Whether a file belongs to a running program, this one included.
    pub fn is_anybodys(path: &Path) -> bool {
        let mut file = match File::open(lock_path(path)) {
            Ok(file) => file,
            Err(cause) => return cause.kind() != io::ErrorKind::NotFound,
        };
        // The lock is a shared one, so that two programs that ask at the same time do not block each other.
        match tried(&file.try_lock_shared()) {
            Tried::Locked => false,
            Tried::Held => true,
            Tried::NoLocks => is_of_running_program(&mut file),
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let _turn = FolderLock::of(&self.folder);
        if self.holds() {
            // It does no harm if the lock file cannot be deleted: without a lock on it, it blocks no program.
            let _ = fs::remove_file(&self.lock);
        }
        self.held = None;
    }
}

fn lock_path(path: &Path) -> PathBuf {
    beside(path, ".lock")
}

fn tried(outcome: &Result<(), TryLockError>) -> Tried {
    match outcome {
        Ok(()) => Tried::Locked,
        Err(TryLockError::WouldBlock) => Tried::Held,
        Err(TryLockError::Error(_)) => Tried::NoLocks,
    }
}

/// Whether the text of a lock file names a program that is running.
fn is_of_running_program(file: &mut File) -> bool {
    let mut text = String::new();
    let read = file.take(MOST_BYTES).read_to_string(&mut text);
    read.is_ok() && process::is_running(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_one_until_it_is_let_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.autosave");
        assert!(!Claim::is_anybodys(&path));
        let claim = Claim::of(&path).expect("claimed").expect("it was nobody's");
        assert!(Claim::is_anybodys(&path) && Claim::of(&path).expect("asked").is_none());
        drop(claim);
        assert!(!Claim::is_anybodys(&path) && !lock_path(&path).exists(), "nothing is left lying about");
    }

    #[test]
    fn what_a_program_left_that_was_killed_is_nobodys() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.autosave");
        fs::write(lock_path(&path), process::own()).expect("its file");
        assert!(!Claim::is_anybodys(&path), "on a drive with locks only a lock counts");
        assert!(Claim::of(&path).expect("asked").is_some());
    }

    #[test]
    fn without_locks_the_text_says_who_holds_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.lock");
        let held = |text: &str| {
            fs::write(&path, text).expect("written");
            is_of_running_program(&mut File::open(&path).expect("there"))
        };
        assert_eq!(held(&process::own()), cfg!(unix));
        assert!(!held("") && !held("words") && !held("4294967295 0"));
    }

    #[test]
    fn whoever_has_lost_the_locked_file_takes_away_nobody_elses() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.autosave");
        let lost = Claim::of(&path).expect("claimed").expect("it was nobody's");
        assert!(lost.holds());
        fs::remove_file(lock_path(&path)).expect("taken away");
        assert!(!lost.holds());
        let second = Claim::of(&path).expect("claimed").expect("it was nobody's");
        drop(lost);
        assert!(second.holds() && Claim::is_anybodys(&path));
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_written_through_a_link_that_lies_in_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, other) = (folder.path().join("x.autosave"), folder.path().join("notes.txt"));
        fs::write(&other, "mine").expect("written");
        std::os::unix::fs::symlink(&other, lock_path(&path)).expect("a link");
        assert!(Claim::of(&path).expect("asked").is_none());
        assert_eq!(fs::read_to_string(&other).expect("there"), "mine");
    }
}
