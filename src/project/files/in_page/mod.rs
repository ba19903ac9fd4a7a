//! Files of the program in a browser. They lie in the browser's own storage, and each save is also downloaded to the user.
//!
//! A file is always replaced whole. The page has one thread, and takes over changes of another tab only between two passes, so no file is ever seen
//! half written.

mod claim;
mod set;

use std::io;
use std::path::{Path, PathBuf};

use super::{AboutFile, FileWriter, FolderListing, Keep, previous_path};
use crate::Error;
pub(super) use claim::Claim;
use machine::page::storage::{self, StoredFile};
pub use machine::page::storage::{refuse, settle};
pub use set::FileSet;

/// A file that is being written.
pub type File = Vec<u8>;

/// Reads a whole file of at most `limit` bytes.
///
/// # Errors
/// If it does not exist or is larger.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    match storage::get(path) {
        None => Err(Error::Read { file: path.into(), cause: io::ErrorKind::NotFound.into() }),
        Some(file) if file.bytes.len() as u64 > limit => Err(Error::TooLarge { file: path.into(), limit }),
        Some(file) => Ok(file.bytes.to_vec()),
    }
}

/// The files of a folder that have this extension, sorted by name; empty if there is no such folder.
///
/// # Errors
/// Never: whatever is stored can be listed.
pub fn list(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Error> {
    let fits = |path: &PathBuf| path.parent() == Some(folder) && path.extension().is_some_and(|found| found == extension);
    Ok(storage::below(folder).into_iter().filter(fits).collect())
}

/// Reads a file, and writes it again as changed by `change`.
///
/// # Errors
/// If the file does not exist, or the change is refused; the file is then unchanged.
pub(super) fn update<T>(path: &Path, limit: u64, change: impl FnOnce(&[u8]) -> Result<(String, T), Error>) -> Result<T, Error> {
    let (text, done) = change(&read(path, limit)?)?;
    put(path, text.as_bytes(), Keep::Previous);
    Ok(done)
}

/// Does nothing: a page may write any file of its own storage.
///
/// # Errors
/// Never.
#[expect(clippy::unnecessary_wraps, reason = "a disk may refuse")]
pub(super) fn writable(_: &Path) -> Result<(), Error> {
    Ok(())
}

/// Replaces the contents of a file if `same` says that it is still the expected one.
///
/// # Errors
/// If it is no longer the expected file, or the writer fails; the file is then unchanged.
pub(super) fn write_whole(
    path: &Path,
    bytes: &[u8],
    keep: Keep<'_>,
    writer: FileWriter<'_>,
    same: &dyn Fn() -> bool,
) -> Result<(), Error> {
    if !same() {
        return Err(Error::Changed { file: path.into() });
    }
    let mut written = File::new();
    writer(&mut written, bytes).map_err(|cause| Error::Write { file: path.into(), cause })?;
    put(path, &written, keep);
    Ok(())
}

fn put(path: &Path, bytes: &[u8], keep: Keep<'_>) {
    if let Some(before) = storage::get(path).filter(|_| matches!(keep, Keep::Previous)) {
        storage::put(&previous_path(path), &before.bytes);
    }
    storage::put(path, bytes);
    // Autosaves, and the files that the program writes for itself, are not downloaded.
    let is_beside = matches!(keep, Keep::SecretOf(file) if file != path);
    if !is_beside && !path.starts_with(storage::OWN) {
        storage::deliver(path, bytes);
    }
}

/// Keeps a file that the user has picked or dropped on the page, once it has proved to be of the right kind. Another file of the same name becomes
/// its previous version.
pub fn accept(path: &Path) {
    let before = storage::accept(path);
    let is_same = |before: &StoredFile| storage::get(path).is_some_and(|file| file.bytes == before.bytes);
    if let Some(before) = before.filter(|before| !is_same(before)) {
        storage::put(&previous_path(path), &before.bytes);
    }
}

/// Gives a file to a worker, which has no access to the page's storage. [`take_over`] stores what the worker writes.
pub(super) fn lend(path: &Path, bytes: &[u8]) {
    storage::put(path, bytes);
}

/// Stores a file that was lent to a worker, with the worker's changes. The file is not downloaded, since the user has it already.
///
/// # Errors
/// If the stored file no longer holds the bytes that were lent.
pub(super) fn take_over(path: &Path, before: &[u8], bytes: &[u8]) -> Result<(), Error> {
    if storage::get(path).is_none_or(|file| *file.bytes != *before) {
        return Err(Error::Changed { file: path.into() });
    }
    let previous = previous_path(path);
    if storage::get(&previous).is_some() {
        storage::put(&previous, before);
    }
    storage::put(path, bytes);
    Ok(())
}

/// Deletes a file.
///
/// # Errors
/// If it does not exist.
pub fn remove(path: &Path) -> io::Result<()> {
    if storage::remove(path) { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
}

/// Whether a file exists.
#[must_use]
pub fn is_there(path: &Path) -> bool {
    storage::get(path).is_some()
}

/// Whether a file exists. A browser has no links that could lead nowhere.
#[must_use]
pub fn exists(path: &Path) -> bool {
    is_there(path)
}

/// Whether a file exists. A folder is never stored by itself: it is only a part of a file's name.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    is_there(path)
}

/// The size of a file and when it was written; `None` if it does not exist.
#[must_use]
pub fn about(path: &Path) -> Option<AboutFile> {
    storage::get(path).map(|file| AboutFile { bytes: file.bytes.len() as u64, written: Some(file.written) })
}

/// How many names a file has: 1, or 0 if it does not exist. A browser has no links, so no file has more.
pub(super) fn names(path: &Path) -> u64 {
    u64::from(is_there(path))
}

/// Does nothing: a folder is only a part of a file's name and need not be made.
///
/// # Errors
/// Never.
pub fn make_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Lists the folders in a folder, and those files in it that have one of these extensions. If no extension is given, only folders are listed.
///
/// # Errors
/// Never: a folder that does not exist is empty.
pub fn look_into(folder: &Path, extensions: &[&str]) -> Result<FolderListing, Error> {
    let mut listing = FolderListing::default();
    for path in storage::below(folder) {
        let Ok(rest) = path.strip_prefix(folder) else { continue };
        let mut parts = rest.iter().filter_map(|part| part.to_str());
        let (Some(name), more) = (parts.next(), parts.next()) else { continue };
        let ending = Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
        let (names, fits) = if more.is_some() {
            (&mut listing.folders, true)
        } else {
            (&mut listing.files, extensions.contains(&ending.as_str()))
        };
        if fits && names.last().is_none_or(|last| last != name) {
            names.push(name.to_owned());
        }
    }
    Ok(listing)
}

/// The names of all files in a folder, in order.
///
/// # Errors
/// Never: whatever is stored can be listed.
#[expect(clippy::unnecessary_wraps, reason = "a disk can refuse the same")]
pub fn all_names(folder: &Path) -> Result<Vec<String>, Error> {
    let own = storage::below(folder).into_iter().filter(|path| path.parent() == Some(folder));
    Ok(own.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// Whether a folder is the outermost one that a user knows of: the folder in which the browser keeps projects.
#[must_use]
pub fn is_outermost(folder: &Path) -> bool {
    folder == Path::new(storage::PROJECTS)
}

/// The path of a file from the root of the storage.
#[must_use]
pub fn whole(path: &Path) -> PathBuf {
    Path::new(storage::PROJECTS).join(path.strip_prefix(".").unwrap_or(path))
}
