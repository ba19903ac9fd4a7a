//! The files that the browser keeps for this page. All of them are in memory, and each change is passed on to the browser's own storage.
//!
//! Paths look as they do on a desktop. The program's own files lie below [`OWN`]. All other files are the user's: when one of them is saved, it is
//! also written to the place on disk where the user keeps it, or becomes a download.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::host::{self, Message};
use super::now;
use crate::Given;

/// The folder of the program's own files, such as settings.
pub const OWN: &str = "/settings";
/// The folder of the user's projects.
pub const PROJECTS: &str = "/projects";
/// The folder of files that were picked or dropped and are not opened yet. Its files are not put into the browser's storage.
const OFFERED: &str = "/offered";

/// A file in memory.
#[derive(Clone, Debug)]
pub struct StoredFile {
    /// The file's contents.
    pub bytes: Arc<[u8]>,
    /// The time when the file was written.
    pub written: SystemTime,
}

type Files = BTreeMap<PathBuf, StoredFile>;

static FILES: Mutex<Files> = Mutex::new(BTreeMap::new());
/// Files that are being opened and are not in the browser's storage yet. With each is the file that had the same path before, if there was one.
static OPENED: Mutex<BTreeMap<PathBuf, Option<StoredFile>>> = Mutex::new(BTreeMap::new());
/// The projects that other tabs have open, and the files that belong to those tabs.
static ELSEWHERE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
/// The files that belong to this tab.
static OWN_FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn lock<T>(shared: &'static Mutex<T>) -> MutexGuard<'static, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn files() -> MutexGuard<'static, Files> {
    lock(&FILES)
}

/// The file at this path, if it exists.
#[must_use]
pub fn get(path: &Path) -> Option<StoredFile> {
    files().get(path).cloned()
}

/// The paths of all files below a folder, sorted.
#[must_use]
pub fn below(folder: &Path) -> Vec<PathBuf> {
    files().keys().filter(|path| path.starts_with(folder)).cloned().collect()
}

/// Whether a file is the program's own, or not kept at all.
#[must_use]
pub fn is_own(path: &Path) -> bool {
    path.starts_with(OWN) || path.starts_with(OFFERED)
}

/// Writes a file to memory and to the browser's storage.
pub fn put(path: &Path, bytes: &[u8]) {
    let written = now();
    lock(&OPENED).remove(path);
    files().insert(path.into(), StoredFile { bytes: bytes.into(), written });
    host::keep(&path.to_string_lossy(), bytes, milliseconds(written));
}

/// Removes a file; returns false if there is no such file.
pub fn remove(path: &Path) -> bool {
    let was_there = files().remove(path).is_some();
    if was_there {
        host::forget(&path.to_string_lossy());
    }
    was_there
}

/// Moves a picked or dropped file that is being opened to the folder of projects, and returns its path there; any other file stays where it is.
#[must_use]
pub fn settle(path: &Path) -> PathBuf {
    let Ok(name) = path.strip_prefix(OFFERED) else { return path.into() };
    let home = Path::new(PROJECTS).join(name);
    let mut files = files();
    if let Some(file) = files.remove(path) {
        let before = files.insert(home.clone(), file);
        lock(&OPENED).entry(home.clone()).or_insert(before);
    }
    home
}

/// Puts a picked or dropped file into the browser's storage, after it has proved to be of the right kind. Returns the file that had the same path
/// before, if there was one.
pub fn accept(path: &Path) -> Option<StoredFile> {
    let before = lock(&OPENED).remove(path)?;
    host::accept_place(&path.to_string_lossy());
    if let Some(StoredFile { bytes, written }) = get(path) {
        host::keep(&path.to_string_lossy(), &bytes, milliseconds(written));
    }
    before
}

/// Drops a picked or dropped file that cannot be used, and restores the file that had the same path before.
pub fn refuse(path: &Path) {
    let before = lock(&OPENED).remove(path);
    let is_offered = before.is_some() || path.starts_with(OFFERED);
    if is_offered {
        host::refuse_place(&path.to_string_lossy());
        files().remove(path);
    }
    if let Some(before) = before.flatten() {
        files().insert(path.into(), before);
    }
}

/// Whether another tab has a project open.
#[must_use]
pub fn is_open_elsewhere(path: &Path) -> bool {
    lock(&ELSEWHERE).contains(path)
}

/// Whether a file belongs to this tab or to another one, so that no tab may claim it.
#[must_use]
pub fn is_held(path: &Path) -> bool {
    is_open_elsewhere(path) || lock(&OWN_FILES).contains(path)
}

/// Claims a file for this tab and tells other tabs so; returns false if the file belongs to a tab already.
#[must_use]
pub fn hold(path: &Path) -> bool {
    let is_free = !is_held(path);
    if is_free {
        lock(&OWN_FILES).insert(path.into());
        host::hold(&path.to_string_lossy());
    }
    is_free
}

/// Frees a file that belongs to this tab, so that other tabs may claim it.
pub fn let_go(path: &Path) {
    lock(&OWN_FILES).remove(path);
    host::let_go(&path.to_string_lossy());
}

/// Hands a file to the user: writes it to the place on disk where the user keeps it, or makes it a download.
pub fn deliver(path: &Path, bytes: &[u8]) {
    host::deliver(&path.to_string_lossy(), bytes);
}

/// Handles a message from the scripts, and returns what the window has to know; `None` if it has to know nothing.
pub(super) fn take_in(message: Message) -> Option<Given> {
    let Message { about, text, bytes, written } = message;
    let offer = |name: &str, bytes: Vec<u8>| {
        let path = Path::new(OFFERED).join(name);
        files().insert(path.clone(), StoredFile { bytes: bytes.into(), written: now() });
        path
    };
    match about.as_str() {
        // The scripts send files with this subject at the start, and whenever another tab has written a file. A file from another tab may arrive
        // before the files of the start.
        "kept" => {
            let written = UNIX_EPOCH + Duration::from_secs_f64(written.max(0.0) / 1000.0);
            let mut files = files();
            if files.get(Path::new(&text)).is_none_or(|there| there.written <= written) {
                files.insert(text.into(), StoredFile { bytes: bytes.into(), written });
            }
            None
        }
        "forgotten" => {
            files().remove(Path::new(&text));
            None
        }
        "elsewhere" => {
            *lock(&ELSEWHERE) = text.lines().map(PathBuf::from).collect();
            None
        }
        "picked" => Some(Given::Answer(offer(&text, bytes))),
        // The browser's storage keeps the file that this tab saved, until the program has read the other version.
        "changed" => Some(Given::Changed(settle(&offer(&text, bytes)))),
        "place" => Some(Given::Answer(Path::new(PROJECTS).join(&text))),
        "dropped" => Some(Given::Dropped(offer(&text, bytes))),
        "link" => Some(Given::Link(text)),
        _ => Some(Given::Told(text)),
    }
}

fn milliseconds(time: SystemTime) -> f64 {
    time.duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64() * 1000.0)
}
