//! Projects on a disk. This file and its folder are the only place of this floor that uses `std::fs`.
//!
//! Files are replaced whole or not at all, whether one or a whole set (`staging.rs`): new text is written into a hidden room of its own beside
//! them, brought to the disk, and only then given the file's name. Whoever kills the program at any moment finds the old file or the
//! new one; what is left of the room goes with the next save. The version before a save stays beside it as `NAME.previous`, and what was not
//! saved yet as `NAME.autosave`; neither is ever written over the file itself, and both may be read by whoever may read the file.
//!
//! Of several programs one at a time writes into a folder (`lock.rs`), and looks first whether the file is still the one that it knows.

mod by_post;
mod folder;
mod lock;
mod set;
mod staging;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::{Error, Project, file_name, text};
pub use by_post::{GameFile, sheet, sheets};
pub use folder::{FolderListing, is_there, look_into, whole};
use lock::FolderLock;
pub use set::FileSet;
use staging::{Staging, Target};

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
    let about = fs::metadata(path).map_err(failed)?;
    if about.is_dir() {
        return Err(failed(io::ErrorKind::IsADirectory.into()));
    }
    // Looked at before it is opened: opening a pipe waits until somebody writes into it.
    if !about.is_file() {
        return Err(failed(staging::no_ordinary_file()));
    }
    if about.len() > limit {
        return Err(too_large());
    }
    let file = File::open(path).map_err(failed)?;
    let mut bytes = Vec::with_capacity(about.len() as usize);
    file.take(limit + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > limit { Err(too_large()) } else { Ok(bytes) }
}

/// The most files of one kind that a folder of a library may hold.
const MOST_LISTED: usize = 1_000;

/// The files of a folder whose names end so, by name; none where there is no such folder.
///
/// # Errors
/// If the folder cannot be read, or holds more of them than any library.
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
            if files.len() == MOST_LISTED {
                let sentence = format!("{} holds more than {MOST_LISTED} files of one kind: take some out", folder.display());
                return Err(Error::Misuse(sentence));
            }
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// # Writing
///
/// Saves a project, keeping the version before it beside it.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn save(path: &Path, project: &Project) -> Result<(), Error> {
    save_with(path, project, &write_all)
}

/// Saves a project with a pen of one's own.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn save_with(path: &Path, project: &Project, writer: FileWriter<'_>) -> Result<(), Error> {
    let text = text::write(project)?;
    write_whole(path, text.as_bytes(), Keep::Previous, writer, &|| true)
}

/// Saves a project unless the file is no longer what it is taken for. That is asked when no other program can write the file any more.
///
/// # Errors
/// If it is another file by now, or cannot be written; it is then as it was.
pub fn save_if(path: &Path, project: &Project, same: &dyn Fn() -> bool) -> Result<(), Error> {
    let text = text::write(project)?;
    write_whole(path, text.as_bytes(), Keep::Previous, &write_all, same)
}

/// Puts bytes into a file in place of whatever was there, whole or not at all; the version before them is kept beside it.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn save_bytes(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    write_whole(path, bytes, Keep::Previous, &write_all, &|| true)
}

/// Saves a project into a file that is not there yet.
///
/// # Errors
/// If there is one, which may have been made this very moment, or it cannot be written.
pub fn save_new(path: &Path, project: &Project) -> Result<(), Error> {
    write_new(path, text::write(project)?.as_bytes())
}

/// Puts bytes into a file that is not there yet, whole or not at all.
///
/// # Errors
/// If there is one, which may have been made this very moment, or it cannot be written.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    // A link that leads nowhere is there as well.
    write_whole(path, bytes, Keep::Nothing, &write_all, &|| path.symlink_metadata().is_err()).map_err(|error| match error {
        Error::Changed { file } => Error::Exists { file },
        other => other,
    })
}

/// Reads a project, changes it and saves it, and lets no other program write the file meanwhile: of many changes at once none is lost.
///
/// # Errors
/// If the file cannot be read or written, or the change is refused; it is then as it was.
pub fn update<T>(path: &Path, change: impl FnOnce(&mut Project) -> Result<T, Error>) -> Result<T, Error> {
    let failed = |cause| Error::Write { file: path.into(), cause };
    let target = Target::of(path, None).map_err(failed)?;
    let lock = FolderLock::of(&target.folder);
    let bytes = read(path, text::MOST_BYTES)?;
    let mut project = text::read(&bytes, path)?;
    let done = change(&mut project)?;
    let text = text::write(&project)?;
    // A program that knows no locks may have written all the same.
    if read(path, text::MOST_BYTES)? != bytes {
        return Err(Error::Changed { file: path.into() });
    }
    put(&lock, target, text.as_bytes(), Keep::Previous, &write_all).map_err(failed)?;
    Ok(done)
}

/// Puts bytes into a file in place of whatever was there, whole or not at all; nothing of that is kept.
///
/// # Errors
/// If the file cannot be written; it is then as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    write_whole(path, bytes, Keep::Nothing, &write_all, &|| true)
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
    autosave_bytes(path, text::write(project)?.as_bytes())
}

/// Writes bytes that were not saved yet beside the file that they are of, and never over it.
///
/// # Errors
/// If they cannot be written.
pub fn autosave_bytes(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    write_whole(&autosave_path(path), bytes, Keep::SecretOf(path), &write_all, &|| true)
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
    match name.to_str() {
        // A name that the platform just takes has no room for another ending.
        Some(long) if long.len() > file_name::MOST_BYTES => {
            path.with_file_name(file_name::fitted(long.strip_suffix(ending).unwrap_or(long), ending))
        }
        _ => path.with_file_name(name),
    }
}

/// What is done with the file that was there, beside replacing it.
#[derive(Clone, Copy)]
enum Keep<'a> {
    Nothing,
    /// It stays beside the new one as the previous version.
    Previous,
    /// Nothing, and the new one may be read by nobody who may not read this other file.
    SecretOf(&'a Path),
}

fn write_all(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)
}

fn write_whole(path: &Path, bytes: &[u8], keep: Keep<'_>, writer: FileWriter<'_>, same: &dyn Fn() -> bool) -> Result<(), Error> {
    let failed = |cause| Error::Write { file: path.into(), cause };
    let like = if let Keep::SecretOf(other) = keep { Some(other) } else { None };
    let target = Target::of(path, like).map_err(failed)?;
    let lock = FolderLock::of(&target.folder);
    if !same() {
        return Err(Error::Changed { file: path.into() });
    }
    put(&lock, target, bytes, keep, writer).map_err(failed)
}

/// Puts bytes into a file of a folder that is held.
fn put(lock: &FolderLock, target: Target, bytes: &[u8], keep: Keep<'_>, writer: FileWriter<'_>) -> io::Result<()> {
    let staging = Staging::beside(lock, &target.folder)?;
    let fresh = staging.write(target, bytes, writer)?;
    if matches!(keep, Keep::Previous) && fresh.target.path.exists() {
        // Put beside the file as it is now, without a moment in which there is none.
        fs::rename(staging.copy(&fresh.target.path)?, previous_path(&fresh.target.path))?;
    }
    fresh.place()?;
    lock.sync();
    Ok(())
}
