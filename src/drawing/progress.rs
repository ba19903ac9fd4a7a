//! Progress reports of long work, and the way to stop it.
//!
//! Functions that lay out or export pages take a [`ProgressMonitor`] and call [`ProgressMonitor::report`] after each page. Nothing here knows threads
//! or clocks: the caller decides what to do with a report, and whether the work should end early. Work that nobody monitors gets
//! [`ProgressMonitor::NONE`], and makes the same pages and bytes.

use std::fmt;
use std::ops::ControlFlow;

/// The progress of some work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of pages that are done.
    pub done: usize,
    /// The number of all pages; `None` while it is not known.
    pub of: Option<usize>,
    /// How much of the next page is done, in percent.
    pub percent: u8,
}

/// The error that the work was stopped; its partial result is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// The receiver of progress reports of some work, if the work has one.
#[derive(Clone, Copy)]
pub struct ProgressMonitor<'monitor>(Option<&'monitor dyn Fn(Progress) -> ControlFlow<()>>);

impl Progress {
    /// The progress after `done` pages, if the number of all pages is not known yet.
    #[must_use]
    pub const fn pages(done: usize) -> Self {
        Self { done, of: None, percent: 0 }
    }

    /// The progress after `done` of `of` pages.
    #[must_use]
    pub const fn pages_of(done: usize, of: usize) -> Self {
        Self { done, of: Some(of), percent: 0 }
    }

    /// The same progress, with `done` of the `of` parts of the next page done as well.
    #[must_use]
    pub fn and_parts(self, done: usize, of: usize) -> Self {
        let percent = (done * 100).checked_div(of).unwrap_or_default();
        Self { percent: percent.min(99) as u8, ..self }
    }
}

impl<'monitor> ProgressMonitor<'monitor> {
    /// A monitor without a receiver, which never stops the work.
    pub const NONE: ProgressMonitor<'static> = ProgressMonitor(None);

    /// A monitor that calls `report` after each part; the answer says whether to go on.
    #[must_use]
    pub const fn new(report: &'monitor dyn Fn(Progress) -> ControlFlow<()>) -> Self {
        Self(Some(report))
    }

    /// Reports the progress of the work.
    ///
    /// # Errors
    /// Fails if the receiver wants the work to stop.
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
