//! An output file that the user has named, and what it may replace.

use std::path::Path;

use super::{Keep, below, exists, is_there, read, write_all};
use crate::Error;

/// The largest file that is looked at before it is replaced, in bytes; a larger one was not written by Drydock.
pub(super) const MOST_BYTES: u64 = 1 << 30;

/// A file that is to be written.
pub struct Output<'a> {
    /// The file.
    pub path: &'a Path,
    /// Whether bytes were written by Drydock, so that they may be replaced.
    pub is_own: &'a dyn Fn(&[u8]) -> bool,
    /// Whether anything else may be replaced as well; it is kept beside the new file as its previous version.
    pub force: bool,
}

impl Output<'_> {
    /// Refuses at once what [`write`](Self::write) would refuse, before there is anything to be written.
    ///
    /// # Errors
    /// If something is there that Drydock has not written, or nothing can be written there.
    pub fn check(&self) -> Result<(), Error> {
        let may_replace = !is_there(self.path) || self.holds(self.is_own)? || self.force;
        if may_replace { below::writable(self.path) } else { Err(self.not_ours()) }
    }

    /// Writes the file, whole or not at all. What is there already may be replaced where Drydock has written it.
    ///
    /// # Errors
    /// If something else is there, or the file cannot be written; everything is then as it was.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        self.check()?;
        let is_same = |there: &[u8]| there == bytes || (self.is_own)(there);
        let is_foreign = exists(self.path) && !self.holds(&is_same)?;
        let keep = if is_foreign { Keep::Previous } else { Keep::Nothing };
        // Checked once more when no other program can write the file any more.
        let may_go = || self.force || !is_there(self.path) || self.holds(&is_same).unwrap_or_default();
        below::write_whole(self.path, bytes, keep, &write_all, &may_go).map_err(|error| match error {
            Error::Changed { .. } => self.not_ours(),
            other => other,
        })
    }

    /// Whether `is` holds for the bytes that are there.
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
