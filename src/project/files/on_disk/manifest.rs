//! The list of what Drydock has written into a folder, from which the next run knows what it may replace there. It is a hidden file in the folder,
//! with the names of files and the fingerprints of their bytes.
//!
//! For each name, the list has at most two fingerprints: that of the file before a run, and that of the file that the run put in its place. So if the
//! program is killed after it has placed some files of a set, the next run still knows every file there.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::read;
use crate::{Error, text};

/// The list of what Drydock has written into a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    format: u32,
    /// For the name of each file, the SHA-256 hashes of its last versions as hexadecimal digits, the newest first.
    files: BTreeMap<String, Vec<String>>,
}

/// The version of the format of the list.
const FORMAT: u32 = 1;

/// The name of the list's file.
const NAME: &str = ".drydock-files";

impl Manifest {
    /// The path of the list's file in a folder.
    pub fn path(folder: &Path) -> PathBuf {
        folder.join(NAME)
    }

    /// Reads the list of a folder. It is empty if the folder has no list, and `None` if the list is damaged or was written by a newer Drydock.
    pub fn of(folder: &Path) -> Option<Self> {
        let path = Self::path(folder);
        match read(&path, text::MOST_BYTES) {
            Ok(bytes) => text::read_other::<Self>(&bytes, &path).ok().filter(|manifest| manifest.format == FORMAT),
            Err(Error::Read { cause, .. }) if cause.kind() == io::ErrorKind::NotFound => Some(Self::default()),
            Err(_) => None,
        }
    }

    /// Whether Drydock has ever written a file of this name.
    pub fn names(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Whether Drydock has written a file of this name whose bytes have this fingerprint.
    pub fn knows(&self, name: &str, fingerprint: &str) -> bool {
        self.files.get(name).is_some_and(|known| known.iter().any(|known| known == fingerprint))
    }

    /// Records the fingerprint of a file that is about to be written. `replaced` is the fingerprint of the file that it replaces, if Drydock has
    /// written that file too.
    pub fn note(&mut self, name: &str, fingerprint: &str, replaced: Option<&str>) {
        let replaced = replaced.filter(|replaced| *replaced != fingerprint);
        let both = [Some(fingerprint), replaced].into_iter().flatten().map(str::to_owned).collect();
        self.files.insert(name.to_owned(), both);
    }

    /// The text of the list's file.
    pub fn write(&self) -> Result<String, Error> {
        text::write_other(self)
    }
}

impl Default for Manifest {
    fn default() -> Self {
        Self { format: FORMAT, files: BTreeMap::new() }
    }
}
