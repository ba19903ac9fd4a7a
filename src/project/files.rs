//! Projects on a disk: the only place of this floor that uses `std::fs`.
//!
//! A file is replaced whole or not at all: its new text is written beside it under a name of its own, brought to the disk, and only then
//! given the file's name. Whoever kills the program at any moment finds the old file or the new one, and perhaps a `.drydock-….tmp` that
//! can be thrown away. The version before a save stays
//! beside it as `NAME.previous`, and what was not saved yet as `NAME.autosave`; neither is ever written over the file itself.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

use super::{Error, Project, text};

/// The ending of a project's file name, without its dot.
pub const EXTENSION: &str = "drydock";

/// A way of writing into the file that a save prepares; tests put a failing one in.
pub type FileWriter<'a> = &'a dyn Fn(&mut File, &[u8]) -> io::Result<()>;

/// # Reading
///
/// Reads a project.
///
/// # Errors
/// If the file cannot be read, is larger than 64 MB, or holds no project that this program knows.
pub fn load(path: &Path) -> Result<Project, Error> {
    text::read(&read(path, text::MOST_BYTES)?, path)
}

/// Reads a whole file of at most so many bytes, which is asked of the system first and watched while reading.
///
/// # Errors
/// If the file cannot be read or is larger.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    let failed = |cause| Error::Read { file: path.into(), cause };
    let too_large = || Error::TooLarge { file: path.into(), limit };
    let file = File::open(path).map_err(failed)?;
    let about = file.metadata().map_err(failed)?;
    if about.is_dir() {
        return Err(failed(io::ErrorKind::IsADirectory.into()));
    }
    if about.len() > limit {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(about.len() as usize);
    file.take(limit + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > limit { Err(too_large()) } else { Ok(bytes) }
}

/// The files of a folder whose names end so, by name; none where there is no such folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Error> {
    let failed = |cause| Error::Read { file: folder.into(), cause };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(cause) => return Err(failed(cause)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|found| found == extension) && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Saves a project, keeping the version before it beside it.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn save(path: &Path, project: &Project) -> Result<(), Error> {
    save_with(path, project, &|file, bytes| file.write_all(bytes))
}

/// Saves a project with a pen of one's own.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn save_with(path: &Path, project: &Project, writer: FileWriter<'_>) -> Result<(), Error> {
    let text = text::write(project)?;
    write_whole(path, text.as_bytes(), true, writer).map_err(|cause| Error::Write { file: path.into(), cause })
}

/// Puts bytes into a file in place of whatever was there, whole or not at all; nothing of that is kept.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    write_whole(path, bytes, false, &|file, bytes| file.write_all(bytes))
        .map_err(|cause| Error::Write { file: path.into(), cause })
}

/// Where the version before the last save lies.
#[must_use]
pub fn previous_path(path: &Path) -> PathBuf {
    beside(path, ".previous")
}

/// Where the program puts what was not saved yet.
#[must_use]
pub fn autosave_path(path: &Path) -> PathBuf {
    beside(path, ".autosave")
}

/// Writes what was not saved yet beside the file and never over it.
///
/// # Errors
/// If it cannot be written.
pub fn autosave(path: &Path, project: &Project) -> Result<(), Error> {
    replace(&autosave_path(path), text::write(project)?.as_bytes())
}

/// Reads what was not saved the last time, if there is any; damage is an error, to be shown and passed over.
///
/// # Errors
/// If it cannot be read.
pub fn recover(path: &Path) -> Result<Option<Project>, Error> {
    let autosave = autosave_path(path);
    if autosave.exists() { load(&autosave).map(Some) } else { Ok(None) }
}

/// Takes away what was not saved, after a save or when it is not wanted.
///
/// # Errors
/// If it is there and cannot be taken away.
pub fn discard_autosave(path: &Path) -> Result<(), Error> {
    let autosave = autosave_path(path);
    match fs::remove_file(&autosave) {
        Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(Error::Write { file: autosave, cause }),
        _ => Ok(()),
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(ending);
    path.with_file_name(name)
}

fn write_whole(path: &Path, bytes: &[u8], keep_previous: bool, writer: FileWriter<'_>) -> io::Result<()> {
    // A link is followed, so that it goes on pointing at the file that is saved.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let there = match fs::metadata(&target) {
        Ok(about) if about.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        // A device or a pipe: putting a file in its place would take it away from everybody.
        Ok(about) if !about.is_file() => return Err(io::Error::other("it is no ordinary file; choose another name")),
        // Renaming over a file that is marked as read-only would succeed on some systems; the mark was put there to be heeded.
        Ok(about) if about.permissions().readonly() => return Err(io::ErrorKind::PermissionDenied.into()),
        Ok(about) => Some(about),
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => None,
        Err(cause) => return Err(cause),
    };
    let folder = match target.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // Taken away again when anything below fails.
    let mut fresh = temporary().tempfile_in(folder)?;
    writer(fresh.as_file_mut(), bytes)?;
    fresh.as_file().sync_all()?;
    if let Some(about) = there {
        // Not every file system knows permissions; without them the file is still good.
        let _ = fs::set_permissions(fresh.path(), about.permissions());
        if keep_previous {
            keep(&target, folder)?;
        }
    }
    fresh.persist(&target).map_err(|error| error.error)?;
    sync_folder(folder);
    Ok(())
}

/// Puts the file as it is now beside itself as the previous version, without a moment in which there is none.
fn keep(target: &Path, folder: &Path) -> io::Result<()> {
    let copy = if let Ok(link) = temporary().make_in(folder, |path| fs::hard_link(target, path)) {
        link.into_temp_path()
    } else {
        // A file system without links.
        let mut copy = temporary().tempfile_in(folder)?;
        io::copy(&mut File::open(target)?, copy.as_file_mut())?;
        copy.as_file().sync_all()?;
        copy.into_temp_path()
    };
    let own_name = copy.to_path_buf();
    copy.persist(previous_path(target)).map_err(|error| error.error)?;
    // Where both names already meant one file, renaming has done nothing and the extra name is still there.
    let _ = fs::remove_file(own_name);
    Ok(())
}

fn temporary() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(".drydock-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file: whoever may read is for the user's mask to say.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Brings the new name to the disk as well; where a folder cannot be opened, the system sees to it.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
