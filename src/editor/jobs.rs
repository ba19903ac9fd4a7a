//! Work beside the window: saving, printing and the system's own dialogs. The only place of this floor with threads.
//!
//! A job is a closure that ends in a report; the window is woken when one is there, and is idle meanwhile. One more thread looks after
//! the open file, and wakes the window only when another program has written it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::action::Report;
use super::stamp::{self, Watched};

/// Work beside the window.
pub struct Jobs {
    reports: Receiver<Vec<Report>>,
    sender: Sender<Vec<Report>>,
    running: usize,
    beside: bool,
    watched: Arc<Mutex<Watched>>,
    watcher: Option<Watcher>,
}

/// The thread that looks after the open file, and what came of it.
struct Watcher {
    reports: Receiver<Report>,
}

/// How often the open file is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(2);

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
        Self { reports, sender, running: 0, beside, watched: Arc::default(), watcher: None }
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

    /// Looks after a file from now on, and after no other; while a job is under way, which may write it, after none.
    pub fn watch(&mut self, waker: &egui::Context, file: Watched) {
        let file = file.filter(|_| self.running == 0);
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        if *watched != file {
            *watched = file;
        }
        drop(watched);
        if self.beside && self.watcher.is_none() {
            self.watcher = Some(Watcher::start(waker.clone(), &self.watched));
        }
    }

    /// The reports that have come in.
    pub fn reports(&mut self) -> Vec<Report> {
        let finished: Vec<Vec<Report>> = self.reports.try_iter().collect();
        self.running -= finished.len();
        let mut reports: Vec<Report> = finished.into_iter().flatten().collect();
        match &self.watcher {
            Some(watcher) => reports.extend(watcher.reports.try_iter()),
            None => reports.extend(stamp::look(&self.watched.lock().unwrap_or_else(PoisonError::into_inner))),
        }
        reports
    }

    /// How many jobs are under way.
    #[must_use]
    pub const fn running(&self) -> usize {
        self.running
    }
}

impl Watcher {
    fn start(waker: egui::Context, watched: &Arc<Mutex<Watched>>) -> Self {
        let (sender, reports) = channel();
        let watched = Arc::downgrade(watched);
        thread::spawn(move || {
            loop {
                thread::sleep(LOOK_EVERY);
                // The window is gone, and so is what it watched.
                let Some(watched) = watched.upgrade() else { return };
                let file = watched.lock().unwrap_or_else(PoisonError::into_inner).clone();
                let Some(report) = stamp::look(&file) else { continue };
                if sender.send(report).is_err() {
                    return;
                }
                waker.request_repaint();
            }
        });
        Self { reports }
    }
}
