//! The state that the window shares with a background job: its number, its progress, and whether the job has been asked to stop.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};

use drawing::Progress;

/// The number of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JobId(pub(super) u64);

/// The progress of a job, and whether it has been asked to stop. Clones share one state.
#[derive(Clone, Debug, Default)]
pub struct JobStatus(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    done: AtomicUsize,
    /// The number of pages in total; 0 if that is unknown.
    of: AtomicUsize,
    /// How much of the page that is being worked on is done, in percent.
    percent: AtomicU8,
    /// A function that the progress is passed to as well; `None` if there is none.
    tell: Option<fn(Progress)>,
}

impl JobStatus {
    /// A status that also passes all progress on to a function, for a receiver that shares no memory with the job.
    #[must_use]
    pub fn told_to(tell: fn(Progress)) -> Self {
        Self(Arc::new(Shared { tell: Some(tell), ..Shared::default() }))
    }

    /// Asks the job to stop. The job stops the next time it looks.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the job was asked to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Records the progress of the job, and returns whether the job should continue.
    pub fn report(&self, progress: Progress) -> ControlFlow<()> {
        self.0.done.store(progress.done, Ordering::Relaxed);
        self.0.of.store(progress.of.unwrap_or(0), Ordering::Relaxed);
        self.0.percent.store(progress.percent, Ordering::Relaxed);
        if let Some(tell) = self.0.tell {
            tell(progress);
        }
        if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The progress of the job.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let of = self.0.of.load(Ordering::Relaxed);
        let percent = self.0.percent.load(Ordering::Relaxed);
        Progress { done: self.0.done.load(Ordering::Relaxed), of: (of > 0).then_some(of), percent }
    }
}

/// The progress, as words for the end of a sentence, such as ", 37 of 200 pages"; empty before the first page.
#[must_use]
pub fn so_far(progress: Progress) -> String {
    let pages = |count: usize| if count == 1 { "page" } else { "pages" };
    let whole = match progress {
        Progress { done, of: Some(of), .. } => format!(", {done} of {of} {}", pages(of)),
        Progress { done: 0, of: None, .. } => String::new(),
        Progress { done, of: None, .. } => format!(", {done} {}", pages(done)),
    };
    match progress.percent {
        0 => whole,
        percent if whole.is_empty() => format!(", {percent} % of the first page"),
        percent => format!("{whole}, {percent} % of the next"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_a_status_is_the_same_status() {
        let (window, job) = (JobStatus::default(), JobStatus::default());
        assert!(job.report(Progress::pages(3)).is_continue());
        let other = window.clone();
        other.stop();
        assert!(window.report(Progress::pages_of(37, 200)).is_break() && !job.is_stopped());
        assert_eq!((other.progress(), job.progress()), (Progress::pages_of(37, 200), Progress::pages(3)));
    }

    #[test]
    fn progress_is_put_into_words() {
        let words = [Progress::pages(0), Progress::pages(1), Progress::pages(2), Progress::pages_of(37, 200)].map(so_far);
        assert_eq!(words, ["", ", 1 page", ", 2 pages", ", 37 of 200 pages"]);
        let parts = [Progress::pages(0), Progress::pages(2)].map(|pages| so_far(pages.and_parts(3, 4)));
        assert_eq!(parts, [", 75 % of the first page", ", 2 pages, 75 % of the next"]);
    }
}
