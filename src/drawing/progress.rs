//! How long work tells how far it has come, and how it is told to stop.
//!
//! Whoever lays out or exports pages takes a [`ProgressMonitor`] and calls [`ProgressMonitor::report`] after each page. Nothing here
//! knows a thread or a clock: who listens, and why the work should end early, is the caller's. Work that nobody watches is given
//! [`ProgressMonitor::NONE`], and makes the same pages and bytes.

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
pub struct ProgressMonitor<'monitor>(Option<&'monitor dyn Fn(Progress) -> ControlFlow<()>>);

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

impl<'monitor> ProgressMonitor<'monitor> {
    /// Nobody watches, and nobody stops the work.
    pub const NONE: ProgressMonitor<'static> = ProgressMonitor(None);

    /// The work is watched: it is asked after each part whether to go on.
    #[must_use]
    pub const fn new(report: &'monitor dyn Fn(Progress) -> ControlFlow<()>) -> Self {
        Self(Some(report))
    }

    /// Tells how far the work has come.
    ///
    /// # Errors
    /// If it is to stop.
    pub fn report(self, progress: Progress) -> Result<(), Stopped> {
        match self.0.map(|report| report(progress)) {
            Some(ControlFlow::Break(())) => Err(Stopped),
            Some(ControlFlow::Continue(())) | None => Ok(()),
        }
    }
}

impl fmt::Debug for ProgressMonitor<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if self.0.is_some() { "ProgressMonitor(watched)" } else { "ProgressMonitor(none)" })
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it was stopped")
    }
}

impl std::error::Error for Stopped {}
