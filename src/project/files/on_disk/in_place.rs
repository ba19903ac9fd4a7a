//! Files that have several names on their disk (hard links). A new file in the place of one name would separate it from the others, so they are
//! written in place. Their old contents are kept in memory meanwhile, and put back if the disk has no room; a whole copy is put beside the file
//! before (`staging.rs`).

use std::error;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, Write as _};
use std::path::Path;

/// How many names a file has on its disk; 0 where there is no file.
#[cfg(unix)]
pub fn names(path: &Path) -> u64 {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map_or(0, |about| about.nlink())
}

/// How many names a file has on its disk; only Unix tells.
#[cfg(not(unix))]
pub fn names(path: &Path) -> u64 {
    u64::from(path.exists())
}

/// Puts a file in the place of another; where the other has several names, it is written in place.
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

/// A file that was written in place is neither new nor as it was.
#[derive(Debug)]
struct Torn;

impl error::Error for Torn {}

impl fmt::Display for Torn {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it is half written; the version before it lies beside it")
    }
}

/// Whether a file that was written in place was left half written.
pub(super) fn is_torn(cause: &io::Error) -> bool {
    cause.get_ref().and_then(|inner| inner.downcast_ref::<Torn>()).is_some()
}
