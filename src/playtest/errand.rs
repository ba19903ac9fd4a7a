//! Some games of a playtest as an errand for somebody who shares no memory with whoever asks: bytes there, and the sums as bytes back.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Crew, Playtest, PlaytestRequest, Tally};
use crate::project::{Error, text};
use crate::workers::PoolControl;

/// Some games to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// The project, as the text of its file.
    pub project: String,
    /// The whole playtest.
    pub request: PlaytestRequest,
    /// Which of its games.
    pub games: Range<u32>,
}

/// Somebody who does errands one after another. What was made ready for one serves the next, if it is of the same playtest.
#[derive(Debug, Default)]
pub struct Errands {
    ready: Option<(String, PlaytestRequest, Playtest)>,
}

impl Errand {
    /// The errand as bytes.
    ///
    /// # Errors
    /// If it cannot be written as JSON, which no errand brings about.
    pub fn write(&self) -> Result<Vec<u8>, Error> {
        serde_json::to_vec(self).map_err(|error| Error::Misuse(format!("The games cannot be handed to a worker: {error}")))
    }

    /// The sums that were answered.
    ///
    /// # Errors
    /// If the answer is none.
    pub fn sums(answer: &[u8]) -> Result<Tally, Error> {
        serde_json::from_slice(answer).map_err(|error| Error::Misuse(format!("A worker's sums cannot be read: {error}")))
    }
}

impl Errands {
    /// Does an errand and answers with its sums.
    ///
    /// # Errors
    /// If it is none, or the games cannot be played.
    pub fn answer(&mut self, errand: &[u8]) -> Result<Vec<u8>, Error> {
        let misread = |error| Error::Misuse(format!("A worker cannot read what it is to do: {error}"));
        let Errand { project, request, games } = serde_json::from_slice(errand).map_err(misread)?;
        let ready = self.ready.take().filter(|(of, asked, _)| (of, asked) == (&project, &request));
        let playtest = match ready {
            Some((.., playtest)) => playtest,
            None => Playtest::new(&text::read(project.as_bytes(), Path::new("the project"))?, &request)?,
        };
        let control = PoolControl::new();
        let mut crew = Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} };
        let sums = playtest.play(games, &mut crew).ok_or_else(|| Error::Misuse("The games were stopped".into()))?;
        self.ready = Some((project, request, playtest));
        serde_json::to_vec(&sums).map_err(|error| Error::Misuse(format!("The sums cannot be written as JSON: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Library;
    use crate::rules::Game;

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
            let errand = Errand { project: project.clone(), request: request.clone(), games };
            sums.merge(&Errand::sums(&worker.answer(&errand.write().expect("bytes")).expect("an answer")).expect("sums"));
        }
        let errand = Errand { project, request, games: 4..8 };
        sums.merge(&Errand::sums(&one.answer(&errand.write().expect("bytes")).expect("an answer")).expect("sums"));
        assert_eq!(sums, whole);
        assert!(one.answer(b"{}").is_err());
    }
}
