//! How long work reports its progress, and how it is stopped.
//!
//! Functions that lay out or export pages take a [`ProgressMonitor`] and call [`ProgressMonitor::report`] after each page. Nothing here
//! knows a thread or a clock: what is done with a report, and why the work should end early, is the caller's business. Work that is not
//! monitored is given [`ProgressMonitor::NONE`], and makes the same pages and bytes.

use std::fmt;
use std::ops::ControlFlow;

/// How far some work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many pages are done.
    pub done: usize,
    /// How many pages there will be; none while that is not known.
    pub of: Option<usize>,
    /// How much of the next page is done, in hundredths.
    pub percent: u8,
}

/// The work was stopped; its partial result is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// The receiver of progress reports of some work, if there is one.
#[derive(Clone, Copy)]
pub struct ProgressMonitor<'monitor>(Option<&'monitor dyn Fn(Progress) -> ControlFlow<()>>);

impl Progress {
    /// Progress of `done` pages, where the number of all pages is not known yet.
    #[must_use]
    pub const fn pages(done: usize) -> Self {
        Self { done, of: None, percent: 0 }
    }

    /// Progress of `done` pages of `of`.
    #[must_use]
    pub const fn pages_of(done: usize, of: usize) -> Self {
        Self { done, of: Some(of), percent: 0 }
    }

    /// The same where some parts of the next page are done.
    #[must_use]
    pub fn and_parts(self, done: usize, of: usize) -> Self {
        let percent = (done * 100).checked_div(of).unwrap_or_default();
        Self { percent: percent.min(99) as u8, ..self }
    }
}

impl<'monitor> ProgressMonitor<'monitor> {
    /// No receiver; the work is never stopped.
    pub const NONE: ProgressMonitor<'static> = ProgressMonitor(None);

    /// A receiver that is called after each part and says whether to go on.
    #[must_use]
    pub const fn new(report: &'monitor dyn Fn(Progress) -> ControlFlow<()>) -> Self {
        Self(Some(report))
    }

    /// Reports how far the work has come.
    ///
    /// # Errors
    /// If the work is to stop.
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
