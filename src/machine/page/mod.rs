//! A page in a browser, which has one thread, the browser's own storage in place of a disk, and workers that are programs of their own.
//!
//! `host.rs` has the functions that the scripts of `src/web/` offer, `storage.rs` has the files that the browser keeps, and `helpers.rs` has the
//! workers.

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

/// A handle to work that runs in parallel to the caller's. A page does the work when the browser has time; the caller cannot wait for it.
pub struct Hand(());

/// Runs work once the browser has drawn the page.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    later(Duration::ZERO, work);
    Hand(())
}

impl Hand {
    /// Returns at once: waiting would block the thread that has to do the work.
    pub fn wait(self) {}
}

/// How long slices of work run before the browser draws again: less than half of a frame.
const SLICES: Duration = Duration::from_millis(6);

/// Runs work slice by slice until a slice returns `Break`; the browser draws in between.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    later(Duration::ZERO, move || go_on(begin()));
}

fn go_on(mut slice: impl FnMut() -> ControlFlow<()> + 'static) {
    let begun = now();
    while slice().is_continue() {
        // If the clock was set back, no time can be measured, so the browser is allowed to draw.
        if now().duration_since(begun).is_ok_and(|took| took < SLICES) {
            continue;
        }
        later(Duration::ZERO, move || go_on(slice));
        return;
    }
}

/// Calls `look` repeatedly, with a pause before each call, until it returns false.
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

/// Always false: the browser itself stops a page that crashes. The user's changes are safe, because they are put into the browser's storage within
/// seconds.
#[must_use]
pub const fn breaking_down() -> bool {
    false
}

/// The present time, by the browser's clock.
#[must_use]
pub fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_secs_f64(js_sys::Date::now() / 1000.0)
}

/// The folder for settings, among the files that the browser keeps.
#[must_use]
pub fn settings_folder() -> Option<PathBuf> {
    Some(PathBuf::from(storage::OWN))
}

/// Lets the browser ask the user. A page cannot wait for the answer, so it comes later through [`given`].
#[must_use]
pub fn ask(question: &Question) -> Option<PathBuf> {
    let endings: Vec<String> =
        question.files.iter().flat_map(|(_, endings)| endings).map(|ending| format!(".{ending}")).collect();
    match &question.wanted {
        Wanted::File => host::pick(&endings.join(",")),
        Wanted::Place(name) => host::pick_place(name, &endings.join(",")),
        // No question is asked, because printed files go to the browser's downloads.
        Wanted::Folder => {}
    }
    None
}

/// What has come since the last call: files that the user picked or dropped, files that another tab has written, and other news for the window.
#[must_use]
pub fn given() -> Vec<Given> {
    host::given().into_iter().filter_map(storage::take_in).collect()
}

/// The address of this page, on which links are based.
#[must_use]
pub fn address() -> Option<String> {
    Some(host::address())
}

/// Says where a file was saved, in words that can follow "Saved".
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

/// The name of a file and where it is kept, as shown to the user.
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

/// Tells other tabs which project this tab has open, if any.
pub fn hold_open(path: Option<&Path>) {
    host::hold_open(&path.map(Path::to_string_lossy).unwrap_or_default());
}

/// The user's files that the browser keeps, with the size of each in bytes; and the size of everything that it keeps for this page.
#[must_use]
pub fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    let sized = storage::below(Path::new("/")).into_iter().map(|path| {
        let bytes = storage::get(&path).map_or(0, |file| file.bytes.len());
        (path, bytes)
    });
    let all: Vec<(PathBuf, usize)> = sized.collect();
    let bytes = all.iter().map(|(_, bytes)| bytes).sum();
    // The user's files are listed, whatever folder they are in; the total includes the program's own files.
    (all.into_iter().filter(|(path, _)| !storage::is_own(path)).collect(), bytes)
}

/// Always false: a browser shows no folder.
#[must_use]
pub const fn show_folder(_: &Path) -> bool {
    false
}
