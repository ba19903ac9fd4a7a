//! Printing and exporting as an errand for somebody who shares no memory with the window, as a worker of a page does: bytes there, and word of
//! how it went back. The files themselves go where the worker's own files go, which on a page is to the user.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::exporting::export;
use super::printing::print;
use crate::editor::action::{ExportDraft, ExportFormat, ExportScope, Report};
use crate::editor::applier::Effect;
use crate::editor::job_status::JobStatus;
use crate::playtest;
use crate::project::{Error, PrinterProfile, Project, text};
use crate::rules::{Game, Place};
use crate::sheets::{Request, SheetKind};

/// Files that are to be made of a project.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Errand {
    what: What,
    /// Where the files go.
    folder: PathBuf,
    /// The project, as the text of its file.
    project: String,
}

/// What is made, in words instead of what a game knows by heart.
#[derive(Serialize, Deserialize)]
enum What {
    Print { kinds: Vec<String>, scenario: Option<String>, one_page: bool, reader: Option<String>, printer: PrinterProfile },
    Export { format: ExportFormat, scope: ExportScope, kinds: Vec<String>, one_page: bool, resolution: u32, chosen: Vec<Place> },
}

/// How it went.
#[derive(Serialize, Deserialize)]
enum Answer {
    Written(usize, PathBuf),
    Cancelled(String),
    Failed(String),
}

/// An effect as an errand; none for one that is done by the window's own hands.
///
/// # Errors
/// If the project cannot be written as a text.
pub fn errand(effect: &Effect) -> Option<Result<Vec<u8>, Error>> {
    let (what, project, folder) = match effect {
        Effect::Print(project, request, folder) => (printed(request), project, folder),
        Effect::Export(project, draft, chosen, folder) => (exported(draft, chosen), project, folder),
        _ => return None,
    };
    let written = || {
        let errand = Errand { what, folder: folder.clone(), project: text::write(project)? };
        serde_json::to_vec(&errand).map_err(|error| Error::Misuse(format!("The work cannot be handed to a worker: {error}")))
    };
    Some(written())
}

/// What there is to report of an answer, or of none.
pub fn reports(answer: Result<Vec<u8>, String>, status: &JobStatus) -> Vec<Report> {
    let answer = answer.and_then(|bytes| serde_json::from_slice(&bytes).map_err(|error| error.to_string()));
    vec![match answer {
        Ok(Answer::Written(files, folder)) => Report::Printed { files, folder },
        Ok(Answer::Cancelled(sentence)) => Report::Cancelled(sentence),
        Err(_) if status.is_stopped() => Report::Cancelled("It was cancelled; nothing was written.".into()),
        Ok(Answer::Failed(sentence)) | Err(sentence) => Report::Failed(sentence),
    }]
}

/// Somebody who does errands one after another: games of a playtest, and files.
#[derive(Debug, Default)]
pub struct Errands {
    games: playtest::Errands,
}

impl Errands {
    /// Does an errand, and answers.
    ///
    /// # Errors
    /// If it is none, or cannot be done.
    pub fn answer(&mut self, errand: &[u8], status: &JobStatus) -> Result<Vec<u8>, Error> {
        let Ok(errand) = serde_json::from_slice::<Errand>(errand) else { return self.games.answer(errand) };
        let project = text::read(errand.project.as_bytes(), Path::new("the project"))?;
        let answer = match done(&project, errand.what, errand.folder, status).pop() {
            Some(Report::Printed { files, folder }) => Answer::Written(files, folder),
            Some(Report::Cancelled(sentence)) => Answer::Cancelled(sentence),
            Some(Report::Failed(sentence)) => Answer::Failed(sentence),
            _ => Answer::Failed("There is no word of how it went.".into()),
        };
        serde_json::to_vec(&answer).map_err(|error| Error::Misuse(format!("The answer cannot be written as JSON: {error}")))
    }
}

fn done(project: &Project, what: What, folder: PathBuf, status: &JobStatus) -> Vec<Report> {
    let game = project.content.game();
    match what {
        What::Print { kinds, scenario, one_page, reader, printer } => {
            print(project, &Request { only: known(game, &kinds), scenario, one_page, reader, printer }, folder, status)
        }
        What::Export { format, scope, kinds, one_page, resolution, chosen } => {
            let draft = ExportDraft { format, scope, kinds: known(game, &kinds), one_page, resolution };
            export(project, &draft, &chosen, folder, status)
        }
    }
}

fn printed(request: &Request) -> What {
    let Request { only, scenario, one_page, reader, printer } = request.clone();
    What::Print { kinds: slugs(&only), scenario, one_page, reader, printer }
}

fn exported(draft: &ExportDraft, chosen: &[Place]) -> What {
    let ExportDraft { format, scope, kinds, one_page, resolution } = draft.clone();
    What::Export { format, scope, kinds: slugs(&kinds), one_page, resolution, chosen: chosen.to_vec() }
}

fn slugs(kinds: &[SheetKind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.slug().to_owned()).collect()
}

fn known(game: Game, slugs: &[String]) -> Vec<SheetKind> {
    slugs.iter().filter_map(|slug| SheetKind::named(game, slug)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::project::Library;
    use crate::rules::{Content, launch_fighters};

    fn sample() -> Arc<Project> {
        Arc::new(Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample"))
    }

    /// What a worker reports of an effect.
    fn by_worker(effect: &Effect, status: &JobStatus) -> Vec<Report> {
        let errand = errand(effect).expect("an errand").expect("bytes");
        reports(Errands::default().answer(&errand, status).map_err(|error| error.to_string()), &JobStatus::default())
    }

    #[test]
    fn a_worker_prints_and_exports_what_the_window_would_and_tells_how_far_it_has_come() {
        static DONE: AtomicUsize = AtomicUsize::new(0);
        let status = JobStatus::told_to(|progress| _ = DONE.fetch_max(progress.done, Ordering::Relaxed));
        let (one, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let known = |slug: &str| SheetKind::named(Game::LaunchFighters, slug).expect("a kind");
        let request = Request { only: vec![known("counters"), known("record-sheets")], ..Request::default() };
        let printed = |folder: &Path| Effect::Print(sample(), Box::new(request.clone()), folder.into());
        let draft = ExportDraft {
            format: ExportFormat::Svg,
            scope: ExportScope::Chosen,
            kinds: vec![known("record-sheets")],
            one_page: false,
            resolution: 40,
        };
        let Content::LaunchFighters(content) = &sample().content else { panic!("designs for Launch Fighters!") };
        let ship = content.ships.ids().next().expect("a ship");
        let chosen: Vec<Place> = vec![launch_fighters::Place::Ship(ship, launch_fighters::InShip::Whole).into()];
        let exported = |folder: &Path| Effect::Export(sample(), Box::new(draft.clone()), chosen.clone(), folder.into());
        for effect in [printed(other.path()), exported(other.path())] {
            let told = by_worker(&effect, &status);
            assert!(matches!(told.as_slice(), [Report::Printed { folder, .. }] if folder == other.path()), "{told:?}");
        }
        print(&sample(), &request, one.path().into(), &JobStatus::default());
        export(&sample(), &draft, &chosen, one.path().into(), &JobStatus::default());
        let files = |folder: &Path| {
            let mut files: Vec<_> =
                std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
            files.sort();
            files.into_iter().map(|file| (file.file_name().map(Into::into), std::fs::read(&file).expect("bytes"))).collect::<Vec<(
                Option<PathBuf>,
                _,
            )>>(
            )
        };
        assert!(files(one.path()).len() > 2);
        assert!(files(one.path()) == files(other.path()));
        assert!(DONE.load(Ordering::Relaxed) > 0);
    }

    #[test]
    fn what_goes_wrong_at_a_worker_is_a_sentence() {
        let nothing = Library::bundled().template(Game::LaunchFighters, "empty").expect("an empty project");
        let roster = SheetKind::named(Game::LaunchFighters, "rosters").expect("a kind");
        let effect =
            Effect::Print(Arc::new(nothing), Box::new(Request { only: vec![roster], ..Request::default() }), "nowhere".into());
        let told = by_worker(&effect, &JobStatus::default());
        assert!(matches!(told.as_slice(), [Report::Failed(sentence)] if sentence.ends_with('.')), "{told:?}");
        let stopped = JobStatus::default();
        stopped.stop();
        let told = reports(Err("It was stopped.".into()), &stopped);
        assert!(matches!(told.as_slice(), [Report::Cancelled(_)]), "{told:?}");
        assert!(Errands::default().answer(b"{}", &JobStatus::default()).is_err());
        assert!(errand(&Effect::OpenFolder("/".into())).is_none());
    }
}
