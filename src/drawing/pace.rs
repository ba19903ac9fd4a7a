//! How long work tells how far it has come, and how it is told to stop.
//!
//! Whoever lays out pages or puts them down takes a [`Pace`] and calls [`Pace::tell`] after each page. Nothing here knows a thread or a
//! clock: who listens, and why the work should end early, is the caller's. Work that nobody watches runs at [`Pace::FREE`], and gives the
//! same pages and bytes.

use std::fmt;
use std::ops::ControlFlow;

/// How far some work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many pages are done.
    pub done: usize,
    /// How many pages there will be, where that is known already.
    pub of: Option<usize>,
}

/// The work was told to stop; what there was of it is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Whoever watches some work, if anybody does.
#[derive(Clone, Copy)]
pub struct Pace<'watch>(Option<&'watch dyn Fn(Progress) -> ControlFlow<()>>);

impl Progress {
    /// So many pages of a number that is not known yet.
    #[must_use]
    pub const fn pages(done: usize) -> Self {
        Self { done, of: None }
    }

    /// So many pages of so many.
    #[must_use]
    pub const fn pages_of(done: usize, of: usize) -> Self {
        Self { done, of: Some(of) }
    }
}

impl<'watch> Pace<'watch> {
    /// Nobody watches, and nobody stops the work.
    pub const FREE: Pace<'static> = Pace(None);

    /// The work is watched: it is asked after each part whether to go on.
    #[must_use]
    pub const fn watched(watch: &'watch dyn Fn(Progress) -> ControlFlow<()>) -> Self {
        Self(Some(watch))
    }

    /// Tells how far the work has come.
    ///
    /// # Errors
    /// If it is to stop.
    pub fn tell(self, progress: Progress) -> Result<(), Stopped> {
        match self.0.map(|watch| watch(progress)) {
            Some(ControlFlow::Break(())) => Err(Stopped),
            Some(ControlFlow::Continue(())) | None => Ok(()),
        }
    }
}

impl fmt::Debug for Pace<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if self.0.is_some() { "Pace(watched)" } else { "Pace(free)" })
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it was stopped")
    }
}

impl std::error::Error for Stopped {}
