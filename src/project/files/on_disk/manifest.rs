//! What Drydock has written into a folder, by which the next run knows what it may replace there: the names of files with the fingerprints of their
//! bytes, in a hidden file of the folder.
//!
//! A name has two fingerprints at most: of the file that was there before a run, and of the file that the run put in its place. So if the
//! program is killed between two files of a set, the next run still knows every file there.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::read;
use crate::{Error, text};

/// What has been written into a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    format: u32,
    /// The SHA-256 of each file in hexadecimal digits, the last one first.
    files: BTreeMap<String, Vec<String>>,
}

/// The version of the file format.
const FORMAT: u32 = 1;

/// What the file is called.
const NAME: &str = ".drydock-files";

impl Manifest {
    /// Where it lies in a folder.
    pub fn path(folder: &Path) -> PathBuf {
        folder.join(NAME)
    }

    /// Reads the list of a folder; an empty one where there is no list, and none where it is damaged or of a newer Drydock.
    pub fn of(folder: &Path) -> Option<Self> {
        let path = Self::path(folder);
        match read(&path, text::MOST_BYTES) {
            Ok(bytes) => text::read_other::<Self>(&bytes, &path).ok().filter(|manifest| manifest.format == FORMAT),
            Err(Error::Read { cause, .. }) if cause.kind() == io::ErrorKind::NotFound => Some(Self::default()),
            Err(_) => None,
        }
    }

    /// Whether a file of this name was ever written.
    pub fn names(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Whether these bytes were written under this name.
    pub fn knows(&self, name: &str, fingerprint: &str) -> bool {
        self.files.get(name).is_some_and(|known| known.iter().any(|known| known == fingerprint))
    }

    /// Records the fingerprint of a file that is about to be written, and keeps that of the file it replaces if Drydock wrote that too.
    pub fn note(&mut self, name: &str, fingerprint: &str, replaced: Option<&str>) {
        let replaced = replaced.filter(|replaced| *replaced != fingerprint);
        let both = [Some(fingerprint), replaced].into_iter().flatten().map(str::to_owned).collect();
        self.files.insert(name.to_owned(), both);
    }

    /// The text of its file.
    pub fn write(&self) -> Result<String, Error> {
        text::write_other(self)
    }
}

impl Default for Manifest {
    fn default() -> Self {
        Self { format: FORMAT, files: BTreeMap::new() }
    }
}
