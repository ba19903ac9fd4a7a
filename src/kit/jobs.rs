//! Work in the background: saving, printing, opening, painting and the system's own dialogs.
//!
//! A job is a closure that gets a [`JobStatus`] and returns reports. When the reports are ready, the window is woken; until then it is idle. The
//! [`Kind`] of a job says whether the user sees it, may cancel it, and has to wait for it when the window closes. Jobs that write run one after
//! another in the order in which they were started, so that of two saves the later one stays. A watcher checks the open files, and wakes the window
//! only when another program has written one of them or has deleted an autosave.

mod asked;
pub mod pending;
mod work;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::action::Report;
use super::file_version::{Noticed, Watched};
use super::job_status::{JobId, JobStatus};
use drawing::Progress;
use machine::{GivenErrand, Hand, Helper, Helpers};

pub use asked::Asked;
pub use work::Work;

/// The jobs in the background.
pub struct Jobs {
    reports: Receiver<(JobId, Vec<Report>)>,
    sender: Sender<(JobId, Vec<Report>)>,
    running: Vec<Running>,
    /// The writing job that was started last. The next writing job waits for it.
    writer: Option<Hand>,
    started: u64,
    background: bool,
    watched: Arc<Mutex<Watched>>,
    watcher: Option<FileWatcher>,
}

/// How a job appears to the user: whether it is shown, whether it can be cancelled, and whether it delays the closing of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The job is not shown; such jobs paint tiles, make previews or find findings.
    Quiet,
    /// The job waits for a dialog of the system, which the user sees anyway.
    Asking,
    /// The job is shown and can be cancelled; closing the window does not wait for it.
    ReadOnly,
    /// The job is shown and can be cancelled. Closing the window waits until it has stopped, so that it leaves nothing half done.
    Cancellable,
    /// The job writes a file, and is shown if it has a label. Closing the window waits until it is done.
    Writing,
}

/// The description of a job, before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// How the job appears to the user.
    pub kind: Kind,
    /// The activity that the user sees, such as "Printing"; empty if the job is not shown.
    pub label: String,
}

/// A running job, as the user sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number of the job.
    pub id: JobId,
    /// The activity, such as "Printing".
    pub label: String,
    /// The progress of the job.
    pub progress: Progress,
    /// Whether the user can cancel the job.
    pub cancellable: bool,
    /// Whether the job has been cancelled but has not ended yet.
    pub stopping: bool,
}

struct Running {
    id: JobId,
    job: Job,
    status: JobStatus,
    hand: Option<Hand>,
    /// The errand by which a helper does the job; `None` if no helper does it.
    asked: Option<GivenErrand>,
}

/// The watcher of the open files, and the changes that it has noticed.
struct FileWatcher {
    noticed: Receiver<Vec<Noticed>>,
}

/// The time between two checks of the open files.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

impl Job {
    /// A job that is not shown to the user.
    #[must_use]
    pub const fn quiet() -> Self {
        Self { kind: Kind::Quiet, label: String::new() }
    }

    /// A job of this kind and with this label.
    #[must_use]
    pub fn new(kind: Kind, label: impl Into<String>) -> Self {
        Self { kind, label: label.into() }
    }
}

impl Jobs {
    /// If `background` is true, jobs run in the background; otherwise each runs as soon as it is started, as tests need it.
    #[must_use]
    pub fn new(background: bool) -> Self {
        let (sender, reports) = channel();
        let (running, watched) = (Vec::new(), Arc::default());
        Self { reports, sender, running, writer: None, started: 0, background, watched, watcher: None }
    }

    /// Starts a job. When its reports are ready, the window is woken by `waker`.
    pub fn start(
        &mut self,
        waker: &egui::Context,
        job: Job,
        work: impl FnOnce(&JobStatus) -> Vec<Report> + Send + 'static,
    ) -> JobId {
        self.started += 1;
        let (id, status, kind) = (JobId(self.started), JobStatus::default(), job.kind);
        let (sender, waker, own) = (self.sender.clone(), waker.clone(), status.clone());
        let run = move || {
            // A job that panics must end in a report too, since the window waits for one.
            let reports = catch_unwind(AssertUnwindSafe(|| work(&own)))
                .unwrap_or_else(|_| vec![Report::Failed("Something went wrong in the background; try again.".into())]);
            // If the window has been closed meanwhile, nobody receives the reports, which does not matter.
            let _ = sender.send((id, reports));
            waker.request_repaint();
        };
        let hand = if !self.background {
            run();
            None
        } else if kind == Kind::Writing {
            let before = self.writer.take();
            self.writer = Some(machine::beside(move || {
                if let Some(before) = before {
                    before.wait();
                }
                run();
            }));
            None
        } else {
            Some(machine::beside(run))
        };
        self.running.push(Running { id, job, status, hand, asked: None });
        id
    }

    /// Starts work that is not shown to the user.
    pub fn begin(&mut self, waker: &egui::Context, work: Work) {
        if self.background && machine::IS_PAGE {
            work.start();
        } else {
            self.start(waker, Job::quiet(), move |_| {
                work.run();
                Vec::new()
            });
        }
    }

    /// Starts a job that a helper does, such as a worker of a page. Helpers share no memory with the window.
    pub fn hand_over(
        &mut self,
        waker: &egui::Context,
        job: Job,
        (helpers, helper): (&Helpers, Helper),
        errand: &[u8],
        reports: impl FnOnce(Result<Vec<u8>, String>, &JobStatus) -> Vec<Report> + 'static,
    ) -> JobId {
        self.started += 1;
        let (id, status) = (JobId(self.started), JobStatus::default());
        let (sender, waker, own, heard) = (self.sender.clone(), waker.clone(), status.clone(), status.clone());
        let answered = move |answer| {
            // If the window has been closed meanwhile, nobody receives the reports, which does not matter.
            let _ = sender.send((id, reports(answer, &own)));
            waker.request_repaint();
        };
        let asked = helpers.ask(helper, errand, move |done, of| heard.report(Progress { of, ..Progress::pages(done) }), answered);
        self.running.push(Running { id, job, status, hand: None, asked: Some(asked) });
        id
    }

    /// Asks a job to stop. The last report of the job says that it has stopped.
    pub fn cancel(&self, id: JobId) {
        for running in self.running.iter().filter(|running| running.id == id) {
            running.status.stop();
            // A helper does not share the status, so it gets a message of its own. It may still be busy with another errand.
            running.asked.iter().for_each(GivenErrand::dismiss);
        }
    }

    /// Watches these files from now on, and no others. While a job that writes is running, no file is watched.
    pub fn watch(&mut self, waker: &egui::Context, what: Watched) {
        let writing = self.running.iter().any(|running| running.job.kind == Kind::Writing);
        let what = if writing { Watched::default() } else { what };
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        if *watched != what {
            *watched = what;
        }
        drop(watched);
        if self.background && self.watcher.is_none() {
            self.watcher = Some(FileWatcher::start(waker.clone(), &self.watched));
        }
    }

    /// The reports that jobs have sent since the last call.
    pub fn reports(&mut self) -> Vec<Report> {
        let mut reports = Vec::new();
        for (id, finished) in self.reports.try_iter() {
            self.running.retain(|running| running.id != id);
            reports.extend(finished);
        }
        reports
    }

    /// The changes to the watched files that were noticed since the last call.
    pub fn noticed(&self) -> Vec<Noticed> {
        match &self.watcher {
            Some(watcher) => watcher.noticed.try_iter().flatten().collect(),
            None => self.watched.lock().unwrap_or_else(PoisonError::into_inner).look(),
        }
    }

    /// Whether a job is still running.
    #[must_use]
    pub fn is_running(&self, id: JobId) -> bool {
        self.running.iter().any(|running| running.id == id)
    }

    /// The jobs that the user sees, the oldest first.
    #[must_use]
    pub fn shown(&self) -> Vec<Shown> {
        let labelled = self.running.iter().filter(|running| !running.job.label.is_empty());
        let shown = |running: &Running| Shown {
            id: running.id,
            label: running.job.label.clone(),
            progress: running.status.progress(),
            cancellable: matches!(running.job.kind, Kind::ReadOnly | Kind::Cancellable),
            stopping: running.status.is_stopped(),
        };
        labelled.map(shown).collect()
    }

    /// Stops the jobs that can be stopped, and waits for those that write. The window calls this when it closes.
    pub fn finish(&mut self) {
        for running in &self.running {
            running.status.stop();
        }
        let cancelled = self.running.drain(..).filter(|running| running.job.kind == Kind::Cancellable);
        // The reports already say how each job has ended, so the result of waiting for its thread does not matter.
        for hand in cancelled.filter_map(|running| running.hand).chain(self.writer.take()) {
            hand.wait();
        }
    }
}

impl FileWatcher {
    fn start(waker: egui::Context, watched: &Arc<Mutex<Watched>>) -> Self {
        let (sender, noticed) = channel();
        let watched = Arc::downgrade(watched);
        machine::every(WATCH_INTERVAL, move || {
            // The window no longer exists, so there is nothing to watch any more.
            let Some(watched) = watched.upgrade() else { return false };
            let what = watched.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let seen = what.look();
            if seen.is_empty() {
                return true;
            }
            let is_heard = sender.send(seen).is_ok();
            if is_heard {
                waker.request_repaint();
            }
            is_heard
        });
        Self { noticed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file_version::FileVersion;

    #[test]
    fn an_idle_window_is_woken_when_another_program_writes_the_open_file_or_takes_away_what_was_saved_by_itself() {
        /// How long this test waits at most; any machine needs less. Without a limit, the test would wait for ever if the window were never woken.
        const EVER: Duration = Duration::from_mins(1);
        assert!(WATCH_INTERVAL < Duration::from_secs(1));
        let folder = tempfile::tempdir().expect("a folder");
        let [file, own] = ["x.drydock", "x.drydock.autosave"].map(|name| folder.path().join(name));
        for path in [&file, &own] {
            std::fs::write(path, "one").expect("written");
        }
        let version = |path| FileVersion::of(path).expect("there");
        // Each case uses its own window, because a window that is already about to wake is not woken again.
        let noticed_when = |act: &dyn Fn()| {
            let context = egui::Context::default();
            let (sender, woken) = channel();
            context.set_request_repaint_callback(move |_| {
                let _ = sender.send(());
            });
            let mut jobs = Jobs::new(true);
            jobs.watch(&context, Watched { files: vec![(file.clone(), version(&file))], own: vec![own.clone()] });
            act();
            woken.recv_timeout(EVER).expect("the window is woken");
            jobs.noticed().first().cloned()
        };
        let written = noticed_when(&|| std::fs::write(&file, "another").expect("written"));
        assert_eq!(written, Some(Noticed::Changed(file.clone(), version(&file))));
        let taken = noticed_when(&|| std::fs::remove_file(&own).expect("taken away"));
        assert_eq!(taken, Some(Noticed::Gone(own.clone())));
    }
}
