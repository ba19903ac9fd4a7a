//! Carries out in the background what the referee's desk asks of the game.
//!
//! On a page in a browser, a worker carries out the requests that play years or write reports. The worker downloads the files, and sends the game
//! back. It cannot send the state to be shown, so the page replays the game to that state, one year in each slice.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use egui::Context;
use serde::{Deserialize, Serialize};

use super::error::RequestError;
use super::work::{Answer, Ask, Done, by_post, done, seen};
use crate::job_status::JobStatus;
use crate::jobs::pending::{self, Pending};
use crate::jobs::{Asked, Work};
use drawing::Progress;
use paper::exchange::post::Replayed;
use project::Error;
use project::files::GameFile;

/// A request that is being carried out, and so keeps the desk busy.
pub struct Busy {
    ask: Ask,
    answer: Pending<Result<Answer, Error>>,
}

/// A request to a game, in a form that can be sent to a worker, which shares no memory with the desk.
#[derive(Serialize, Deserialize)]
pub struct PostErrand {
    path: PathBuf,
    /// The game, as the text of its file.
    game: String,
    ask: Ask,
}

impl Busy {
    /// Begins a request, as work in the background. The request is completed even if the user leaves the desk meanwhile.
    pub fn begin(file: &GameFile, ask: Ask, waker: &Context, work: &mut Vec<Work>) -> Self {
        let asked = ask.clone();
        let (answer, task) = if ask.is_long() {
            let [here, there, own] = [(); 3].map(|()| file.clone());
            let (ask, asked) = (ask.clone(), ask);
            Pending::or_by_helper(
                waker,
                move || slices(move |status| done(here, &ask, status)),
                move || PostErrand::new(&there, asked).and_then(|errand| Asked::of_post(&errand)),
                move |answer| slices(move |status| taken_in(&own, answer, status)),
            )
        } else {
            let file = file.clone();
            Pending::in_slices(waker, move || slices(move |status| done(file, &ask, status)))
        };
        work.push(task);
        Self { ask: asked, answer: answer.to_its_end() }
    }

    /// The activity and its progress, in words.
    pub fn words(&self) -> String {
        match self.answer.progress() {
            Progress { done, of: Some(of), .. } => format!("{} {done} of {of}", self.ask.label()),
            Progress { of: None, .. } => self.ask.label().to_owned(),
        }
    }

    /// Whether the request may take so long that the user may want to cancel it.
    pub fn is_long(&self) -> bool {
        self.ask.is_long()
    }

    /// The request that is being carried out.
    pub const fn ask(&self) -> &Ask {
        &self.ask
    }

    /// Cancels the request and leaves everything as it was, unless it is done already.
    pub fn cancel(&self) {
        self.answer.stop();
    }

    /// The result of the request, once it is done.
    pub fn answer(&self) -> Option<Result<Answer, Error>> {
        match self.answer.take() {
            pending::Answer::Ready(answer) => Some(answer),
            pending::Answer::Pending => None,
            pending::Answer::Lost => Some(Err(RequestError::Lost.into())),
        }
    }
}

/// A game that is being replayed to the end of a turn, so that the desk can show it.
struct Looking {
    done: Done<GameFile>,
    replayed: Box<dyn Replayed>,
}

impl Looking {
    fn begin(done: Done<GameFile>) -> Result<Self, Error> {
        let game = done.game.game();
        let replayed = by_post(game)?.replay(game, Some(0))?;
        Ok(Self { done, replayed })
    }

    /// Replays the next year. After the last year, gathers what the desk shows of the game.
    fn go_on(mut self) -> Result<ControlFlow<Answer, Self>, Error> {
        let Done { game: file, turn, .. } = &self.done;
        if self.replayed.turn() < *turn {
            self.replayed.play_next(file.game())?;
            return Ok(ControlFlow::Continue(self));
        }
        let seen = seen(file.game(), self.replayed)?;
        let Done { game: file, said, .. } = self.done;
        Ok(ControlFlow::Break(Answer { file, seen, said }))
    }
}

/// The slices of a request: first the request itself, and then the replay to the turn to be shown, one year in each slice.
fn slices(
    first: impl FnOnce(&JobStatus) -> Result<Done<GameFile>, Error> + 'static,
) -> impl FnMut(&JobStatus) -> ControlFlow<Result<Answer, Error>> + 'static {
    let (mut first, mut looking) = (Some(first), None);
    move |status| {
        let gone_on = match (first.take(), looking.take()) {
            (Some(first), _) => first(status).and_then(Looking::begin).map(ControlFlow::Continue),
            (None, Some(looking)) => Looking::go_on(looking),
            (None, None) => Err(RequestError::Done.into()),
        };
        match gone_on {
            Ok(ControlFlow::Continue(next)) => {
                looking = Some(next);
                ControlFlow::Continue(())
            }
            Ok(ControlFlow::Break(answer)) => ControlFlow::Break(Ok(answer)),
            Err(error) => ControlFlow::Break(Err(error)),
        }
    }
}

/// Carries out a request in a worker. The answer contains the game as the text of its file.
///
/// # Errors
///
/// If the request cannot be carried out, or was cancelled.
pub fn answer(errand: PostErrand, status: &JobStatus) -> Result<Done<String>, Error> {
    let PostErrand { path, game, ask } = errand;
    let Done { game, turn, said } = done(GameFile::lent(&path, game.into_bytes().into())?, &ask, status)?;
    Ok(Done { game: text_of(game.path(), game.bytes())?, turn, said })
}

impl PostErrand {
    fn new(file: &GameFile, ask: Ask) -> Result<Self, Error> {
        Ok(Self { path: file.path().into(), game: text_of(file.path(), file.bytes())?, ask })
    }
}

/// The contents of a game's file as text. They are valid text, since the game was read from them.
fn text_of(path: &Path, game: &[u8]) -> Result<String, Error> {
    String::from_utf8(game.to_vec()).map_err(|_| RequestError::NoText(path.into()).into())
}

/// Reads the answer of a worker as the result of a request.
fn taken_in(file: &GameFile, answer: Result<Vec<u8>, String>, status: &JobStatus) -> Result<Done<GameFile>, Error> {
    let failed = |sentence| if status.is_stopped() { Error::Cancelled } else { RequestError::Failed(sentence).into() };
    let bytes = answer.map_err(failed)?;
    let Done::<String> { game, turn, said } = Asked::read(&bytes)?;
    Ok(Done { game: file.handed_back(game.into_bytes().into())?, turn, said })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use project::{Game, Library};

    /// A game before its first year, in a folder of its own.
    fn begun(folder: &Path) -> GameFile {
        let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
        let post = paper::exchange::game::of(Game::SpaceViking).post().expect("a game by post");
        let text = post.start(&project, None, Some(7)).expect("a game").write().expect("a text");
        let path = folder.join("sector.game");
        std::fs::write(&path, text).expect("a file");
        GameFile::read(&path).expect("a game")
    }

    /// Lets a worker carry out a request, and reads its answer.
    fn by_worker(file: &GameFile, ask: &Ask, status: &JobStatus) -> Result<Done<GameFile>, Error> {
        let errand = PostErrand::new(file, ask.clone()).and_then(|errand| Asked::of_post(&errand)).expect("bytes");
        let Ok(Asked::OfPost(question)) = Asked::read(&errand) else { panic!("another question") };
        let done = answer(Asked::read(question.as_bytes()).expect("an errand"), status);
        let answer =
            done.and_then(|done| project::text::write_line(&done)).map(String::into_bytes).map_err(|error| error.to_string());
        taken_in(file, answer, status)
    }

    fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(&next).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    files.insert(path.strip_prefix(folder).expect("below it").to_owned(), std::fs::read(&path).expect("bytes"));
                }
            }
        }
        files
    }

    #[test]
    fn a_worker_plays_a_year_and_writes_reports_as_the_window_would() {
        let [one, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let (status, mut is_told) = (JobStatus::default(), false);
        let [mut here, mut there] = [begun(one.path()), begun(other.path())];
        for number in 0..3 {
            let ask = |folder: &Path| match number {
                0 => Ask::Play(1, folder.into()),
                1 => Ask::WriteReports(1, folder.join("again")),
                _ => Ask::Verify,
            };
            let own = done(here, &ask(one.path()), &status).expect("it is done");
            let told = by_worker(&there, &ask(other.path()), &status).expect("it is done");
            assert_eq!((own.turn, own.game.bytes()), (told.turn, told.game.bytes()));
            assert_eq!(
                own.said.replace(&one.path().display().to_string(), ""),
                told.said.replace(&other.path().display().to_string(), "")
            );
            (here, there) = (own.game, told.game);
            is_told |= status.progress().of.is_some();
        }
        let again = |folder: &Path| files(&folder.join("again"));
        assert!(again(one.path()).len() > 3 && again(one.path()) == again(other.path()));
        std::fs::remove_dir_all(one.path().join("again")).expect("it is there");
        std::fs::remove_dir_all(other.path().join("again")).expect("it is there");
        assert!(files(one.path()).len() > 3 && files(one.path()) == files(other.path()));
        assert!(is_told, "it was told how far it had come");
    }

    #[test]
    fn what_is_cancelled_leaves_everything_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, status) = (begun(folder.path()), JobStatus::default());
        let before = files(folder.path());
        status.stop();
        let play = Ask::Play(1, folder.path().into());
        let sentences = [done(file.clone(), &play, &status), by_worker(&file, &play, &status)]
            .map(|done| done.err().map(|error| error.to_string()));
        assert!(
            sentences.iter().all(|sentence| sentence.as_deref() == Some("It was cancelled, and nothing was written.")),
            "{sentences:?}"
        );
        assert!(files(folder.path()) == before);
    }
}
