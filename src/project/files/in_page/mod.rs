//! Files of a page in a browser: they lie in its own storage, and a save is also downloaded to the user.
//!
//! A file is replaced whole, since it is never seen half written: there is one thread, and what another tab writes comes in between two passes.

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

/// Reads a whole file of at most this number of bytes.
///
/// # Errors
/// If it is not there or is larger.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Error> {
    match storage::get(path) {
        None => Err(Error::Read { file: path.into(), cause: io::ErrorKind::NotFound.into() }),
        Some(file) if file.bytes.len() as u64 > limit => Err(Error::TooLarge { file: path.into(), limit }),
        Some(file) => Ok(file.bytes.to_vec()),
    }
}

/// The files of a folder whose names end so, by name; none where there is no such folder.
///
/// # Errors
/// Never: whatever is stored can be listed.
pub fn list(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Error> {
    let fits = |path: &PathBuf| path.parent() == Some(folder) && path.extension().is_some_and(|found| found == extension);
    Ok(storage::below(folder).into_iter().filter(fits).collect())
}

/// Reads a file, lets `change` change its text and writes that in its place.
///
/// # Errors
/// If the file is not there, or the change is refused; it is then as it was.
pub(super) fn update<T>(path: &Path, limit: u64, change: impl FnOnce(&[u8]) -> Result<(String, T), Error>) -> Result<T, Error> {
    let (text, done) = change(&read(path, limit)?)?;
    put(path, text.as_bytes(), Keep::Previous);
    Ok(done)
}

/// A page can write wherever it likes in its own storage.
///
/// # Errors
/// None.
#[expect(clippy::unnecessary_wraps, reason = "a disk may refuse")]
pub(super) fn writable(_: &Path) -> Result<(), Error> {
    Ok(())
}

/// Replaces the contents of a file, if it is still the expected one.
///
/// # Errors
/// If it is another file by now, or the writer fails; it is then as it was.
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
    // Autosaves, and files of the program's own, stay in the browser.
    let is_beside = matches!(keep, Keep::SecretOf(file) if file != path);
    if !is_beside && !path.starts_with(storage::OWN) {
        storage::deliver(path, bytes);
    }
}

/// Keeps a file that was picked or dropped, once it has proved to be of the right kind. Another file of that name stays as its previous version.
pub fn accept(path: &Path) {
    let before = storage::accept(path);
    let is_same = |before: &StoredFile| storage::get(path).is_some_and(|file| file.bytes == before.bytes);
    if let Some(before) = before.filter(|before| !is_same(before)) {
        storage::put(&previous_path(path), &before.bytes);
    }
}

/// Gives a worker a file to work on, since it has no access to the page's storage. What it writes is taken over with [`take_over`].
pub(super) fn lend(path: &Path, bytes: &[u8]) {
    storage::put(path, bytes);
}

/// Keeps a file that was lent to a worker as the worker has changed it; the user has got it already.
///
/// # Errors
/// If it is another file by now.
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

/// Takes a file away.
///
/// # Errors
/// If it is not there.
pub fn remove(path: &Path) -> io::Result<()> {
    if storage::remove(path) { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
}

/// Whether a file is there.
#[must_use]
pub fn is_there(path: &Path) -> bool {
    storage::get(path).is_some()
}

/// Whether a file is there: there are no links.
#[must_use]
pub fn exists(path: &Path) -> bool {
    is_there(path)
}

/// Whether a file is there; folders are only parts of names.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    is_there(path)
}

/// What is known of a file; none if it is not there.
#[must_use]
pub fn about(path: &Path) -> Option<AboutFile> {
    storage::get(path).map(|file| AboutFile { bytes: file.bytes.len() as u64, written: Some(file.written) })
}

/// How many names a file has: there are no links.
pub(super) fn names(path: &Path) -> u64 {
    u64::from(is_there(path))
}

/// Makes a folder, which is a part of a name and needs no making.
///
/// # Errors
/// Never.
pub fn make_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Looks into a folder for files whose names end so; where no ending is named, for no files.
///
/// # Errors
/// Never: a folder in which nothing lies is empty.
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
/// Never: what is stored is known.
#[expect(clippy::unnecessary_wraps, reason = "a disk can refuse the same")]
pub fn all_names(folder: &Path) -> Result<Vec<String>, Error> {
    let own = storage::below(folder).into_iter().filter(|path| path.parent() == Some(folder));
    Ok(own.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// Whether a folder has no folder above it that a user knows of, as the one where the browser keeps projects.
#[must_use]
pub fn is_outermost(folder: &Path) -> bool {
    folder == Path::new(storage::PROJECTS)
}

/// A path from the root of the storage.
#[must_use]
pub fn whole(path: &Path) -> PathBuf {
    Path::new(storage::PROJECTS).join(path.strip_prefix(".").unwrap_or(path))
}
