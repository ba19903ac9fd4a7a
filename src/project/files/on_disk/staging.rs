//! A hidden room beside the files that are to be replaced, in which the new ones are written before any of them takes its place.

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
    /// What may be done with it, from its first byte; as with any new file where nothing is there to go by.
    pub permissions: Option<Permissions>,
}

/// A file that is written and waits for its place.
pub(super) struct Fresh {
    at: PathBuf,
    pub target: Target,
}

/// The room. It goes with everything in it when it is dropped.
pub(super) struct Staging {
    /// Tells whoever sweeps that the room is in use. It goes before the room: Windows takes away no folder in which a file is open.
    _claim: Option<FolderLock>,
    room: TempDir,
    /// How many files were ever in it.
    files: Cell<u32>,
}

impl Target {
    /// Looks at what is to be replaced. Where it is to be as secret as another file, that file's permissions are taken.
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

/// The permissions with that of the owner to write: what is put beside a file that is marked as read-only is replaced again and again.
#[cfg(unix)]
fn writable(permissions: &Permissions) -> Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    Permissions::from_mode(permissions.mode() | 0o200)
}

/// Elsewhere the only permission is that to write, and a file has it by itself.
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
    // A device or a pipe: putting a file in its place would take it away from everybody.
    if !about.is_file() {
        return Err(no_ordinary_file());
    }
    // Renaming over a file that is marked as read-only would succeed on some systems; the mark was put there to be heeded.
    if about.permissions().readonly() { Err(io::ErrorKind::PermissionDenied.into()) } else { Ok(about) }
}

/// What is said of a device, a pipe and the like.
pub(super) fn no_ordinary_file() -> io::Error {
    io::Error::other("it is no ordinary file; choose another name")
}

impl Staging {
    /// Sets up a room in a folder that is held, and sweeps out what killed programs have left of theirs.
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

    /// Writes a file that is to take its place later, and brings it to the disk.
    pub fn write(&self, target: Target, bytes: &[u8], writer: FileWriter<'_>) -> io::Result<Fresh> {
        let at = self.free_name();
        let mut file = create(&at, target.permissions.as_ref())?;
        writer(&mut file, bytes)?;
        file.sync_all()?;
        Ok(Fresh { at, target })
    }

    /// A second name for a file, which can be put in any place of the same disk; a copy where the file system has no links, or where the file has
    /// other names already and is to be written in place.
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

    /// An empty folder in the room, which can be put in any place of the same disk.
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

/// Makes a file of these permissions before anything is in it.
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
        // The user's mask has taken something away. Not every file system knows permissions; without them the file is still good.
        let _ = file.set_permissions(permissions.clone());
    }
    Ok(file)
}

/// Takes away the rooms of programs that were killed: whoever is alive holds its own.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let is_ours = |name: &str| name.starts_with(PREFIX) && name.ends_with(SUFFIX);
    for entry in entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_ours)) {
        let path = entry.path();
        match entry.file_type() {
            // A room in use cannot be held by anybody else; one that could be is let go, since Windows takes away none that is held.
            Ok(kind) if kind.is_dir() && FolderLock::at_once(&path).is_some() => {
                let _ = fs::remove_dir_all(&path);
            }
            // As versions before this one have left them.
            Ok(kind) if kind.is_file() => {
                let _ = fs::remove_file(&path);
            }
            _ => {}
        }
    }
}
