//! Turns an effect into an errand for a helper that shares no memory with the window, such as a worker of a page in a browser. Both the errand and
//! the answer are bytes. Files that the errand writes go where all files of a worker go: on a page, to the user.

mod error;

use crate::editor::games;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::papers;
use crate::drawing::{Page, Progress, ProgressMonitor};
use crate::editor::action::{ExportDraft, ExportFormat, ExportScope, FixedProject, MadePages, Papers, Report, in_the_way};
use crate::editor::applier::Effect;
use crate::editor::applier::fixing::fix_all;
use crate::editor::derived::Checked;
use crate::editor::job_status::JobStatus;
use crate::editor::jobs::Asked;
use crate::editor::post;
use crate::machine::Helper;
use crate::playtest;
use crate::project::{Error, Finding, FixesText, Game, Place, PrinterProfile, Project, text};
use crate::rules::About;
use crate::sheets::{Request, SheetKind, kind_named};
use error::ErrandError;

/// An errand: an effect that a helper can carry out, as bytes.
#[derive(Debug)]
pub struct Errand {
    /// The helper, such as a worker, that carries the effect out.
    pub helper: Helper,
    /// The errand, as bytes.
    pub bytes: Vec<u8>,
    /// The expected contents of the answer.
    pub wanted: Wanted,
}

/// What the answer to an errand should contain, and the project that the answer is about.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// A report that files were written, which says how many and where.
    Files,
    /// The findings of this project.
    Findings(Arc<Project>),
    /// This project with all safe fixes applied.
    Fixed(Arc<Project>),
}

/// The form in which an errand is written as bytes: the work, and the project that it is about.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    what: What,
    /// The text of the project's file.
    project: String,
}

/// The work that an errand asks for. References to static data are replaced by names.
#[derive(Serialize, Deserialize)]
enum What {
    Print {
        kinds: Vec<String>,
        scenario: Option<String>,
        everything: bool,
        one_page: bool,
        reader: Option<String>,
        printer: PrinterProfile,
        folder: PathBuf,
    },
    Export {
        format: ExportFormat,
        scope: ExportScope,
        kinds: Vec<String>,
        everything: bool,
        one_page: bool,
        resolution: u32,
        bleed: bool,
        for_excel: bool,
        chosen: Vec<Place>,
        folder: PathBuf,
    },
    Pages {
        kind: String,
        name: String,
        pages: Vec<Page>,
        folder: PathBuf,
    },
    Check,
    Fix,
}

/// The result of an errand.
#[derive(Serialize, Deserialize)]
enum Answer {
    Written(usize, PathBuf),
    Found(Vec<Found>),
    /// The project with its fixes, as the text of its file, and the number of the fixes.
    Fixed(String, usize),
    Cancelled(String),
    Failed(String),
}

/// A finding as it is written in bytes: with the name of its rule instead of the rule itself.
#[derive(Serialize, Deserialize)]
struct Found {
    rule: String,
    place: Place,
    message: String,
    fixes: FixesText,
}

/// Makes an errand of an effect; `None` if the window carries the effect out itself.
///
/// # Errors
/// If the project cannot be written as text.
pub fn errand(effect: &Effect) -> Option<Result<Errand, Error>> {
    let (helper, what, project, wanted) = match effect {
        Effect::Print(project, request, folder) => (Helper::Files, printed(request, folder), project, Wanted::Files),
        Effect::Export(project, draft, chosen, folder) => {
            (Helper::Files, exported(draft, chosen, folder), project, Wanted::Files)
        }
        Effect::PrintPages(project, made, folder) => {
            let MadePages { kind, name, pages } = made.clone();
            let what = What::Pages { kind: kind.slug().to_owned(), name, pages, folder: folder.clone() };
            (Helper::Files, what, project, Wanted::Files)
        }
        Effect::Check(project) => (Helper::Checks, What::Check, project, Wanted::Findings(Arc::clone(project))),
        Effect::WorkOutFixes(project) => (Helper::Fixes, What::Fix, project, Wanted::Fixed(Arc::clone(project))),
        _ => return None,
    };
    Some(text::write(project).and_then(|project| Ok(Errand { helper, bytes: bytes(&Written { what, project })?, wanted })))
}

impl Wanted {
    /// The reports that follow from the helper's answer, or from the failure to get an answer.
    #[must_use]
    pub fn reports(self, answer: Result<Vec<u8>, String>, status: &JobStatus) -> Vec<Report> {
        // If there is an answer, even one that tells of a failure, the worker is alive; an error means that it has crashed.
        let read = |bytes: Vec<u8>| ron::de::from_bytes(&bytes).unwrap_or_else(|error| Answer::Failed(error.to_string()));
        let answer = answer.map(read);
        vec![match (answer, self) {
            (Ok(Answer::Written(files, folder)), _) => Report::Printed { files, folder },
            (Ok(Answer::Found(found)), Self::Findings(of)) => {
                let findings = findings(&of, found);
                Report::Checked(Box::new(Checked::found(&of, findings)))
            }
            // The worker crashed while it checked this project. The window does not check it, since it would crash too.
            (Err(_), Self::Findings(of)) => Report::Unchecked(of),
            // The worker is alive but could not check the project, so the window checks it, because it cannot do without findings.
            (Ok(_), Self::Findings(of)) => Report::Checked(Box::new(Checked::of(&of))),
            (Ok(Answer::Fixed(after, fixes)), Self::Fixed(of)) => match text::read(after.as_bytes(), Path::new("the project")) {
                Ok(after) => Report::Fixed(FixedProject { of, after: Arc::new(after), fixes }),
                Err(error) => Report::Failed(error.to_string()),
            },
            (Ok(Answer::Cancelled(sentence)), _) => Report::Cancelled(sentence),
            (Err(_), Self::Files) if status.is_stopped() => Report::Cancelled("It was cancelled; nothing was written.".into()),
            (Err(_), _) if status.is_stopped() => Report::Cancelled("Working out the safe fixes was cancelled.".into()),
            (Ok(Answer::Failed(sentence)) | Err(sentence), _) => Report::Failed(sentence),
            (Ok(Answer::Found(_) | Answer::Fixed(..)), _) => Report::Failed("A worker has answered another question.".into()),
        }]
    }
}

/// The part of a worker that carries out errands one after another: games of a playtest, effects, and questions of desks, the views in which things
/// are edited.
#[derive(Debug, Default)]
pub struct Errands {
    games: playtest::Errands,
}

impl Errands {
    /// Carries out an errand, and returns the answer as bytes.
    ///
    /// # Errors
    /// If the bytes are not an errand, or it cannot be carried out.
    pub fn answer(&mut self, errand: &[u8], status: &JobStatus) -> Result<Vec<u8>, Error> {
        if let Ok(asked) = Asked::read(errand) {
            return told(asked, status);
        }
        let Ok(Written { what, project }) = ron::de::from_bytes(errand) else {
            return self.games.answer(errand, |games| _ = status.report(Progress::pages(games as usize)));
        };
        let project = text::read(project.as_bytes(), Path::new("the project"));
        let answer = project.and_then(|project| done(project, what, status));
        bytes(&answer.unwrap_or_else(|error| Answer::Failed(error.to_string())))
    }
}

fn bytes(written: &impl Serialize) -> Result<Vec<u8>, Error> {
    text::write_line(written).map(String::into_bytes)
}

/// Works out the answer to a question that a desk, an editor view, has sent to the worker.
fn told(asked: Asked, status: &JobStatus) -> Result<Vec<u8>, Error> {
    match asked {
        Asked::OfProject { question, project } => {
            let project = text::read(project.as_bytes(), Path::new("the project"))?;
            let told = games::desks(project.content.game()).answer(&project.content, &question, status);
            told.map(String::into_bytes).ok_or_else(|| ErrandError::Unasked.into())
        }
        Asked::OfPost(question) => bytes(&post::answer(Asked::read(question.as_bytes())?, status)?),
    }
}

fn done(project: Project, what: What, status: &JobStatus) -> Result<Answer, Error> {
    let game = project.content.game();
    let mut reports = match what {
        What::Print { kinds, scenario, everything, one_page, reader, printer, folder } => {
            let request = Request { only: known(game, &kinds), scenario, everything, one_page, reader, printer };
            papers(Papers::Print(Arc::new(project), Box::new(request)), folder, false, status)
        }
        What::Export { format, scope, kinds, everything, one_page, resolution, bleed, for_excel, chosen, folder } => {
            let draft =
                ExportDraft { format, scope, kinds: known(game, &kinds), everything, one_page, resolution, bleed, for_excel };
            papers(Papers::Export(Arc::new(project), Box::new(draft), chosen), folder, false, status)
        }
        What::Pages { kind, name, pages, folder } => {
            let known = [SheetKind::PLAYTEST, SheetKind::GAME]
                .into_iter()
                .find(|known| known.slug() == kind)
                .or_else(|| kind_named(game, &kind));
            let kind = known.ok_or(ErrandError::NoPages(kind))?;
            papers(Papers::Pages(Arc::new(project), MadePages { kind, name, pages }), folder, false, status)
        }
        What::Check => return project.check().into_iter().map(Found::of).collect::<Result<_, _>>().map(Answer::Found),
        What::Fix => {
            let on_progress = |progress| status.report(progress);
            return match fix_all(&Arc::new(project), ProgressMonitor::new(&on_progress)) {
                Ok(fixed) => Ok(Answer::Fixed(text::write(&fixed.after)?, fixed.fixes)),
                Err(_) => Ok(Answer::Cancelled("Working out the safe fixes was cancelled.".into())),
            };
        }
    };
    Ok(match reports.pop() {
        Some(Report::Printed { files, folder }) => Answer::Written(files, folder),
        Some(Report::Cancelled(sentence)) => Answer::Cancelled(sentence),
        Some(Report::Failed(sentence)) => Answer::Failed(sentence),
        Some(Report::InTheWay { files, folder, .. }) => Answer::Failed(in_the_way(&files, &folder)),
        _ => Answer::Failed("There is no word of how it went.".into()),
    })
}

impl Found {
    fn of(Finding { about, place, message, fixes }: Finding) -> Result<Self, Error> {
        Ok(Self { rule: about.name.to_owned(), place, message, fixes: FixesText::of(&fixes)? })
    }
}

/// The findings of a project that a worker has found; the rule of each is looked up by its name.
fn findings(project: &Project, found: Vec<Found>) -> Vec<Finding> {
    let rules: BTreeMap<&str, &'static About> = project.rules().into_iter().map(|about| (about.name, about)).collect();
    let known = |Found { rule, place, message, fixes }| {
        let (about, fixes) = (rules.get(String::as_str(&rule))?, fixes.read().ok()?);
        Some(Finding { about, place, message, fixes })
    };
    found.into_iter().filter_map(known).collect()
}

fn printed(request: &Request, folder: &Path) -> What {
    let Request { only, scenario, everything, one_page, reader, printer } = request.clone();
    What::Print { kinds: slugs(&only), scenario, everything, one_page, reader, printer, folder: folder.into() }
}

fn exported(draft: &ExportDraft, chosen: &[Place], folder: &Path) -> What {
    let ExportDraft { format, scope, kinds, everything, one_page, resolution, bleed, for_excel } = draft.clone();
    let (kinds, chosen, folder) = (slugs(&kinds), chosen.to_vec(), folder.into());
    What::Export { format, scope, kinds, everything, one_page, resolution, bleed, for_excel, chosen, folder }
}

fn slugs(kinds: &[SheetKind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.slug().to_owned()).collect()
}

fn known(game: Game, slugs: &[String]) -> Vec<SheetKind> {
    slugs.iter().filter_map(|slug| kind_named(game, slug)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::project::{Content, Library};
    use crate::rules::launch_fighters;
    use crate::sheets;

    fn sample() -> Arc<Project> {
        Arc::new(Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample"))
    }

    /// The reports of an effect that a worker has carried out.
    fn by_worker(effect: &Effect, status: &JobStatus) -> Vec<Report> {
        let Errand { bytes, wanted, .. } = errand(effect).expect("an errand").expect("bytes");
        wanted.reports(Errands::default().answer(&bytes, status).map_err(|error| error.to_string()), &JobStatus::default())
    }

    #[test]
    fn a_worker_prints_and_exports_what_the_window_would_and_tells_how_far_it_has_come() {
        static DONE: AtomicUsize = AtomicUsize::new(0);
        let status = JobStatus::told_to(|progress| _ = DONE.fetch_max(progress.done, Ordering::Relaxed));
        let (one, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let known = |slug: &str| kind_named(Game::LaunchFighters, slug).expect("a kind");
        let request = Request { only: vec![known("counters"), known("record-sheets")], ..Request::default() };
        let printed = |folder: &Path| Effect::Print(sample(), Box::new(request.clone()), folder.into());
        let draft = ExportDraft {
            format: ExportFormat::Svg,
            scope: ExportScope::Chosen,
            kinds: vec![known("record-sheets")],
            everything: false,
            one_page: false,
            resolution: 40,
            bleed: false,
            for_excel: true,
        };
        let Content::LaunchFighters(content) = &sample().content else { panic!("designs for Launch Fighters!") };
        let ship = content.ships.ids().next().expect("a ship");
        let chosen: Vec<Place> = vec![launch_fighters::Place::Ship(ship, launch_fighters::InShip::Whole).into()];
        let exported = |folder: &Path| Effect::Export(sample(), Box::new(draft.clone()), chosen.clone(), folder.into());
        let game: Vec<Page> =
            sheets::print(&sample(), &Request::default()).sheets.into_iter().flat_map(|(_, pages)| pages).collect();
        let paged = Effect::PrintPages(sample(), MadePages::whole(SheetKind::GAME, game.clone()), other.path().into());
        for effect in [printed(other.path()), exported(other.path()), paged] {
            let told = by_worker(&effect, &status);
            assert!(matches!(told.as_slice(), [Report::Printed { folder, .. }] if folder == other.path()), "{told:?}");
        }
        for written in [
            Papers::Print(sample(), Box::new(request)),
            Papers::Export(sample(), Box::new(draft), chosen),
            Papers::Pages(sample(), MadePages::whole(SheetKind::GAME, game)),
        ] {
            papers(written, one.path().into(), false, &JobStatus::default());
        }
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
        assert!(files(one.path()).len() > 3);
        assert!(files(one.path()) == files(other.path()));
        assert!(DONE.load(Ordering::Relaxed) > 0);
    }

    #[test]
    fn what_goes_wrong_at_a_worker_is_a_sentence() {
        let nothing = Library::bundled().template(Game::LaunchFighters, "empty").expect("an empty project");
        let roster = kind_named(Game::LaunchFighters, "rosters").expect("a kind");
        let effect =
            Effect::Print(Arc::new(nothing), Box::new(Request { only: vec![roster], ..Request::default() }), "nowhere".into());
        let told = by_worker(&effect, &JobStatus::default());
        assert!(matches!(told.as_slice(), [Report::Failed(sentence)] if sentence.ends_with('.')), "{told:?}");
        let stopped = JobStatus::default();
        stopped.stop();
        let told = Wanted::Files.reports(Err("It was stopped.".into()), &stopped);
        assert!(matches!(told.as_slice(), [Report::Cancelled(_)]), "{told:?}");
        assert!(Errands::default().answer(b"{}", &JobStatus::default()).is_err());
        assert!(errand(&Effect::OpenFolder("/".into())).is_none());
        // If the worker's answer is useless, the window works out the findings itself, but not if the worker has crashed.
        let of = sample();
        let told = |answer| Wanted::Findings(Arc::clone(&of)).reports(answer, &JobStatus::default());
        assert_eq!(told(Ok(b"(".to_vec())), [Report::Checked(Box::new(Checked::of(&of)))]);
        assert_eq!(told(Err("It has broken down.".into())), [Report::Unchecked(Arc::clone(&of))]);
    }
}
