//! A desktop: it has threads, a clock, folders and dialogs of its own.

use std::env;
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use super::{Given, Helper};
#[cfg(feature = "window")]
use super::{Question, Wanted};

/// Work that is under way beside the caller's.
pub struct Hand(JoinHandle<()>);

/// Has work done beside the caller's.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    Hand(thread::spawn(work))
}

impl Hand {
    /// Waits until the work is done.
    pub fn wait(self) {
        // Work tells by itself what became of it, whatever happens to it.
        let _ = self.0.join();
    }
}

/// Does something slice by slice, beside the caller's, until a slice says that it was the last.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    thread::spawn(move || {
        let mut slice = begin();
        while slice().is_continue() {}
    });
}

/// Looks again and again with a pause before each look, until a look says that it was the last.
pub fn every(pause: Duration, mut look: impl FnMut() -> bool + Send + 'static) {
    thread::spawn(move || {
        loop {
            thread::sleep(pause);
            if !look() {
                return;
            }
        }
    });
}

/// Nobody: threads share the memory of the program, and need no helpers of their own.
pub enum Helpers {}

/// An errand that a helper was given, of which there is none.
#[derive(Debug)]
pub struct GivenErrand(());

impl GivenErrand {
    /// Has it left undone.
    pub const fn dismiss(&self) {
        let Self(()) = self;
    }
}

impl Helpers {
    /// Nobody is hired.
    #[must_use]
    pub const fn hire() -> Option<Self> {
        None
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> NonZeroU32 {
        match *self {}
    }

    /// Gives an errand to one of them.
    pub fn ask(
        &self,
        _: Helper,
        _: &[u8],
        _: impl FnMut(usize, Option<usize>) -> ControlFlow<()> + 'static,
        _: impl FnOnce(Result<Vec<u8>, String>) + 'static,
    ) -> GivenErrand {
        match *self {}
    }

    /// Looks after them again in a while.
    pub fn later(&self, _: Duration, _: impl FnOnce() + 'static) {
        match *self {}
    }
}

/// Whether the program is breaking down at this moment.
#[must_use]
pub fn breaking_down() -> bool {
    thread::panicking()
}

/// What time it is.
#[must_use]
pub fn now() -> SystemTime {
    SystemTime::now()
}

/// The folder that `DRYDOCK_SETTINGS` names, or the platform's.
#[must_use]
pub fn settings_folder() -> Option<PathBuf> {
    match env::var_os("DRYDOCK_SETTINGS") {
        Some(named) if !named.is_empty() => Some(named.into()),
        _ => directories::ProjectDirs::from("", "", "drydock").map(|folders| folders.config_dir().to_owned()),
    }
}

/// None: a desktop has no address that a link could lead to.
#[must_use]
pub const fn address() -> Option<String> {
    None
}

/// Nothing is left to be done: the window has its own title.
pub const fn entitle(_: &str) {}

/// Nobody: another window that has a project open is not known.
#[must_use]
pub const fn is_open_elsewhere(_: &Path) -> bool {
    false
}

/// Nothing: other windows are not told.
pub const fn hold_open(_: Option<&Path>) {}

/// Where a file went that was saved, to stand behind "Saved".
#[must_use]
pub fn saved_where(path: &Path) -> String {
    format!("in {}", path.display())
}

/// What a file is called, and where it lies.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    path.display().to_string()
}

/// None: what lies on a disk is the business of its owner.
#[must_use]
pub const fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    (Vec::new(), 0)
}

/// Nothing: a desktop answers when it is asked, and what is dropped comes with the window's own events.
#[must_use]
pub const fn given() -> Vec<Given> {
    Vec::new()
}

/// The system's own dialog. Without one it answers as if it had been cancelled; the path field is there all the same.
#[cfg(feature = "window")]
#[must_use]
pub fn ask(question: &Question) -> Option<PathBuf> {
    let dialog = rfd::FileDialog::new().set_title(question.title);
    let dialog = question.files.iter().fold(dialog, |dialog, (what, endings)| dialog.add_filter(*what, endings));
    match &question.wanted {
        Wanted::File => dialog.pick_file(),
        Wanted::Place(name) => dialog.set_file_name(name).save_file(),
        Wanted::Folder => dialog.pick_folder(),
    }
}

/// Shows a folder in the system's own way; false where the system has nothing for that.
#[cfg(feature = "window")]
#[must_use]
pub fn show_folder(folder: &Path) -> bool {
    open::that_detached(folder).is_ok()
}

/// Says something in a box of its own, and returns when it has been read.
#[cfg(feature = "window")]
pub fn tell(what: &str) {
    rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title("Drydock").set_description(what).show();
}
