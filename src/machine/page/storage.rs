//! The files that the browser keeps for this page: all of them in memory, and each change sent on to the browser's own storage.
//!
//! Paths look as on a desktop. Below [`OWN`] lies what is the program's own; everything else is the user's, and a save of it goes out as well: to the
//! place where the user keeps it, or as a download.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::host::{self, Message};
use super::now;
use crate::machine::Given;

/// The folder of what is the program's own.
pub const OWN: &str = "/settings";
/// The folder that projects are kept in.
pub const PROJECTS: &str = "/projects";

/// A file.
#[derive(Clone, Debug)]
pub struct StoredFile {
    /// What stands in it.
    pub bytes: Arc<[u8]>,
    /// When it was written.
    pub written: SystemTime,
}

type Files = BTreeMap<PathBuf, StoredFile>;

static FILES: Mutex<Files> = Mutex::new(BTreeMap::new());

fn files() -> MutexGuard<'static, Files> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file; none where there is none.
#[must_use]
pub fn get(path: &Path) -> Option<StoredFile> {
    files().get(path).cloned()
}

/// The paths of all files below a folder, in their order.
#[must_use]
pub fn below(folder: &Path) -> Vec<PathBuf> {
    files().keys().filter(|path| path.starts_with(folder)).cloned().collect()
}

/// Keeps a file.
pub fn put(path: &Path, bytes: &[u8]) {
    let written = now();
    files().insert(path.into(), StoredFile { bytes: bytes.into(), written });
    host::keep(&path.to_string_lossy(), bytes, milliseconds(written));
}

/// Takes a file away; false where there is none.
pub fn remove(path: &Path) -> bool {
    let was_there = files().remove(path).is_some();
    if was_there {
        host::forget(&path.to_string_lossy());
    }
    was_there
}

/// Hands a file to the user: where it is kept outside the browser, or as a download of its name.
pub fn deliver(path: &Path, bytes: &[u8]) {
    host::deliver(&path.to_string_lossy(), bytes);
}

/// Takes in what the scripts have handed over, and tells what the window has to know of it.
pub(super) fn take_in(message: Message) -> Option<Given> {
    let Message { about, text, bytes, written } = message;
    let project = || Path::new(PROJECTS).join(&text);
    match about.as_str() {
        // At the start, or written by another tab.
        "kept" => {
            let written = UNIX_EPOCH + Duration::from_secs_f64(written.max(0.0) / 1000.0);
            files().insert(text.into(), StoredFile { bytes: bytes.into(), written });
            None
        }
        "forgotten" => {
            files().remove(Path::new(&text));
            None
        }
        "picked" => {
            put(&project(), &bytes);
            Some(Given::Answer(project()))
        }
        "place" => Some(Given::Answer(project())),
        "dropped" => {
            put(&project(), &bytes);
            Some(Given::Dropped(project()))
        }
        "link" => Some(Given::Link(text)),
        _ => Some(Given::Told(text)),
    }
}

fn milliseconds(time: SystemTime) -> f64 {
    time.duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64() * 1000.0)
}
