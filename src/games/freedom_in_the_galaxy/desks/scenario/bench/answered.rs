//! A calculation that runs once in the background. It starts again when the question changes, and the user can abort it.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use drawing::Progress;
use freedom_in_the_galaxy::Content;
use kit::job_status::JobStatus;
use kit::jobs::pending::{self, Pending};
use kit::jobs::{Asked, Work};
use project::{OneOf as _, Project};

/// A question about the designs of a project.
pub trait Question: Clone + PartialEq + Send + 'static {
    /// The answer to the question.
    type Answer: Serialize + DeserializeOwned + Send + 'static;
    /// The question as a variant of the enum of all questions, which can be sent to a worker.
    fn in_words(self) -> super::Question;
    /// Works out the answer; `None` if a table lacks a cell that is needed or the calculation was aborted.
    fn answer(&self, content: &Content, stopped: &dyn Fn() -> bool) -> Option<Self::Answer>;
}

/// A question, and how far the calculation of its answer has come.
pub struct Answered<Q: Question> {
    /// The last question, with the project about which it was asked. If the project changes, the same question counts as a new one.
    question: Option<(Arc<Project>, Q)>,
    state: State<Option<Q::Answer>>,
}

enum State<A> {
    /// The answer is being worked out. It will be `None` if the worker fails.
    Pending(Pending<Option<A>>),
    There(A),
    GivenUp,
}

/// The state of an answer, as the desk is told it.
pub enum Told<'a, A> {
    /// The answer is still being worked out.
    Pending,
    /// The answer is there.
    There(&'a A),
    /// The calculation was aborted.
    GivenUp,
}

impl<Q: Question> Default for Answered<Q> {
    fn default() -> Self {
        Self { question: None, state: State::GivenUp }
    }
}

impl<Q: Question> Answered<Q> {
    /// Asks a question unless it is the same as the last one, and aborts the calculation for any earlier question. A calculation checks from time to
    /// time whether it was aborted.
    pub fn ask(&mut self, waker: &egui::Context, (project, question): (&Arc<Project>, Q), work: &mut Vec<Work>) {
        if self.question.as_ref().is_some_and(|(of, asked)| Arc::ptr_eq(of, project) && *asked == question) {
            return;
        }
        let [here, there] = [(); 2].map(|()| (Arc::clone(project), question.clone()));
        let errand = move || {
            let (project, question) = there;
            Asked::of_project(&project, &question.in_words())
        };
        let (pending, task) = Pending::or_by_helper(
            waker,
            move || {
                let (project, question) = here;
                move |status: &JobStatus| {
                    ControlFlow::Break(Content::own(&project.content).map(|content| answer(content, &question, status)))
                }
            },
            errand,
            |answer| move |_: &JobStatus| ControlFlow::Break(answer.as_ref().ok().and_then(|words| Asked::read(words).ok())),
        );
        (self.question, self.state) = (Some((Arc::clone(project), question)), State::Pending(pending));
        work.push(task);
    }

    /// Takes in what the calculation has delivered, and returns the state of the answer.
    pub fn told(&mut self) -> Told<'_, Option<Q::Answer>> {
        if let State::Pending(pending) = &self.state {
            match pending.take() {
                pending::Answer::Ready(Some(answer)) => self.state = State::There(answer),
                pending::Answer::Pending => {}
                pending::Answer::Ready(None) | pending::Answer::Lost => self.state = State::GivenUp,
            }
        }
        match &self.state {
            State::Pending(_) => Told::Pending,
            State::There(answer) => Told::There(answer),
            State::GivenUp => Told::GivenUp,
        }
    }

    /// Aborts the calculation if one is running.
    pub fn give_up(&mut self) {
        if matches!(self.state, State::Pending(_)) {
            self.state = State::GivenUp;
        }
    }

    /// Forgets question and answer, so that even the same question is worked out anew when it is next asked.
    pub fn forget(&mut self) {
        self.give_up();
        self.question = None;
    }
}

/// How many times a calculation checks whether it was aborted before it reports progress. In a browser page, a worker learns of the abortion only
/// when it reports progress.
const LOOKS: usize = 256;

/// Works out the answer to a question, and reports progress while it does.
pub fn answer<Q: Question>(content: &Content, question: &Q, status: &JobStatus) -> Option<Q::Answer> {
    let looks = Cell::new(0_usize);
    let stopped = || {
        looks.set(looks.get() + 1);
        if looks.get().is_multiple_of(LOOKS) {
            return status.report(Progress::pages(looks.get())).is_break();
        }
        status.is_stopped()
    };
    question.answer(content, &stopped)
}
