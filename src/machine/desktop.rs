//! A desktop: it has threads, a clock, folders and dialogs of its own.

use std::env;
use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use super::{Given, Helper};

/// Work that runs beside the caller's.
pub struct Hand(JoinHandle<()>);

/// Runs work beside the caller's.
pub fn beside(work: impl FnOnce() + Send + 'static) -> Hand {
    Hand(thread::spawn(work))
}

impl Hand {
    /// Waits until the work is done.
    pub fn wait(self) {
        // Work reports its own result in any case.
        let _ = self.0.join();
    }
}

/// Does work slice by slice, beside the caller's, until a slice says that it was the last.
pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) {
    thread::spawn(move || {
        let mut slice = begin();
        while slice().is_continue() {}
    });
}

/// Calls `look` again and again with a pause before each call, until it returns false.
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

/// There are none: threads share the memory of the program, and need no helpers.
pub enum Helpers {}

/// An errand that a helper was given; there are none.
#[derive(Debug)]
pub struct GivenErrand(());

impl GivenErrand {
    /// Cancels it.
    pub const fn dismiss(&self) {
        let Self(()) = self;
    }
}

impl Helpers {
    /// None: there are no helpers.
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

    /// Calls `work` after a pause.
    pub fn later(&self, _: Duration, _: impl FnOnce() + 'static) {
        match *self {}
    }
}

/// Whether the program is crashing at this moment.
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

/// None: a desktop program has no address that a link could lead to.
#[must_use]
pub const fn address() -> Option<String> {
    None
}

/// Does nothing: the window has its own title.
pub const fn entitle(_: &str) {}

/// False: other windows that have a project open are not known.
#[must_use]
pub const fn is_open_elsewhere(_: &Path) -> bool {
    false
}

/// Does nothing: other windows are not told.
pub const fn hold_open(_: Option<&Path>) {}

/// Where a file was saved, in words that follow "Saved".
#[must_use]
pub fn saved_where(path: &Path) -> String {
    format!("in {}", path.display())
}

/// What a file is called, and where it lies.
#[must_use]
pub fn shown_path(path: &Path) -> String {
    path.display().to_string()
}

/// None: the user manages the files on a disk.
#[must_use]
pub const fn kept_files() -> (Vec<(PathBuf, usize)>, usize) {
    (Vec::new(), 0)
}

/// Nothing: a desktop answers at once, and dropped files come with the window's own events.
#[must_use]
pub const fn given() -> Vec<Given> {
    Vec::new()
}
