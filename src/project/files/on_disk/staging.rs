//! A hidden folder beside the files that will be replaced. The new files are written there before any of them is put in its place.

use std::cell::Cell;
use std::fs::{self, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, TempDir};

use super::in_place::{names, put_over};
use super::lock::FolderLock;
use crate::files::{FileWriter, previous_path};

const PREFIX: &str = ".drydock-";
const SUFFIX: &str = ".tmp";

/// The place of a file that is to be written.
pub(super) struct Target {
    /// The path after links have been followed, so that the links still lead to the file afterwards.
    pub path: PathBuf,
    /// The folder of `path`.
    pub folder: PathBuf,
    /// The permissions that the file gets before anything is written into it. `None` if there is no file from which to copy them; the file then gets
    /// those of any new file.
    pub permissions: Option<Permissions>,
}

/// A file that has been written and waits for its place.
pub(super) struct Fresh {
    at: PathBuf,
    pub target: Target,
}

/// The hidden folder. Dropping it deletes it with everything in it.
pub(super) struct Staging {
    /// Tells [`sweep`] in other programs that the folder is in use. It is dropped before the folder, because Windows does not delete a folder with an
    /// open file.
    _claim: Option<FolderLock>,
    room: TempDir,
    /// How many files have been put in the folder.
    files: Cell<u32>,
}

impl Target {
    /// Looks at the file that will be replaced, and returns where the new file goes. If `like` is given, the new file takes the permissions of that
    /// file, so that it is as secret as that one.
    pub fn of(path: &Path, like: Option<&Path>) -> io::Result<Self> {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        let there = match fs::metadata(&path) {
            Ok(about) => Some(replaceable(about)?),
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => None,
            Err(cause) => return Err(cause),
        };
        let like = like.and_then(|other| fs::metadata(other).ok()).map(|about| writable(&about.permissions()));
        let permissions = like.or_else(|| there.map(|about| about.permissions()));
        let folder = super::folder_of(&path);
        Ok(Self { path, folder, permissions })
    }
}

/// These permissions, with write permission for the owner added. Even a file that is kept beside a read-only file has to be replaceable.
#[cfg(unix)]
fn writable(permissions: &Permissions) -> Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    Permissions::from_mode(permissions.mode() | 0o200)
}

/// Returns any permissions unchanged: other systems know only the permission to write, and a new file has it.
#[cfg(not(unix))]
#[expect(clippy::permissions_set_readonly_false, reason = "this is not Unix, where it would let everybody write")]
fn writable(permissions: &Permissions) -> Permissions {
    let mut own = permissions.clone();
    own.set_readonly(false);
    own
}

fn replaceable(about: Metadata) -> io::Result<Metadata> {
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // A device or a pipe may not be replaced: putting a file in its place would remove it for all users.
    if !about.is_file() {
        return Err(no_ordinary_file());
    }
    // On some systems, renaming over a file would succeed even if the file is marked as read-only. The mark is respected here.
    if about.permissions().readonly() { Err(io::ErrorKind::PermissionDenied.into()) } else { Ok(about) }
}

/// The error for a device, a pipe or another file that is not an ordinary one.
pub(super) fn no_ordinary_file() -> io::Error {
    io::Error::other("it is no ordinary file; choose another name")
}

impl Staging {
    /// Makes a hidden folder in a folder that is locked, and deletes the hidden folders that programs that were killed have left there.
    pub fn beside(lock: &FolderLock, folder: &Path) -> io::Result<Self> {
        if lock.is_held() {
            sweep(folder);
        }
        let mut builder = Builder::new();
        builder.prefix(PREFIX).suffix(SUFFIX);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            builder.permissions(Permissions::from_mode(0o700));
        }
        let room = builder.tempdir_in(folder)?;
        Ok(Self { _claim: FolderLock::at_once(room.path()), room, files: Cell::new(0) })
    }

    /// Writes a file that will take its place later, and flushes it to the disk.
    pub fn write(&self, target: Target, bytes: &[u8], writer: FileWriter<'_>) -> io::Result<Fresh> {
        let at = self.free_name();
        let mut file = create(&at, target.permissions.as_ref())?;
        writer(&mut file, bytes)?;
        file.sync_all()?;
        Ok(Fresh { at, target })
    }

    /// Makes a second name (hard link) for a file; the link can be moved anywhere on the same disk. If the file system has no links, or if the file
    /// has several names already and will be written in place, it makes a copy instead.
    pub fn copy(&self, path: &Path) -> io::Result<PathBuf> {
        let at = self.free_name();
        if names(path) > 1 || fs::hard_link(path, &at).is_err() {
            let mut source = File::open(path)?;
            let mut copy = create(&at, Some(&source.metadata()?.permissions()))?;
            io::copy(&mut source, &mut copy)?;
            copy.sync_all()?;
        }
        Ok(at)
    }

    /// Prepares a copy of a file, to be put beside the new file as its previous version.
    pub fn previous(&self, path: &Path) -> io::Result<Fresh> {
        Ok(Fresh { at: self.copy(path)?, target: Target::of(&previous_path(path), None)? })
    }

    /// Makes an empty folder inside the hidden folder, which can be moved anywhere on the same disk.
    pub fn folder(&self) -> io::Result<PathBuf> {
        let at = self.free_name();
        fs::create_dir(&at)?;
        Ok(at)
    }

    fn free_name(&self) -> PathBuf {
        let number = self.files.get();
        self.files.set(number + 1);
        self.room.path().join(number.to_string())
    }
}

impl Fresh {
    /// Puts the file in its place. If the old file has several names, it keeps all of them: its previous version is put beside it, and then the old
    /// file is written in place.
    pub fn place(&self, staging: &Staging) -> io::Result<()> {
        let path = &self.target.path;
        if names(path) > 1 {
            fs::rename(staging.copy(path)?, previous_path(path))?;
            FolderLock::sync_folder(&self.target.folder);
        }
        put_over(&self.at, path)
    }

    /// Puts the file in its place by renaming it, even if the old file has several names.
    pub fn replace(&self) -> io::Result<()> {
        fs::rename(&self.at, &self.target.path)
    }
}

/// Makes an empty file with these permissions.
fn create(path: &Path, permissions: Option<&Permissions>) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if let Some(permissions) = permissions {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        options.mode(permissions.mode() & 0o777);
    }
    let file = options.open(path)?;
    if let Some(permissions) = permissions {
        // The user's umask has removed some permissions. Not every file system supports permissions; the file can be used without them.
        let _ = file.set_permissions(permissions.clone());
    }
    Ok(file)
}

/// Deletes from a folder the hidden folders of programs that were killed. Those of running programs are locked and stay.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let is_ours = |name: &str| name.starts_with(PREFIX) && name.ends_with(SUFFIX);
    for entry in entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_ours)) {
        let path = entry.path();
        match entry.file_type() {
            // A hidden folder that is in use cannot be locked here. The lock on a free one is released at once, since Windows does not delete a
            // folder that is locked.
            Ok(kind) if kind.is_dir() && FolderLock::at_once(&path).is_some() => {
                let _ = fs::remove_dir_all(&path);
            }
            // Files that earlier versions of Drydock left here.
            Ok(kind) if kind.is_file() => {
                let _ = fs::remove_file(&path);
            }
            _ => {}
        }
    }
}
