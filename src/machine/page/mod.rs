//! A page in a browser: it has one thread, the browser's own storage in place of a disk, and workers that are programs of their own.
//!
//! `host.rs` is all that is asked of the scripts of `src/web/`, `storage.rs` the files that the browser keeps, `helpers.rs` the workers.

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

/// Work that is under way beside the caller's. On a page it is done when the browser has time for it, and nobody can wait for it.
pub struct Hand(());

/// Has work done once the browser has drawn what there is to be seen.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    later(Duration::ZERO, work);
    Hand(())
}

impl Hand {
    /// Returns at once: whoever waited would keep the work from being done.
    pub fn wait(self) {}
}

/// How long slices follow one another before the browser draws: less than half of a frame.
const SLICES: Duration = Duration::from_millis(6);

/// Does something slice by slice, until a slice says that it was the last. The browser draws between them.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    later(Duration::ZERO, move || go_on(begin()));
}

fn go_on(mut slice: impl FnMut() -> ControlFlow<()> + 'static) {
    let begun = now();
    while slice().is_continue() {
        // A clock that was set back says nothing.
        if now().duration_since(begun).is_ok_and(|took| took < SLICES) {
            continue;
        }
        later(Duration::ZERO, move || go_on(slice));
        return;
    }
}

/// Looks again and again with a pause before each look, until a look says that it was the last.
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

/// Never: a page that breaks down is stopped by the browser, and what was not saved is in its storage a few seconds after each change.
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

/// Has the browser ask; the answer comes with [`given`], for nobody waits on a page.
#[must_use]
pub fn ask(question: &Question) -> Option<PathBuf> {
    let endings: Vec<String> =
        question.files.iter().flat_map(|(_, endings)| endings).map(|ending| format!(".{ending}")).collect();
    match &question.wanted {
        Wanted::File => host::pick(&endings.join(",")),
        Wanted::Place(name) => host::pick_place(name, &endings.join(",")),
        // What is printed goes where the browser puts downloads.
        Wanted::Folder => {}
    }
    None
}

/// What was picked, dropped or written by another tab since it was last asked for.
#[must_use]
pub fn given() -> Vec<Given> {
    host::given().into_iter().filter_map(storage::take_in).collect()
}

/// The address of this page, to which links lead.
#[must_use]
pub fn address() -> Option<String> {
    Some(host::address())
}

/// Where a file went that was saved, to stand behind "Saved".
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

/// Lets other tabs know that this one has a project open that is kept there, and no other.
pub fn hold_open(path: Option<&Path>) {
    host::hold_open(&path.map(Path::to_string_lossy).unwrap_or_default());
}

/// The files that the browser keeps for the user, with how many bytes each has, and what all that is kept takes.
#[must_use]
pub fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    let sized = storage::below(Path::new("/")).into_iter().map(|path| {
        let bytes = storage::get(&path).map_or(0, |file| file.bytes.len());
        (path, bytes)
    });
    let all: Vec<(PathBuf, usize)> = sized.collect();
    let bytes = all.iter().map(|(_, bytes)| bytes).sum();
    // Wherever the user has put them.
    (all.into_iter().filter(|(path, _)| !storage::is_own(path)).collect(), bytes)
}

/// A browser shows no folder.
#[must_use]
pub const fn show_folder(_: &Path) -> bool {
    false
}
