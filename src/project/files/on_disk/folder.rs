//! Lists folders, so that a user can choose a file even if the system has no file dialog; and tells what the system knows about a file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::Error;
use crate::files::{AboutFile, FolderListing};

/// How many entries of a folder are listed at most.
const MOST_ENTRIES: usize = 5_000;

/// Lists the folders in a folder, and those files in it that have one of these extensions. If no extension is given, only folders are listed.
///
/// # Errors
/// If the folder cannot be read.
pub fn look_into(folder: &Path, extensions: &[&str]) -> Result<FolderListing, Error> {
    let failed = |cause| Error::Read { file: folder.into(), cause };
    let mut listing = FolderListing::default();
    for (number, entry) in fs::read_dir(folder).map_err(failed)?.enumerate() {
        if number == MOST_ENTRIES {
            listing.cut = true;
            break;
        }
        let path = entry.map_err(failed)?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| !name.starts_with('.')) else { continue };
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
        if path.is_dir() {
            listing.folders.push(name.to_owned());
        } else if extensions.contains(&ending.as_str()) {
            listing.files.push(name.to_owned());
        }
    }
    listing.folders.sort_by_key(|name| name.to_lowercase());
    listing.files.sort_by_key(|name| name.to_lowercase());
    Ok(listing)
}

/// The names of all files in a folder, including hidden ones, in order. Bytes of a name that are not text become replacement characters.
///
/// # Errors
/// If the folder cannot be read.
pub fn all_names(folder: &Path) -> Result<Vec<String>, Error> {
    let failed = |cause| Error::Read { file: folder.into(), cause };
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if !entry.path().is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort_by_key(|name| name.to_lowercase());
    Ok(names)
}

/// The absolute form of a path.
#[must_use]
pub fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether a file, a folder or a link exists, even a link without a target.
#[must_use]
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Whether a file or a folder exists. A link counts if its target exists.
#[must_use]
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Whether an ordinary file exists.
#[must_use]
pub fn is_file(path: &Path) -> bool {
    path.is_file()
}

/// The size of a file and when it was written; `None` if it does not exist.
#[must_use]
pub fn about(path: &Path) -> Option<AboutFile> {
    let about = path.metadata().ok()?;
    Some(AboutFile { bytes: about.len(), written: about.modified().ok() })
}

/// Makes a folder, and also the folders around it that are missing.
///
/// # Errors
/// If it cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Deletes a file.
///
/// # Errors
/// If it does not exist or cannot be deleted.
pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Whether a folder is the outermost one that a user knows of. On a disk, no folder is.
#[must_use]
pub const fn is_outermost(_: &Path) -> bool {
    false
}

/// The path under which a file that is being opened is kept. On a disk it is the path itself.
#[must_use]
pub fn settle(path: &Path) -> PathBuf {
    path.into()
}

/// Accepts a file that the user has chosen. On a disk that does nothing: the file stays where it is.
pub const fn accept(_: &Path) {}

/// Refuses a file that the user has chosen and that cannot be used. On a disk that does nothing: the file stays where it is.
pub const fn refuse(_: &Path) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_listed_by_name_without_what_is_hidden() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["b", "A", ".git"] {
            fs::create_dir(folder.path().join(name)).expect("a folder");
        }
        for name in ["two.drydock", "One.DRYDOCK", "notes.txt", ".hidden.drydock"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        let listing = look_into(folder.path(), &["drydock"]).expect("a listing");
        assert_eq!(listing.folders, ["A", "b"]);
        assert_eq!(listing.files, ["One.DRYDOCK", "two.drydock"]);
        assert!(look_into(folder.path(), &[]).expect("a listing").files.is_empty());
        assert!(look_into(&folder.path().join("nowhere"), &[]).is_err());
        assert_eq!(all_names(folder.path()).expect("names"), [".hidden.drydock", "notes.txt", "One.DRYDOCK", "two.drydock"]);
        assert!(is_there(folder.path()) && !is_there(&folder.path().join("nowhere")));
    }
}
