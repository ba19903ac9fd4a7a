//! The search for a change to a scenario that makes its chances even. It runs in the background after a playtest of the scenario. The window and the
//! background job share this data.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use super::running_playtest::RunningPlaytest;
use machine::{Helper, Helpers};
use paper::playtest::{Crew, Errand, KeptPlaytest, Level, Playtest, Tally, Work};
use project::text;
use workers::{PoolControl, processors};

/// A search that runs in the background, or has ended. Clones share one search.
#[derive(Clone, Debug)]
pub struct RunningLevel(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    playtest: RunningPlaytest,
    control: PoolControl,
    ended: Mutex<Option<Searched>>,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Searched {
    /// The search has found this answer.
    Found(Arc<Level>),
    /// The search was stopped before it found an answer.
    Stopped,
    /// The search has no answer, for the reason in this sentence.
    Failed(String),
}

/// Two values are equal if they share one search.
impl PartialEq for RunningLevel {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Functions with which the window reads the state of a search, and stops it.
impl RunningLevel {
    /// A search that has not begun, for a playtest that has ended.
    #[must_use]
    pub fn new(playtest: RunningPlaytest) -> Self {
        Self(Arc::new(Shared { playtest, control: PoolControl::new(), ended: Mutex::default() }))
    }

    /// Whether the search follows this playtest.
    #[must_use]
    pub fn is_of(&self, playtest: &RunningPlaytest) -> bool {
        self.0.playtest == *playtest
    }

    /// The number of games that the search has played.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.0.control.done()
    }

    /// How the search ended; `None` while it runs.
    #[must_use]
    pub fn ended(&self) -> Option<Searched> {
        self.0.ended.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The answer that the search has found, if any.
    #[must_use]
    pub fn level(&self) -> Option<Arc<Level>> {
        if let Some(Searched::Found(level)) = self.ended() { Some(level) } else { None }
    }

    /// Stops the search once the games that are being played have ended.
    pub fn stop(&self) {
        self.0.control.stop();
    }
}

/// Functions with which the job in the background searches.
impl RunningLevel {
    /// Plays series of games until the chances are even, or until the search is stopped.
    pub fn run(&self) {
        match (self.0.playtest.sums(), Helpers::hire()) {
            (None, _) => self.end(Searched::Stopped),
            (Some(KeptPlaytest { tally, .. }), None) => self.end(self.search(&tally)),
            (Some(KeptPlaytest { tally, .. }), Some(helpers)) => self.ask(tally, &helpers),
        }
    }

    fn end(&self, searched: Searched) {
        *self.0.ended.lock().unwrap_or_else(PoisonError::into_inner) = Some(searched);
    }

    /// Lets one helper search, which shares no memory with the window. Several helpers would be no faster, because each series depends on the one
    /// before.
    fn ask(&self, tally: Tally, helpers: &Helpers) {
        let (playtest, work) = (&self.0.playtest, Work::Level(Box::new(tally)));
        let errand = text::write(playtest.project())
            .and_then(|project| Errand { project, request: playtest.request().clone(), work }.write());
        let (own, heard) = (self.clone(), self.clone());
        let answered = move |answer: Result<Vec<u8>, String>| {
            let found = answer.and_then(|bytes| Errand::level(&bytes).map_err(|error| error.to_string()));
            own.end(match found {
                Ok(level) => Searched::Found(Arc::new(level)),
                Err(_) if own.0.control.is_stopped() => Searched::Stopped,
                Err(sentence) => Searched::Failed(sentence),
            });
        };
        let heard = move |done: usize, _| {
            let control = &heard.0.control;
            control.note((done as u64).saturating_sub(control.done()));
            if control.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        match errand {
            Ok(errand) => _ = helpers.ask(Helper::Level, &errand, heard, answered),
            Err(error) => self.end(Searched::Failed(error.to_string())),
        }
    }

    fn search(&self, tally: &Tally) -> Searched {
        let playtest = &self.0.playtest;
        // One processor is left for the window, if there is more than one.
        let jobs = NonZeroUsize::new(processors().get().saturating_sub(1)).unwrap_or(NonZeroUsize::MIN);
        let mut crew = Crew { jobs, control: &self.0.control, on_progress: &mut || {} };
        let level = Playtest::new(playtest.project(), playtest.request()).and_then(|playable| playable.level(tally, &mut crew));
        match level {
            Ok(Some(level)) => Searched::Found(Arc::new(level)),
            Ok(None) => Searched::Stopped,
            Err(error) => Searched::Failed(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paper::playtest::PlaytestRequest;
    use project::{Game, Library};

    #[test]
    fn a_search_ends_with_an_answer_or_says_that_it_was_stopped() {
        let project = Library::bundled().template(Game::StarViking, "sanakht").expect("the battle");
        let playtest = RunningPlaytest::new(Arc::new(project), PlaytestRequest { games: 20, ..PlaytestRequest::default() });
        playtest.run();
        let level = RunningLevel::new(playtest.clone());
        assert!(level.is_of(&playtest) && level.ended().is_none());
        level.run();
        let found = level.level().expect("an answer");
        assert!(found.fix.is_some() && level.done() >= 20, "{found:?}");
        let stopped = RunningLevel::new(playtest);
        stopped.stop();
        stopped.run();
        assert_eq!(stopped.ended(), Some(Searched::Stopped));
    }
}
