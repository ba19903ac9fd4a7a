//! A result that is worked out in the background and collected when it is ready.

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::Work;
use crate::job_status::JobStatus;
use drawing::Progress;
use machine::Helper;
use project::Error;

/// A result that is worked out in the background. If it is dropped before it is ready, the work is asked to stop.
pub struct Pending<T> {
    answer: Receiver<T>,
    status: JobStatus,
    /// Whether the work continues although the pending result has been dropped.
    to_its_end: bool,
}

/// The state of a pending result.
pub enum Answer<T> {
    /// The work is not done yet.
    Pending,
    /// The work is done, with this result.
    Ready(T),
    /// The work has ended without a result.
    Lost,
}

impl<T: Send + 'static> Pending<T> {
    /// Makes a pending result and the work for it. `begin` makes a function that does the work in slices: each call does one slice, and the last one
    /// returns the result. Each slice can see whether the work has been asked to stop. `begin` runs on the same thread as the slices.
    pub fn in_slices<S: FnMut(&JobStatus) -> ControlFlow<T> + 'static>(
        context: &Context,
        begin: impl FnOnce() -> S + Send + 'static,
    ) -> (Self, Work) {
        let (pending, tell) = Self::awaited(context);
        let work = Work::in_slices(sliced(&pending.status, begin, tell));
        (pending, work)
    }

    /// Like [`Self::in_slices`], but if there are helpers, one of them does the work. The helper gets `errand`. Then `take_in` processes, also in
    /// slices, the helper's answer or the reason why there is none.
    pub fn or_by_helper<S, A>(
        context: &Context,
        begin: impl FnOnce() -> S + Send + 'static,
        errand: impl FnOnce() -> Result<Vec<u8>, Error> + Send + 'static,
        take_in: impl FnOnce(Result<Vec<u8>, String>) -> A + Send + 'static,
    ) -> (Self, Work)
    where
        S: FnMut(&JobStatus) -> ControlFlow<T> + 'static,
        A: FnMut(&JobStatus) -> ControlFlow<T> + 'static,
    {
        let (pending, tell) = Self::awaited(context);
        let status = pending.status.clone();
        let work = Work::in_slices(sliced(&status, begin, tell.clone())).or_by_helper(move |helpers| {
            let heard = status.clone();
            let answered = move |answer| machine::in_slices(sliced(&status, move || take_in(answer), tell));
            match errand() {
                Ok(bytes) => {
                    _ = helpers.ask(
                        Helper::Desk,
                        &bytes,
                        move |done, of| heard.report(Progress { of, ..Progress::pages(done) }),
                        answered,
                    );
                }
                Err(error) => answered(Err(error.to_string())),
            }
        });
        (pending, work)
    }

    /// Lets the work continue after the pending result is dropped.
    #[must_use]
    pub const fn to_its_end(mut self) -> Self {
        self.to_its_end = true;
        self
    }

    /// The progress of the work.
    pub fn progress(&self) -> Progress {
        self.status.progress()
    }

    /// Asks the work to stop. Its result still arrives.
    pub fn stop(&self) {
        self.status.stop();
    }

    /// A pending result, and the function by which the work delivers the result.
    fn awaited(context: &Context) -> (Self, impl Fn(T) + Clone + Send + 'static + use<T>) {
        let (sender, answer) = channel();
        let waker = context.clone();
        let tell = move |found| {
            // If the desk no longer waits for the result, nobody receives it, which does not matter.
            let _ = sender.send(found);
            waker.request_repaint();
        };
        (Self { answer, status: JobStatus::default(), to_its_end: false }, tell)
    }

    /// The result if the work is done; otherwise the state of the work.
    pub fn take(&self) -> Answer<T> {
        match self.answer.try_recv() {
            Ok(answer) => Answer::Ready(answer),
            Err(TryRecvError::Empty) => Answer::Pending,
            Err(TryRecvError::Disconnected) => Answer::Lost,
        }
    }
}

/// Wraps slices of work, of which the last returns a result, so that the result is passed to `tell` instead.
fn sliced<T, S: FnMut(&JobStatus) -> ControlFlow<T> + 'static>(
    status: &JobStatus,
    begin: impl FnOnce() -> S + Send + 'static,
    tell: impl Fn(T) + Send + 'static,
) -> impl FnOnce() -> Box<dyn FnMut() -> ControlFlow<()>> + Send + 'static {
    let status = status.clone();
    move || {
        let mut slice = begin();
        Box::new(move || slice(&status).map_break(&tell))
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        if !self.to_its_end {
            self.status.stop();
        }
    }
}
