//! Reads sheets of orders that have come in: text or mails, given as folders or as files.

use std::path::Path;

use crate::exchange::mail::{self, Mailbag};
use crate::exchange::post::Post;
use crate::project::Error;
use crate::project::files::{self, SentFiles};

/// The sheets in the files of a folder, and the files that hold none.
pub(super) fn of_folder(post: &dyn Post, folder: &Path) -> Result<Mailbag, Error> {
    Ok(of_files(post, files::sheets(folder)?))
}

/// The sheets in a file, or in the files of a folder, and the files that hold none.
pub(super) fn of_path(post: &dyn Post, path: &Path) -> Result<Mailbag, Error> {
    if path.is_dir() { of_folder(post, path) } else { Ok(of_files(post, SentFiles::of(vec![files::sheet(path)?]))) }
}

/// The sheets in files that have been read, and the files that hold none.
pub(super) fn of_files(post: &dyn Post, files: SentFiles) -> Mailbag {
    mail::open(files, &|text| !post.openings(text).is_empty())
}
