//! Projects in files. This file says what is read, saved and kept. The code below it does that work: `on_disk/`, which alone uses `std::fs` in this
//! crate, or `in_page/`, which keeps the files in a browser.
//!
//! Files are replaced whole or not at all, whether a single file or a whole set. Commands replace only files that Drydock has written (`output.rs`,
//! `on_disk/manifest.rs`). The previous version stays beside the file as `NAME.previous`, and changes that are not saved yet as `NAME.autosave`
//! (`autosave.rs`). Neither is ever written over the file itself, and only users who may read the file may read them. The exception is a file with
//! several names on its disk: its previous version is put beside it first, and then the file is written in place.

mod autosave;
mod by_post;
mod error;
#[cfg(target_arch = "wasm32")]
mod in_page;
mod listing;
#[cfg(not(target_arch = "wasm32"))]
mod on_disk;
mod output;

#[cfg(target_arch = "wasm32")]
use in_page as below;
#[cfg(not(target_arch = "wasm32"))]
use on_disk as below;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::comments::has_comments;
use super::{Error, Project, file_name, text};
pub use autosave::{OwnAutosave, autosave, autosave_path, discard_left_over, left_over};
use below::File;
pub use below::{
    FileSet, about, accept, exists, is_file, is_outermost, is_there, list, look_into, make_folder, read, refuse, settle, whole,
};
pub use by_post::{GameFile, Held, SentFiles, sheet, sheets};
pub use error::FilesError;
pub use listing::{AboutFile, FolderListing};
pub use output::Output;

/// The ending of a project's file name, without its dot.
pub const EXTENSION: &str = "drydock";

/// A function that writes into the file that a save prepares; tests use one that fails.
pub type FileWriter<'a> = &'a dyn Fn(&mut File, &[u8]) -> io::Result<()>;

/// Reads a project.
///
/// # Errors
/// If the file cannot be read, is larger than 64 MB, or holds no project that this program knows.
pub fn load(path: &Path) -> Result<Project, Error> {
    text::read(&read(path, text::MOST_BYTES)?, path).map_err(|error| with_previous(error, path))
}

/// If a file cannot be read and has a previous version, adds the path of that version to the error.
fn with_previous(error: Error, path: &Path) -> Error {
    let previous = previous_path(path);
    match error {
        Error::Syntax { file, line, column, message } if exists(&previous) => {
            let message = format!("{message}; {} is the version before it", file_name_of(&previous));
            Error::Syntax { file, line, column, message }
        }
        other => other,
    }
}

/// Reads a project for an editor. Also returns a sentence about what a save would drop from the file, such as comments; `None` if nothing would be
/// lost.
///
/// # Errors
/// If the file cannot be read, is larger than 64 MB, or holds no project that this program knows.
pub fn load_to_edit(path: &Path) -> Result<(Project, Option<String>), Error> {
    let bytes = read(path, text::MOST_BYTES)?;
    let project = text::read(&bytes, path).map_err(|error| with_previous(error, path))?;
    Ok((project, said_of_comments(&bytes, path)))
}

/// The warning that a file has comments, which a save drops, as a whole sentence; `None` if the file has none.
fn said_of_comments(bytes: &[u8], path: &Path) -> Option<String> {
    let text = text::decode(bytes, path).ok()?;
    let previous = previous_path(path);
    let (file, previous) = (file_name_of(path), file_name_of(&previous));
    has_comments(text).then(|| {
        format!("{file} holds comments, and Drydock writes none: after the first save they stand in {previous}, and after the second nowhere.")
    })
}

/// A file of a set that has been written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The path of the file.
    pub path: PathBuf,
    /// A clause on what became of the old file. `None` if there was no old file, or if the old file was as an earlier run had written it and was
    /// replaced.
    pub said: Option<String>,
}

/// The note that a saved file has several names on its disk (hard links), as a whole sentence; `None` if it has one name.
#[must_use]
pub fn said_of_names(path: &Path) -> Option<String> {
    let names = below::names(path);
    let previous = previous_path(path);
    let (file, previous) = (file_name_of(path), file_name_of(&previous));
    (names > 1).then(|| {
        format!(
            "{file} has {names} names on this disk (hard links): it was written in place, so that all of them still lead to it; the version before lies \
             beside it as {previous}."
        )
    })
}

fn file_name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Saves a project, and keeps the previous version beside the file.
///
/// # Errors
/// If the file cannot be written; it is then unchanged.
pub fn save(path: &Path, project: &Project) -> Result<(), Error> {
    save_with(path, project, &write_all)
}

/// Saves a project with the given writer.
///
/// # Errors
/// If the file cannot be written; it is then unchanged.
pub fn save_with(path: &Path, project: &Project, writer: FileWriter<'_>) -> Result<(), Error> {
    let text = text::write(project)?;
    below::write_whole(path, text.as_bytes(), Keep::Previous, writer, &|| true)
}

/// Saves a project if the file is still the expected one. `same` says whether it is; it is called at a moment when no other program can write the
/// file.
///
/// # Errors
/// If the file is no longer the expected one, or cannot be written; it is then unchanged.
pub fn save_if(path: &Path, project: &Project, same: &dyn Fn() -> bool) -> Result<(), Error> {
    let text = text::write(project)?;
    below::write_whole(path, text.as_bytes(), Keep::Previous, &write_all, same)
}

/// Replaces the contents of a file, whole or not at all; the previous version is kept beside it.
///
/// # Errors
/// If the file cannot be written; it is then unchanged.
pub fn save_bytes(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    below::write_whole(path, bytes, Keep::Previous, &write_all, &|| true)
}

/// Replaces the contents of a file, whole or not at all, if the file still holds the `known` bytes. This is checked at a moment when no other
/// program can write the file. The previous version is kept beside the file.
///
/// # Errors
/// If the file holds something else, or cannot be written; it is then unchanged.
pub fn save_bytes_over(path: &Path, bytes: &[u8], known: &[u8]) -> Result<(), Error> {
    let same = || read(path, text::MOST_BYTES).is_ok_and(|now| now == known);
    below::write_whole(path, bytes, Keep::Previous, &write_all, &same)
}

/// Saves a project into a new file.
///
/// # Errors
/// If a file of this name exists, even one that was made just now, or if the file cannot be written.
pub fn save_new(path: &Path, project: &Project) -> Result<(), Error> {
    write_new(path, text::write(project)?.as_bytes())
}

/// Writes bytes into a new file, whole or not at all.
///
/// # Errors
/// If a file of this name exists, even one that was made just now, or if the file cannot be written.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    // A link without a target counts as an existing file.
    below::write_whole(path, bytes, Keep::Nothing, &write_all, &|| !is_there(path)).map_err(|error| match error {
        Error::Changed { file } => Error::Exists { file },
        other => other,
    })
}

/// The result of a change to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Updated<T> {
    /// The value that the change returned.
    pub done: T,
    /// Notes for the user about the save, such as dropped comments; whole sentences.
    pub said: Vec<String>,
}

/// Reads a project, changes it and saves it. No other program can write the file meanwhile, so no change of another program is lost.
///
/// # Errors
/// If the file cannot be read or written, or the change is refused; the file is then unchanged.
pub fn update<T>(path: &Path, change: impl FnOnce(&mut Project) -> Result<T, Error>) -> Result<Updated<T>, Error> {
    let (done, comments) = below::update(path, text::MOST_BYTES, |bytes| {
        let mut project = text::read(bytes, path)?;
        let done = change(&mut project)?;
        Ok((text::write(&project)?, (done, said_of_comments(bytes, path))))
    })?;
    Ok(Updated { done, said: comments.into_iter().chain(said_of_names(path)).collect() })
}

/// Replaces the contents of a file, whole or not at all; the previous version is not kept.
///
/// # Errors
/// If the file cannot be written; it is then unchanged.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    below::write_whole(path, bytes, Keep::Nothing, &write_all, &|| true)
}

/// The path of the version before the last save.
#[must_use]
pub fn previous_path(path: &Path) -> PathBuf {
    beside(path, file_name::PREVIOUS)
}

/// Deletes a file, its previous version, and the autosaves that were left over. The autosave of a window that is still open stays.
///
/// # Errors
/// If one of these files exists and cannot be deleted.
pub fn delete(path: &Path) -> Result<(), Error> {
    for file in [path.to_owned(), previous_path(path)] {
        match below::remove(&file) {
            Err(cause) if cause.kind() != io::ErrorKind::NotFound => return Err(Error::Write { file, cause }),
            _ => {}
        }
    }
    left_over(path).iter().try_for_each(|at| discard_left_over(at))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(ending);
    match name.to_str() {
        // A name that is already as long as possible has no room for another ending.
        Some(long) if long.len() > file_name::MOST_BYTES => {
            path.with_file_name(file_name::fitted(long.strip_suffix(ending).unwrap_or(long), ending))
        }
        _ => path.with_file_name(name),
    }
}

/// Decides what becomes of the old file when a new one replaces it.
#[derive(Clone, Copy)]
enum Keep<'a> {
    Nothing,
    /// The old file stays beside the new one as the previous version.
    Previous,
    /// The old file is not kept. Only users who may read the file with this path may read the new one.
    SecretOf(&'a Path),
}

fn write_all(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)
}
