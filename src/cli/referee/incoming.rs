//! Reads sheets of orders that players have sent, as text or as mails. They are given as files or as folders.

use std::path::Path;

use crate::exchange::mail::{self, Mailbag};
use crate::exchange::post::Post;
use crate::project::Error;
use crate::project::files::{self, SentFiles};

/// The sheets in the files of a folder, and the files that contain no sheet.
pub(super) fn of_folder(post: &dyn Post, folder: &Path) -> Result<Mailbag, Error> {
    Ok(of_files(post, files::sheets(folder)?))
}

/// The sheets in a file or in the files of a folder, and the files that contain no sheet.
pub(super) fn of_path(post: &dyn Post, path: &Path) -> Result<Mailbag, Error> {
    if path.is_dir() { of_folder(post, path) } else { Ok(of_files(post, SentFiles::of(vec![files::sheet(path)?]))) }
}

/// The sheets in files that have been read, and the files that contain no sheet.
pub(super) fn of_files(post: &dyn Post, files: SentFiles) -> Mailbag {
    mail::open(files, &|text| !post.openings(text).is_empty())
}
