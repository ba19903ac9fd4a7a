//! Something that is worked out in the background and taken in when it is there.

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::job_status::JobStatus;
use super::jobs::Work;

/// Something that is worked out in the background. Once nobody awaits it any more, it is told to stop.
pub struct Pending<T> {
    answer: Receiver<T>,
    status: JobStatus,
}

/// What has become of something that is awaited.
pub enum Answer<T> {
    /// It is still worked on.
    Pending,
    /// It is there.
    Ready(T),
    /// The work broke off.
    Lost,
}

impl<T: Send + 'static> Pending<T> {
    /// What is awaited, and the work that brings it, which is told whether to stop.
    pub fn new(context: &Context, work: impl FnOnce(&JobStatus) -> T + Send + 'static) -> (Self, Work) {
        let (pending, tell) = Self::awaited(context);
        let status = pending.status.clone();
        (pending, Work::once(move || tell(work(&status))))
    }

    /// The same of work that is done slice by slice, the last of which brings it. The slices are made where they are done.
    pub fn in_slices<S: FnMut(&JobStatus) -> ControlFlow<T> + 'static>(
        context: &Context,
        begin: impl FnOnce() -> S + Send + 'static,
    ) -> (Self, Work) {
        let (pending, tell) = Self::awaited(context);
        let status = pending.status.clone();
        let work = Work::in_slices(move || {
            let mut slice = begin();
            move || slice(&status).map_break(&tell)
        });
        (pending, work)
    }

    /// What is awaited, and whom to tell once it is there.
    fn awaited(context: &Context) -> (Self, impl Fn(T) + Send + 'static) {
        let (sender, answer) = channel();
        let waker = context.clone();
        let tell = move |found| {
            // The desk may have turned to something else meanwhile.
            let _ = sender.send(found);
            waker.request_repaint();
        };
        (Self { answer, status: JobStatus::default() }, tell)
    }

    /// The answer, once it is there.
    pub fn take(&self) -> Answer<T> {
        match self.answer.try_recv() {
            Ok(answer) => Answer::Ready(answer),
            Err(TryRecvError::Empty) => Answer::Pending,
            Err(TryRecvError::Disconnected) => Answer::Lost,
        }
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.status.stop();
    }
}
