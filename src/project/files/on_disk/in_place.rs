//! Files that have several names on their disk (hard links). If such a file were replaced by a new one, the new file would have only one of the
//! names, so it is written in place instead. Before that, a whole copy is put beside the file (`staging.rs`). While the file is written, its old
//! contents are kept in memory, and are written back if the disk is full.

use std::error;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, Write as _};
use std::path::Path;

/// How many names a file has on its disk; 0 if there is no file.
#[cfg(unix)]
pub fn names(path: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map_or(0, |about| about.nlink())
}

/// How many names a file has on its disk. Only Unix tells this; here the answer is 1, or 0 if there is no file.
#[cfg(not(unix))]
pub fn names(path: &Path) -> u64 {
    u64::from(path.exists())
}

/// Replaces the file `to` with the file `from`. If `to` has several names, it is written in place.
pub(super) fn put_over(from: &Path, to: &Path) -> io::Result<()> {
    if names(to) <= 1 {
        return fs::rename(from, to);
    }
    let (bytes, before) = (fs::read(from)?, fs::read(to)?);
    let mut file = OpenOptions::new().write(true).open(to)?;
    overwrite(&mut file, &bytes).map_err(|cause| match overwrite(&mut file, &before) {
        Ok(()) => cause,
        Err(_) => io::Error::new(cause.kind(), Torn),
    })
}

fn overwrite(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    file.rewind()?;
    file.write_all(bytes)?;
    file.set_len(bytes.len() as u64)?;
    file.sync_all()
}

/// The error that a file was only partly written in place, so that it is neither the new file nor the old one.
#[derive(Debug)]
struct Torn;

impl error::Error for Torn {}

impl fmt::Display for Torn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it is half written; the version before it lies beside it")
    }
}

/// Whether the error says that a file was only partly written in place.
pub(super) fn is_torn(cause: &io::Error) -> bool {
    cause.get_ref().and_then(|inner| inner.downcast_ref::<Torn>()).is_some()
}
