//! Reads and replaces files on a disk, whatever they hold. Files are read whole, up to a greatest size, and replaced whole or not at all.
//!
//! New contents are written into a hidden folder beside the file (`staging.rs`) and flushed to the disk. Only then do they get the file's name,
//! whether it is a single file or a whole set (`set/`). If the program is killed at any moment, either the old file or the new one is there; the next
//! save deletes what is left of the hidden folder. Only one program at a time writes into a folder (`lock.rs`), and it checks first that the file is
//! still the one that it knows. The folder's list of files that Drydock wrote (`manifest.rs`) says what a set may replace. A file with several names
//! is the exception: it is written in place, after its previous version has been put beside it. Each window has autosaves of its own (`claim.rs`,
//! `process.rs`).

mod claim;
mod folder;
mod in_place;
mod lock;
mod manifest;
mod pipe;
mod process;
mod set;
mod staging;

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::{FileWriter, FilesError, Keep, previous_path, write_all};
use crate::Error;
pub(super) use claim::Claim;
pub use folder::{
    about, accept, all_names, exists, is_file, is_outermost, is_there, look_into, make_folder, refuse, remove, settle, whole,
};
pub(super) use in_place::names;
use lock::FolderLock;
pub use set::FileSet;
use staging::{Staging, Target};

/// A file that is being written.
pub type File = fs::File;

/// Reads a whole file of at most `limit` bytes. The size is checked before reading and while reading. A pipe that a shell hands over can be read,
/// too.
///
/// # Errors
/// If the file cannot be read or has more bytes.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    let failed = |cause| Error::Read { file: path.into(), cause };
    let too_large = || Error::TooLarge { file: path.into(), limit };
    let about = fs::metadata(path).map_err(failed)?;
    if about.is_dir() {
        return Err(failed(io::ErrorKind::IsADirectory.into()));
    }
    if pipe::is_pipe(&about) {
        let bytes = pipe::read(path, limit).map_err(failed)?;
        return if bytes.len() as u64 > limit { Err(too_large()) } else { Ok(bytes) };
    }
    // Checked before the file is opened: opening a device may have an effect, and reading it may never end.
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

/// How many files of one extension a folder of a library may have.
const MOST_LISTED: usize = 1_000;

/// The files of a folder that have this extension, sorted by name; empty if there is no such folder.
///
/// # Errors
/// If the folder cannot be read, or holds more of these files than a folder of a library may.
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
                return Err(FilesError::TooMany { folder: folder.into(), most: MOST_LISTED }.into());
            }
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Reads a file, and writes it again as changed by `change`. No other program can write the file meanwhile.
///
/// # Errors
/// If the file cannot be read or written, or the change is refused; the file is then unchanged.
pub(super) fn update<T>(path: &Path, limit: u64, change: impl FnOnce(&[u8]) -> Result<(String, T), Error>) -> Result<T, Error> {
    let failed = |cause| Error::Write { file: path.into(), cause };
    let target = Target::of(path, None).map_err(failed)?;
    let lock = FolderLock::of(&target.folder);
    let bytes = read(path, limit)?;
    let (text, done) = change(&bytes)?;
    // A program that ignores the locks may have written the file.
    if read(path, limit)? != bytes {
        return Err(Error::Changed { file: path.into() });
    }
    put(&lock, target, text.as_bytes(), Keep::Previous, &write_all).map_err(|cause| not_written(path, cause))?;
    Ok(done)
}

/// Does nothing: the worker reads the file from the disk.
pub(super) const fn lend(_: &Path, _: &[u8]) {}

/// Checks that the file on the disk is as a worker has changed and written it.
///
/// # Errors
/// If the file cannot be read, or does not hold these bytes.
pub(super) fn take_over(path: &Path, _: &[u8], bytes: &[u8]) -> Result<(), Error> {
    if read(path, bytes.len() as u64)? == bytes { Ok(()) } else { Err(Error::Changed { file: path.into() }) }
}

/// Replaces the contents of a file if `same` says that it is still the expected one.
///
/// # Errors
/// If it is no longer the expected file, or cannot be written; it is then unchanged.
pub(super) fn write_whole(
    path: &Path,
    bytes: &[u8],
    keep: Keep<'_>,
    writer: FileWriter<'_>,
    same: &dyn Fn() -> bool,
) -> Result<(), Error> {
    let failed = |cause| Error::Write { file: path.into(), cause };
    let like = if let Keep::SecretOf(other) = keep { Some(other) } else { None };
    let target = Target::of(path, like).map_err(failed)?;
    let lock = FolderLock::of(&target.folder);
    if !same() {
        return Err(Error::Changed { file: path.into() });
    }
    put(&lock, target, bytes, keep, writer).map_err(|cause| not_written(path, cause))
}

/// Checks whether [`write_whole`] could write the file.
///
/// # Errors
/// If the folder does not exist or nothing may be written in it, or if in the place of the file there is something that a file cannot replace.
pub(super) fn writable(path: &Path) -> Result<(), Error> {
    let failed = |cause| Error::Write { file: path.into(), cause };
    let target = Target::of(path, None).map_err(failed)?;
    let lock = FolderLock::of(&target.folder);
    Staging::beside(&lock, &target.folder).map(drop).map_err(failed)
}

/// The error for a file that could not be put in its place.
fn not_written(path: &Path, cause: io::Error) -> Error {
    let file = path.to_owned();
    if in_place::is_torn(&cause) {
        Error::HalfWritten { left: vec![file.clone()], file, cause }
    } else {
        Error::Write { file, cause }
    }
}

/// The folder in which a file lies.
fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.into(),
        _ => PathBuf::from("."),
    }
}

/// Writes bytes into a file in a folder that is locked; `keep` says what becomes of the old file.
fn put(lock: &FolderLock, target: Target, bytes: &[u8], keep: Keep<'_>, writer: FileWriter<'_>) -> io::Result<()> {
    let staging = Staging::beside(lock, &target.folder)?;
    let fresh = staging.write(target, bytes, writer)?;
    let path = &fresh.target.path;
    match keep {
        // A file that only this program writes, such as an autosave, has no other names.
        Keep::SecretOf(_) => fresh.replace()?,
        Keep::Previous if path.exists() && names(path) <= 1 => {
            // A copy of the old file first becomes the previous version, so that there is no moment without a file.
            fs::rename(staging.copy(path)?, previous_path(path))?;
            fresh.replace()?;
        }
        Keep::Previous | Keep::Nothing => fresh.place(&staging)?,
    }
    lock.sync();
    Ok(())
}
