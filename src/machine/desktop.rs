//! The desktop, which has threads, a clock, folders and dialogs of its own.

use std::env;
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use super::{Given, Helper};

/// A handle to work that runs in parallel to the caller's. The caller can use it to wait for that work.
pub struct Hand(JoinHandle<()>);

/// Runs work in parallel to the caller's.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    Hand(thread::spawn(work))
}

impl Hand {
    /// Waits until the work is done.
    pub fn wait(self) {
        // If the work panicked, that is ignored here, because the work reports its own result.
        let _ = self.0.join();
    }
}

/// Runs work slice by slice, in parallel to the caller's, until a slice returns `Break`.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    thread::spawn(move || {
        let mut slice = begin();
        while slice().is_continue() {}
    });
}

/// Calls `look` repeatedly, with a pause before each call, until it returns false.
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

/// Stands for the helpers (workers) of a page, which a desktop does not have: its threads share the memory of the program.
pub enum Helpers {}

/// An errand, which is a piece of work given to a helper. A desktop has no helpers, so there are no errands.
#[derive(Debug)]
pub struct GivenErrand(());

impl GivenErrand {
    /// Cancels the errand.
    pub const fn dismiss(&self) {
        let Self(()) = self;
    }
}

impl Helpers {
    /// Always `None`: a desktop has no helpers.
    #[must_use]
    pub const fn hire() -> Option<Self> {
        None
    }

    /// How many helpers there are.
    #[must_use]
    pub const fn count(&self) -> NonZeroU32 {
        match *self {}
    }

    /// Gives an errand to one of the helpers.
    pub fn ask(
        &self,
        _: Helper,
        _: &[u8],
        _: impl FnMut(usize, Option<usize>) -> ControlFlow<()> + 'static,
        _: impl FnOnce(Result<Vec<u8>, String>) + 'static,
    ) -> GivenErrand {
        match *self {}
    }

    /// Calls `work` after a pause.
    pub fn later(&self, _: Duration, _: impl FnOnce() + 'static) {
        match *self {}
    }
}

/// Whether the current thread is panicking, so that the program is about to crash.
#[must_use]
pub fn breaking_down() -> bool {
    thread::panicking()
}

/// The present time, by the system's clock.
#[must_use]
pub fn now() -> SystemTime {
    SystemTime::now()
}

/// The folder for settings: the one that the environment variable `DRYDOCK_SETTINGS` names, or else the platform's usual one.
#[must_use]
pub fn settings_folder() -> Option<PathBuf> {
    match env::var_os("DRYDOCK_SETTINGS") {
        Some(named) if !named.is_empty() => Some(named.into()),
        _ => directories::ProjectDirs::from("", "", "drydock").map(|folders| folders.config_dir().to_owned()),
    }
}

/// Always `None`: a desktop program has no address to which a link could lead.
#[must_use]
pub const fn address() -> Option<String> {
    None
}

/// Does nothing, because the window sets its own title.
pub const fn entitle(_: &str) {}

/// Always false: a desktop does not know which projects other windows have open.
#[must_use]
pub const fn is_open_elsewhere(_: &Path) -> bool {
    false
}

/// Does nothing: a desktop does not tell other windows which project is open.
pub const fn hold_open(_: Option<&Path>) {}

/// Says where a file was saved, in words that can follow "Saved".
#[must_use]
pub fn saved_where(path: &Path) -> String {
    format!("in {}", path.display())
}

/// The path of a file as it is shown to the user.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    path.display().to_string()
}

/// Always empty: the user manages the files on a disk.
#[must_use]
pub const fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    (Vec::new(), 0)
}

/// Always empty: a desktop's dialogs answer at once, and dropped files come with the window's own events.
#[must_use]
pub const fn given() -> Vec<Given> {
    Vec::new()
}
