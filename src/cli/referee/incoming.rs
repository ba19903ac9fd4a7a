//! Reading incoming sheets: text or mails, in folders or by name.

use std::path::Path;

use crate::exchange::mail::{self, Mailbag};
use crate::exchange::post::Post;
use crate::project::Error;
use crate::project::files::{self, SentFiles};

/// The sheets of a folder, and its other files.
pub(super) fn of_folder(post: &dyn Post, folder: &Path) -> Result<Mailbag, Error> {
    Ok(of_files(post, files::sheets(folder)?))
}

/// The sheets of a file, or of a folder.
pub(super) fn of_path(post: &dyn Post, path: &Path) -> Result<Mailbag, Error> {
    if path.is_dir() { of_folder(post, path) } else { Ok(of_files(post, SentFiles::of(vec![files::sheet(path)?]))) }
}

/// The sheets of files that were read.
pub(super) fn of_files(post: &dyn Post, files: SentFiles) -> Mailbag {
    mail::open(files, &|text| !post.openings(text).is_empty())
}
