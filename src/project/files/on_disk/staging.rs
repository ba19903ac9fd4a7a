//! A hidden folder beside the files that are to be replaced, in which the new ones are written before any of them takes its place.

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

/// A file that is to be written.
pub(super) struct Target {
    /// Where it lies once links have been followed, so that they go on pointing at it.
    pub path: PathBuf,
    /// The folder of that.
    pub folder: PathBuf,
    /// The permissions that it has from its first byte; none for those of any new file, where there is no file to copy them from.
    pub permissions: Option<Permissions>,
}

/// A file that is written and waits for its place.
pub(super) struct Fresh {
    at: PathBuf,
    pub target: Target,
}

/// The hidden folder. It is deleted with everything in it when it is dropped.
pub(super) struct Staging {
    /// Tells [`sweep`] of other programs that the folder is in use. It is dropped before the folder: Windows deletes no folder with an open file.
    _claim: Option<FolderLock>,
    room: TempDir,
    /// How many files were put in it so far.
    files: Cell<u32>,
}

impl Target {
    /// Looks at the file that is to be replaced. If the new file is to be as secret as `like`, it takes that file's permissions.
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

/// The permissions, and write permission for the owner: a file put beside one that is marked as read-only is itself replaced again and again.
#[cfg(unix)]
fn writable(permissions: &Permissions) -> Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    Permissions::from_mode(permissions.mode() | 0o200)
}

/// Elsewhere the only permission is that to write, and a new file has it.
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
    // A device or a pipe: putting a file in its place would remove it for all users.
    if !about.is_file() {
        return Err(no_ordinary_file());
    }
    // Renaming over a file that is marked as read-only would succeed on some systems; the mark is respected here.
    if about.permissions().readonly() { Err(io::ErrorKind::PermissionDenied.into()) } else { Ok(about) }
}

/// The error for a device, a pipe and the like.
pub(super) fn no_ordinary_file() -> io::Error {
    io::Error::other("it is no ordinary file; choose another name")
}

impl Staging {
    /// Makes a hidden folder in a folder that is held, and deletes those that killed programs have left there.
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

    /// Writes a file that is to take its place later, and flushes it to the disk.
    pub fn write(&self, target: Target, bytes: &[u8], writer: FileWriter<'_>) -> io::Result<Fresh> {
        let at = self.free_name();
        let mut file = create(&at, target.permissions.as_ref())?;
        writer(&mut file, bytes)?;
        file.sync_all()?;
        Ok(Fresh { at, target })
    }

    /// A second name (hard link) for a file, which can be moved anywhere on the same disk; a copy where the file system has no links, or where the
    /// file has other names already and is to be written in place.
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

    /// The file as it is, to be put beside whatever takes its place.
    pub fn previous(&self, path: &Path) -> io::Result<Fresh> {
        Ok(Fresh { at: self.copy(path)?, target: Target::of(&previous_path(path), None)? })
    }

    /// An empty folder in the hidden folder, which can be moved anywhere on the same disk.
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
    /// Gives the file its name. One that has several names keeps all of them: its previous version is put beside it first, and then it is written in
    /// place.
    pub fn place(&self, staging: &Staging) -> io::Result<()> {
        let path = &self.target.path;
        if names(path) > 1 {
            fs::rename(staging.copy(path)?, previous_path(path))?;
            FolderLock::sync_folder(&self.target.folder);
        }
        put_over(&self.at, path)
    }

    /// Gives the file its name, whatever other names it had.
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
        // The user's umask has removed some. Not every file system has permissions; the file is good without them.
        let _ = file.set_permissions(permissions.clone());
    }
    Ok(file)
}

/// Deletes the hidden folders of programs that were killed: a running program holds its own.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let is_ours = |name: &str| name.starts_with(PREFIX) && name.ends_with(SUFFIX);
    for entry in entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_ours)) {
        let path = entry.path();
        match entry.file_type() {
            // A hidden folder in use cannot be held here. One that could be held is released at once, since Windows deletes none that is held.
            Ok(kind) if kind.is_dir() && FolderLock::at_once(&path).is_some() => {
                let _ = fs::remove_dir_all(&path);
            }
            // Files that earlier versions have left.
            Ok(kind) if kind.is_file() => {
                let _ = fs::remove_file(&path);
            }
            _ => {}
        }
    }
}
