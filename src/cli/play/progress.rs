//! How far the games have come, told on standard error where a person reads it: never into a file or a pipe.

use std::io::{self, IsTerminal as _, Write as _};

use crate::playtest::pool::PoolControl;
use crate::playtest::words;

/// Tells how far the games have come.
pub(super) struct Progress<'a> {
    control: &'a PoolControl,
    /// Whether a person reads it.
    seen: bool,
    /// What was told last.
    told: u64,
}

/// After how many games more there is something to tell.
const STEP: u64 = 50;

impl<'a> Progress<'a> {
    pub fn new(control: &'a PoolControl) -> Self {
        Self { control, seen: io::stderr().is_terminal(), told: 0 }
    }

    pub fn show(&mut self) {
        let done = self.control.done();
        if self.seen && done >= self.told + STEP {
            self.told = done;
            // A terminal that is gone has nobody before it.
            let _ = write!(io::stderr(), "\r{} games", words::grouped(done));
        }
    }

    /// Takes the line away, for what is to be said in its place.
    pub fn wipe(&self) {
        if self.told > 0 {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
