//! Errands, which are requests to play games of a playtest. They go to a worker that shares no memory with the caller, so both the errand and the
//! answer are bytes.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::Playtest;
use playtest::{Crew, Level, PlaytestError, PlaytestRequest, Tally};
use project::{Error, FixesText, text};
use workers::PoolControl;

/// An errand: a request to play games of a playtest, or to search for a way to level the scenario. As bytes, it is a line of JSON with the request,
/// followed by the project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// The project, as the text of its file.
    pub project: String,
    /// The request of the whole playtest.
    pub request: PlaytestRequest,
    /// What the worker has to do.
    pub work: Work,
}

/// What an errand asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    /// Play the games with these numbers; the answer is their sums.
    Play(Range<u32>),
    /// Find how to level the scenario, that is, to make it fair, from the sums of all games. The answer is a [`Level`].
    Level(Box<Tally>),
}

/// A worker that carries out errands one after another. It sets up a playtest again only if the next errand is about another one.
#[derive(Debug, Default)]
pub struct Errands {
    ready: Option<(Vec<u8>, PlaytestRequest, Playtest)>,
}

impl Errand {
    /// Writes the errand as bytes.
    ///
    /// # Errors
    /// If it cannot be written as JSON, which never happens.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        let asked =
            serde_json::to_string(&(&self.request, &self.work)).map_err(Error::unwritten("The games", "handed to a worker"))?;
        Ok(format!("{asked}\n{}", self.project).into_bytes())
    }

    /// Reads the sums of the games out of a worker's answer.
    ///
    /// # Errors
    /// If the bytes are not such an answer.
    pub fn sums(answer: &[u8]) -> Result<Tally, Error> {
        serde_json::from_slice(answer).map_err(Error::misread("A worker's sums"))
    }

    /// Reads the result of levelling the scenario out of a worker's answer.
    ///
    /// # Errors
    /// If the bytes are not such an answer.
    pub fn level(answer: &[u8]) -> Result<Level, Error> {
        let (level, fixes): (Level, FixesText) =
            ron::de::from_bytes(answer).map_err(Error::misread("What a worker has found"))?;
        Ok(Level { fix: fixes.read()?.pop(), ..level })
    }
}

impl Errands {
    /// Carries out an errand and returns the answer. After each game it calls `played` with how many games it has played until then.
    ///
    /// # Errors
    ///
    /// If the bytes are not an errand, or the games cannot be played.
    pub fn answer(&mut self, errand: &[u8], played: impl Fn(u64)) -> Result<Vec<u8>, Error> {
        let mut lines = errand.splitn(2, |byte| *byte == b'\n');
        let (asked, project) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let (request, work) = serde_json::from_slice(asked).map_err(PlaytestError::NoErrand)?;
        let ready = self.ready.take().filter(|(of, asked, _)| (&**of, asked) == (project, &request));
        let (project, playtest) = match ready {
            Some((project, _, playtest)) => (project, playtest),
            None => (project.to_vec(), Playtest::new(&text::read(project, Path::new("the project"))?, &request)?),
        };
        let control = PoolControl::new();
        let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || played(control.done()) };
        let answer = match work {
            Work::Play(games) => {
                let sums = playtest.play(games, &mut crew).ok_or(PlaytestError::Stopped)?;
                serde_json::to_vec(&sums).map_err(Error::unwritten("The sums", "written as JSON"))
            }
            Work::Level(tally) => {
                let mut level = playtest.level(&tally, &mut crew)?.ok_or(PlaytestError::Stopped)?;
                // The JSON of a level has only the title of its fix, so the fix itself is sent after it.
                let fixes = FixesText::of(level.fix.take().as_slice())?;
                text::write_line(&(level, fixes)).map(String::into_bytes)
            }
        };
        self.ready = Some((project, request, playtest));
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{Game, Library};

    #[test]
    fn the_sums_of_errands_are_those_of_the_whole() {
        let project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
        let request = PlaytestRequest { games: 12, captains: vec!["random".into()], ..PlaytestRequest::default() };
        let playtest = Playtest::new(&project, &request).expect("a playtest");
        let control = PoolControl::new();
        let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
        let whole = playtest.play(0..12, &mut crew).expect("sums");
        let project = text::write(&project).expect("a text");
        let (mut one, mut other) = (Errands::default(), Errands::default());
        let mut sums = Tally::new(&playtest.run().muster);
        for (worker, games) in [(&mut one, 0..4), (&mut other, 8..12)] {
            let errand = Errand { project: project.clone(), request: request.clone(), work: Work::Play(games) };
            sums.merge(&Errand::sums(&worker.answer(&errand.write().expect("bytes"), |_| ()).expect("an answer")).expect("sums"));
        }
        let errand = Errand { project, request, work: Work::Play(4..8) };
        sums.merge(&Errand::sums(&one.answer(&errand.write().expect("bytes"), |_| ()).expect("an answer")).expect("sums"));
        assert_eq!(sums, whole);
        assert!(one.answer(b"{}", |_| ()).is_err());
    }
    #[test]
    fn what_an_errand_finds_to_level_a_scenario_is_what_is_found_here() {
        for (game, name) in [(Game::LaunchFighters, Library::SAMPLE), (Game::StarViking, "sanakht"), (Game::SpaceViking, "duel")]
        {
            let project = Library::bundled().template(game, name).expect("a template");
            let request = PlaytestRequest { games: 8, captains: vec!["random".into()], ..PlaytestRequest::default() };
            let playtest = Playtest::new(&project, &request).expect("a playtest");
            let control = PoolControl::new();
            let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
            let tally = playtest.play(0..8, &mut crew).expect("sums");
            let found = playtest.level(&tally, &mut crew).expect("a search").expect("an answer");
            let work = Work::Level(Box::new(tally));
            let errand = Errand { project: text::write(&project).expect("a text"), request, work }.write().expect("bytes");
            let most = std::cell::Cell::new(0);
            let answer = Errands::default().answer(&errand, |played| most.set(played)).expect("an answer");
            assert_eq!(Errand::level(&answer).expect("a level"), found);
            assert!(most.get() >= 8, "{} games", most.get());
        }
    }
}
