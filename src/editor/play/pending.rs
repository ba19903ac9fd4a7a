//! Something that is worked out in the background and taken in when it is there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use crate::editor::jobs::Work;

/// Something that is worked out in the background. Once nobody awaits it any more, it is told to stop.
pub struct Pending<T> {
    answer: Receiver<T>,
    stopped: Arc<AtomicBool>,
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
    /// What is awaited, and the work that brings it, which is given a way to ask whether it was stopped.
    pub fn new(context: &Context, work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static) -> (Self, Work) {
        let (sender, answer) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let (own, waker) = (Arc::clone(&stopped), context.clone());
        let task = move || {
            // The desk may have turned to something else meanwhile.
            let _ = sender.send(work(&|| own.load(Ordering::Relaxed)));
            waker.request_repaint();
        };
        (Self { answer, stopped }, Box::new(task))
    }

    /// The answer, once it is there.
    pub fn take(&mut self) -> Answer<T> {
        match self.answer.try_recv() {
            Ok(answer) => Answer::Ready(answer),
            Err(TryRecvError::Empty) => Answer::Pending,
            Err(TryRecvError::Disconnected) => Answer::Lost,
        }
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}
