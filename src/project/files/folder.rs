//! What lies in a folder, for whoever looks for a file where the system has no dialog for that.

use std::fs;
use std::path::{Path, PathBuf};

use crate::project::Error;

/// What lies in a folder: the folders in it and the files that are looked for, each by name. What is hidden is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderListing {
    /// The folders.
    pub folders: Vec<String>,
    /// The files.
    pub files: Vec<String>,
    /// Whether there is more in it than is listed.
    pub cut: bool,
}

/// The most entries of a folder that are looked at.
const MOST_ENTRIES: usize = 5_000;

/// Looks into a folder for files whose names end so; where no ending is named, for no files.
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

/// A path as the system would write it out in full.
#[must_use]
pub fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether something is there.
#[must_use]
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

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
        assert!(is_there(folder.path()) && !is_there(&folder.path().join("nowhere")));
    }
}
