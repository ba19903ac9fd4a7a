//! Something that is worked out in the background once, and again when something else is asked; whoever does not want to wait gives it up.

use std::sync::Arc;

use crate::editor::job_status::JobStatus;
use crate::editor::jobs::Work;
use crate::editor::pending::{Answer, Pending};
use crate::project::Project;

/// The project that a question is asked of: another value of it is another question.
#[derive(Clone)]
pub struct SameProject(pub Arc<Project>);

impl PartialEq for SameProject {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// A question with its answer, as far as it is there.
pub struct Answered<Q, A> {
    question: Option<Q>,
    state: State<A>,
}

enum State<A> {
    Pending(Pending<A>),
    There(A),
    GivenUp,
}

/// How far a question is answered.
pub enum Told<'a, A> {
    /// Not yet.
    Pending,
    /// It is.
    There(&'a A),
    /// Nobody waits for it any more.
    GivenUp,
}

impl<Q, A> Default for Answered<Q, A> {
    fn default() -> Self {
        Self { question: None, state: State::GivenUp }
    }
}

impl<Q: PartialEq, A: Send + 'static> Answered<Q, A> {
    /// Asks a question, unless it was asked already; what was asked before is given up. The work looks now and then whether it is given up itself.
    pub fn ask(
        &mut self,
        waker: &egui::Context,
        question: Q,
        work: &mut Vec<Work>,
        answer: impl FnOnce(&JobStatus) -> A + Send + 'static,
    ) {
        if self.question.as_ref() == Some(&question) {
            return;
        }
        self.give_up();
        let (pending, task) = Pending::new(waker, answer);
        (self.question, self.state) = (Some(question), State::Pending(pending));
        work.push(task);
    }

    /// How far it is.
    pub fn told(&mut self) -> Told<'_, A> {
        if let State::Pending(pending) = &self.state {
            match pending.take() {
                Answer::Ready(answer) => self.state = State::There(answer),
                Answer::Pending => {}
                Answer::Lost => self.state = State::GivenUp,
            }
        }
        match &self.state {
            State::Pending(..) => Told::Pending,
            State::There(answer) => Told::There(answer),
            State::GivenUp => Told::GivenUp,
        }
    }

    /// Gives up what is being worked out.
    pub fn give_up(&mut self) {
        if matches!(self.state, State::Pending(_)) {
            self.state = State::GivenUp;
        }
    }

    /// Forgets everything, so that the same is asked anew.
    pub fn forget(&mut self) {
        self.give_up();
        self.question = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there(answered: &mut Answered<u32, u32>) -> Option<u32> {
        match answered.told() {
            Told::There(answer) => Some(*answer),
            Told::Pending | Told::GivenUp => None,
        }
    }

    #[test]
    fn a_question_is_answered_once_and_can_be_given_up() {
        let (waker, mut work) = (egui::Context::default(), Vec::new());
        let mut answered = Answered::default();
        for _ in 0..3 {
            answered.ask(&waker, 2, &mut work, |_| 4);
        }
        assert_eq!((work.len(), there(&mut answered)), (1, None));
        work.drain(..).for_each(Work::run);
        assert_eq!(there(&mut answered), Some(4));
        // Another question gives the first up, and what comes of that one is nobody's.
        answered.ask(&waker, 3, &mut work, |status| u32::from(status.is_stopped()));
        answered.give_up();
        work.drain(..).for_each(Work::run);
        assert!(matches!(answered.told(), Told::GivenUp));
        answered.ask(&waker, 3, &mut work, |_| 9);
        assert!(work.is_empty(), "it is not asked by itself again");
        answered.forget();
        answered.ask(&waker, 3, &mut work, |_| 9);
        work.drain(..).for_each(Work::run);
        assert_eq!(there(&mut answered), Some(9));
    }
}
