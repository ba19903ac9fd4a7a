//! Something that is worked out in the background once, and again when something else is asked; anyone who does not want to wait gives it up.

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

/// Something that is asked of the designs of a project.
pub trait Question: Clone + PartialEq + Send + 'static {
    /// What comes of it.
    type Answer: Serialize + DeserializeOwned + Send + 'static;
    /// The same as one of all questions.
    fn in_words(self) -> super::Question;
    /// What comes of it; none where a table says nothing of it, or nobody wants to know any more.
    fn answer(&self, content: &Content, stopped: &dyn Fn() -> bool) -> Option<Self::Answer>;
}

/// A question with its answer, as far as it is there.
pub struct Answered<Q: Question> {
    /// What was asked last, and of which value of the project: another one makes another question.
    question: Option<(Arc<Project>, Q)>,
    state: State<Option<Q::Answer>>,
}

enum State<A> {
    /// It is on its way; what comes is none where the worker that was asked has not answered.
    Pending(Pending<Option<A>>),
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

impl<Q: Question> Default for Answered<Q> {
    fn default() -> Self {
        Self { question: None, state: State::GivenUp }
    }
}

impl<Q: Question> Answered<Q> {
    /// Asks a question, unless it was asked already; what was asked before is given up. The work looks now and then whether it is given up itself.
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

    /// How far it is.
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

/// How often the worker looks whether the question is given up before it reports that it is still at work: only then a page hears from it.
const LOOKS: usize = 256;

/// What comes of a question.
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
