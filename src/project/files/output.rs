//! An output file that the user has named, and the rules about which existing files it may replace.

use std::path::Path;

use super::{Keep, below, exists, is_there, read, write_all};
use crate::Error;

/// The size, in bytes, up to which a file is checked before it is replaced. Drydock writes no larger files.
pub(super) const MOST_BYTES: u64 = 1 << 30;

/// A file that a command is about to write.
pub struct Output<'a> {
    /// The path of the file.
    pub path: &'a Path,
    /// Says whether Drydock wrote the bytes of the old file, so that it may be replaced.
    pub is_own: &'a dyn Fn(&[u8]) -> bool,
    /// Whether files that Drydock has not written may be replaced too; they are kept as previous versions.
    pub force: bool,
}

impl Output<'_> {
    /// Checks whether [`write`](Self::write) could write the file, before there is anything to write.
    ///
    /// # Errors
    /// If there is a file that may not be replaced, or nothing can be written there.
    pub fn check(&self) -> Result<(), Error> {
        let may_replace = !is_there(self.path) || self.holds(self.is_own)? || self.force;
        if may_replace { below::writable(self.path) } else { Err(self.not_ours()) }
    }

    /// Writes the file, whole or not at all. A file that Drydock has written is replaced.
    ///
    /// # Errors
    /// If there is a file that may not be replaced, or the file cannot be written; everything is then unchanged.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        self.check()?;
        let is_same = |there: &[u8]| there == bytes || (self.is_own)(there);
        let is_foreign = exists(self.path) && !self.holds(&is_same)?;
        let keep = if is_foreign { Keep::Previous } else { Keep::Nothing };
        // Checked once more, at a moment when no other program can write the file.
        let may_go = || self.force || !is_there(self.path) || self.holds(&is_same).unwrap_or_default();
        below::write_whole(self.path, bytes, keep, &write_all, &may_go).map_err(|error| match error {
            Error::Changed { .. } => self.not_ours(),
            other => other,
        })
    }

    /// Whether `is` returns true for the bytes of the old file.
    fn holds(&self, is: &dyn Fn(&[u8]) -> bool) -> Result<bool, Error> {
        match read(self.path, MOST_BYTES) {
            Ok(there) => Ok(is(&there)),
            Err(Error::Read { file, cause }) if exists(self.path) => Err(Error::Write { file, cause }),
            Err(_) => Ok(false),
        }
    }

    fn not_ours(&self) -> Error {
        Error::NotOurs { files: vec![self.path.into()] }
    }
}
