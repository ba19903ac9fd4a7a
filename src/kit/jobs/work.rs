//! Work that runs in the background and is not shown to the user.
//!
//! The work runs in slices. A page in a browser has one thread, and draws between two slices; on a desktop the slices run one after another on a
//! thread of their own. Work that cannot be divided into short slices goes to a helper, if there are any.

use std::ops::ControlFlow;

use machine::Helpers;

/// A piece of work for the background.
pub struct Work {
    begin: Box<dyn FnOnce() -> Slice + Send>,
    by_helper: Option<AskHelper>,
}

/// A function that hands the work to a helper.
type AskHelper = Box<dyn FnOnce(&Helpers) + Send>;

/// A function that does a part of the work, and says whether more is left to do.
type Slice = Box<dyn FnMut() -> ControlFlow<()>>;

impl Work {
    /// Work that runs in one go.
    #[must_use]
    pub fn once(work: impl FnOnce() + Send + 'static) -> Self {
        Self::in_slices(move || {
            let mut work = Some(work);
            move || {
                if let Some(work) = work.take() {
                    work();
                }
                ControlFlow::Break(())
            }
        })
    }

    /// Work that runs in slices, until a slice reports that it was the last. `begin` runs on the same thread as the slices, so that they may hold
    /// values that cannot be sent to another thread.
    #[must_use]
    pub fn in_slices<S: FnMut() -> ControlFlow<()> + 'static>(begin: impl FnOnce() -> S + Send + 'static) -> Self {
        Self { begin: Box::new(|| Box::new(begin())), by_helper: None }
    }

    /// Lets a helper do the work, if there are helpers.
    #[must_use]
    pub fn or_by_helper(self, ask: impl FnOnce(&Helpers) + Send + 'static) -> Self {
        Self { by_helper: Some(Box::new(ask)), ..self }
    }

    /// Runs all slices now, one after another.
    pub fn run(self) {
        let mut slice = (self.begin)();
        while slice().is_continue() {}
    }

    /// Starts the work on a page in a browser: by a helper, or in slices between two frames of the window.
    pub(super) fn start(self) {
        match (self.by_helper, Helpers::hire()) {
            (Some(ask), Some(helpers)) => ask(&helpers),
            _ => machine::in_slices(self.begin),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn slices_follow_one_another_until_the_last() {
        let (sender, done) = channel();
        let slices = move || {
            let mut left = 3;
            move || {
                left -= 1;
                sender.send(left).expect("somebody listens");
                if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
        };
        Work::in_slices(slices).run();
        assert_eq!(done.iter().collect::<Vec<_>>(), [2, 1, 0]);
    }
}
