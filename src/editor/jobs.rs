//! Work beside the window: saving, printing and the system's own dialogs. The only place of this floor with threads.
//!
//! A job is a closure that ends in a report; the window is woken when one is there, and is idle meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::action::Report;

/// Work beside the window.
pub struct Jobs {
    reports: Receiver<Vec<Report>>,
    sender: Sender<Vec<Report>>,
    running: usize,
    beside: bool,
}

/// Whether the program is breaking down at this moment.
#[must_use]
pub fn breaking_down() -> bool {
    thread::panicking()
}

impl Jobs {
    /// Jobs that run beside the window, or on the spot, as tests need them.
    #[must_use]
    pub fn new(beside: bool) -> Self {
        let (sender, reports) = channel();
        Self { reports, sender, running: 0, beside }
    }

    /// Starts a job; the waker is called when its reports can be had.
    pub fn start(&mut self, waker: egui::Context, work: impl FnOnce() -> Vec<Report> + Send + 'static) {
        self.running += 1;
        let sender = self.sender.clone();
        let job = move || {
            // A job that panics must not leave the window waiting for it.
            let reports = catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|_| vec![Report::Failed("Something went wrong beside the window; try again.".into())]);
            // The window may have been closed meanwhile.
            let _ = sender.send(reports);
            waker.request_repaint();
        };
        if self.beside {
            thread::spawn(job);
        } else {
            job();
        }
    }

    /// The reports that have come in.
    pub fn reports(&mut self) -> Vec<Report> {
        let finished: Vec<Vec<Report>> = self.reports.try_iter().collect();
        self.running -= finished.len();
        finished.into_iter().flatten().collect()
    }

    /// How many jobs are under way.
    #[must_use]
    pub const fn running(&self) -> usize {
        self.running
    }
}
