//! A playtest that runs in the background, or has ended: the data that the window and the job share.
//!
//! The job plays games in portions, and after each portion stores the report on all games played by then. The window says when to pause and when to
//! stop. Portions are consecutive, so that the report shown is always about the first games of the series, which is the same on any machine. If the
//! machine has helpers but no threads, a portion is divided into shards, one for each helper (`by_helpers.rs`).

mod by_helpers;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use machine::Helpers;
use paper::playtest::{Crew, KeptPlaytest, Playtest, PlaytestRequest, Report, Run, Tally};
use project::{Error, Kept, Project};
use workers::{PoolControl, processors};

/// A playtest that runs in the background, or has ended. Clones share one playtest.
#[derive(Clone, Debug)]
pub struct RunningPlaytest(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    project: Arc<Project>,
    request: PlaytestRequest,
    control: PoolControl,
    found: Mutex<Found>,
}

/// The results of a playtest so far.
#[derive(Clone, Debug, Default)]
struct Found {
    report: Option<Arc<Report>>,
    /// The sums that the report is made from.
    sums: Option<KeptPlaytest>,
    outcome: Option<Outcome>,
}

/// How a playtest ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All games of the playtest were played.
    Played,
    /// The playtest was cancelled; its results so far are kept.
    Cancelled,
    /// The playtest could not be played, for the reason in this sentence.
    Failed(String),
}

/// The largest number of portions of a playtest.
const PORTIONS: u32 = 100;
/// The least number of games in a portion; only the last portion may have fewer.
const LEAST: u32 = 10;
/// The greatest number of games in a portion.
const MOST: u32 = 1_000;

/// Two values are equal if they share one playtest.
impl PartialEq for RunningPlaytest {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Functions that read the request, the state and the results of a playtest.
impl RunningPlaytest {
    /// A playtest of this project that has not begun.
    #[must_use]
    pub fn new(project: Arc<Project>, request: PlaytestRequest) -> Self {
        Self(Arc::new(Shared { project, request, control: PoolControl::new(), found: Mutex::default() }))
    }

    /// The project as it was when the playtest began.
    #[must_use]
    pub fn project(&self) -> &Arc<Project> {
        &self.0.project
    }

    /// The request for the playtest: its scenario, its captains and the number of games.
    #[must_use]
    pub fn request(&self) -> &PlaytestRequest {
        &self.0.request
    }

    /// The number of games that have been played.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.0.control.done()
    }

    /// The report on the games so far; `None` until the first portion is done.
    #[must_use]
    pub fn report(&self) -> Option<Arc<Report>> {
        self.found().report
    }

    /// The results so far, in the form in which a project keeps them; `None` until the first portion is done.
    #[must_use]
    pub fn keep(&self) -> Option<Result<Kept, Error>> {
        Some(self.sums()?.keep(self.project()))
    }

    /// The sums of the games so far; `None` until the first portion is done.
    #[must_use]
    pub fn sums(&self) -> Option<KeptPlaytest> {
        self.found().sums
    }

    /// How the playtest ended; `None` while it runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.found().outcome
    }

    /// Whether the playtest has not ended.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.outcome().is_none()
    }

    /// Whether the playtest is paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.0.control.is_paused() && self.is_running()
    }

    fn found(&self) -> Found {
        self.0.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Functions with which the window pauses and stops a playtest.
impl RunningPlaytest {
    /// Pauses the playtest, or lets it continue.
    pub fn pause(&self, paused: bool) {
        self.0.control.pause(paused);
    }

    /// Stops the playtest once the games that are being played have ended.
    pub fn stop(&self) {
        self.0.control.stop();
    }
}

/// Functions with which the job in the background plays a playtest.
impl RunningPlaytest {
    /// Plays games until all are played or the playtest is stopped.
    pub fn run(&self) {
        match (Playtest::new(self.project(), self.request()), Helpers::hire()) {
            (Ok(playtest), None) => self.end(self.play(&playtest)),
            (Ok(playtest), Some(helpers)) => by_helpers::play(self.clone(), playtest, helpers),
            (Err(error), _) => self.end(Outcome::Failed(error.to_string())),
        }
    }

    fn end(&self, outcome: Outcome) {
        self.0.found.lock().unwrap_or_else(PoisonError::into_inner).outcome = Some(outcome);
    }

    /// Stores the results of the first `games` games, for the window to show.
    fn found_until(&self, games: u32, playtest: &Playtest, sums: &Tally) {
        let report = Arc::new(paper::playtest::report(playtest.run(), sums));
        let run = Run { games, ..playtest.run().clone() };
        let mut found = self.0.found.lock().unwrap_or_else(PoisonError::into_inner);
        (found.report, found.sums) = (Some(report), Some(KeptPlaytest { run, tally: sums.clone() }));
    }

    fn play(&self, playtest: &Playtest) -> Outcome {
        // One processor is left for the window, if there is more than one.
        let jobs = NonZeroUsize::new(processors().get().saturating_sub(1)).unwrap_or(NonZeroUsize::MIN);
        let mut crew = Crew { jobs, control: &self.0.control, on_progress: &mut || {} };
        let games = self.0.request.games;
        let portion = (games / PORTIONS).clamp(LEAST, MOST);
        let mut sums = Tally::new(&playtest.run().muster);
        let mut from = 0;
        while from < games {
            let to = from.saturating_add(portion).min(games);
            let Some(tally) = playtest.play(from..to, &mut crew) else { return Outcome::Cancelled };
            sums.merge(&tally);
            self.found_until(to, playtest, &sums);
            from = to;
        }
        Outcome::Played
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{Game, Library};

    fn playtest(request: PlaytestRequest) -> RunningPlaytest {
        let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
        RunningPlaytest::new(Arc::new(project), request)
    }

    fn request(games: u32) -> PlaytestRequest {
        PlaytestRequest { games, captains: vec!["random".into()], ..PlaytestRequest::default() }
    }

    #[test]
    fn a_playtest_ends_with_the_report_on_all_of_its_games() {
        let playtest = playtest(request(25));
        assert!(playtest.is_running() && playtest.report().is_none());
        playtest.run();
        assert_eq!((playtest.outcome(), playtest.done()), (Some(Outcome::Played), 25));
        assert_eq!(playtest.report().map(|report| report.games), Some(25));
    }

    #[test]
    fn one_that_is_stopped_or_cannot_be_played_says_so() {
        let stopped = playtest(request(25));
        stopped.stop();
        stopped.run();
        assert_eq!((stopped.outcome(), stopped.report()), (Some(Outcome::Cancelled), None));
        let nobody = playtest(PlaytestRequest { captains: vec!["nobody".into()], ..request(25) });
        nobody.run();
        assert!(matches!(nobody.outcome(), Some(Outcome::Failed(sentence)) if sentence.contains("nobody")));
    }
}
