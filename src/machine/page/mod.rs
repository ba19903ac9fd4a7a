//! A page in a browser: it has one thread, the browser's own storage in place of a disk, and workers that are programs of their own.
//!
//! `host.rs` has the functions of the scripts of `src/web/`, `storage.rs` the files that the browser keeps, `helpers.rs` the workers.

mod helpers;
mod host;
pub mod storage;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wasm_bindgen::closure::Closure;

use super::{Given, Question, Wanted};
pub use helpers::{GivenErrand, Helpers, serve, tell_progress};
pub use host::{broken, entitle, is_worker, keep_by, keys_by, opened, wake_by};
pub use storage::is_open_elsewhere;

/// Work that runs beside the caller's. On a page it is done when the browser has time for it, and cannot be waited for.
pub struct Hand(());

/// Runs work once the browser has drawn the page.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    later(Duration::ZERO, work);
    Hand(())
}

impl Hand {
    /// Returns at once: waiting would keep the work from being done.
    pub fn wait(self) {}
}

/// How long slices run before the browser draws: less than half of a frame.
const SLICES: Duration = Duration::from_millis(6);

/// Does work slice by slice, until a slice says that it was the last. The browser draws between them.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    later(Duration::ZERO, move || go_on(begin()));
}

fn go_on(mut slice: impl FnMut() -> ControlFlow<()> + 'static) {
    let begun = now();
    while slice().is_continue() {
        // A clock that was set back measures nothing.
        if now().duration_since(begun).is_ok_and(|took| took < SLICES) {
            continue;
        }
        later(Duration::ZERO, move || go_on(slice));
        return;
    }
}

/// Calls `look` again and again with a pause before each call, until it returns false.
pub fn every(pause: Duration, mut look: impl FnMut() -> bool + Send + 'static) {
    later(pause, move || {
        if look() {
            every(pause, look);
        }
    });
}

fn later(pause: Duration, work: impl FnOnce() + 'static) {
    host::later(Closure::once_into_js(work), pause.as_secs_f64() * 1000.0);
}

/// Never: a page that crashes is stopped by the browser, and its changes are in the browser's storage a few seconds after each.
#[must_use]
pub const fn breaking_down() -> bool {
    false
}

/// What time it is.
#[must_use]
pub fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_secs_f64(js_sys::Date::now() / 1000.0)
}

/// Where settings lie among the files that the browser keeps.
#[must_use]
pub fn settings_folder() -> Option<PathBuf> {
    Some(PathBuf::from(storage::OWN))
}

/// Has the browser ask; the answer comes with [`given`], since a page cannot wait.
#[must_use]
pub fn ask(question: &Question) -> Option<PathBuf> {
    let endings: Vec<String> =
        question.files.iter().flat_map(|(_, endings)| endings).map(|ending| format!(".{ending}")).collect();
    match &question.wanted {
        Wanted::File => host::pick(&endings.join(",")),
        Wanted::Place(name) => host::pick_place(name, &endings.join(",")),
        // Printed files go where the browser puts downloads.
        Wanted::Folder => {}
    }
    None
}

/// What was picked, dropped or written by another tab since the last call.
#[must_use]
pub fn given() -> Vec<Given> {
    host::given().into_iter().filter_map(storage::take_in).collect()
}

/// The address of this page, to which links lead.
#[must_use]
pub fn address() -> Option<String> {
    Some(host::address())
}

/// Where a file was saved, in words that follow "Saved".
#[must_use]
pub fn saved_where(path: &Path) -> String {
    let name = name_of(path);
    if host::is_placed(&path.to_string_lossy()) {
        format!("in your file {name}")
    } else if host::keeps() {
        format!("in this browser, and downloaded as {name}")
    } else {
        format!("as the download {name}; this browser keeps nothing")
    }
}

/// What a file is called, and where it lies.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    let name = name_of(path);
    if host::is_placed(&path.to_string_lossy()) {
        format!("{name}, where you keep it")
    } else if host::keeps() {
        format!("{name}, in this browser")
    } else {
        format!("{name}, kept nowhere but in downloads")
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Tells other tabs that this one has the project of this path open, and no other.
pub fn hold_open(path: Option<&Path>) {
    host::hold_open(&path.map(Path::to_string_lossy).unwrap_or_default());
}

/// The files that the browser keeps for the user, with the number of bytes of each, and the bytes of everything that is kept.
#[must_use]
pub fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    let sized = storage::below(Path::new("/")).into_iter().map(|path| {
        let bytes = storage::get(&path).map_or(0, |file| file.bytes.len());
        (path, bytes)
    });
    let all: Vec<(PathBuf, usize)> = sized.collect();
    let bytes = all.iter().map(|(_, bytes)| bytes).sum();
    // Wherever their folders are.
    (all.into_iter().filter(|(path, _)| !storage::is_own(path)).collect(), bytes)
}

/// A browser shows no folder.
#[must_use]
pub const fn show_folder(_: &Path) -> bool {
    false
}
