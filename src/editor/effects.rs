//! Carries out the effects that the applier returns: reads, saves, prints, and asks the system for a path. Every answer is a report.
//!
//! Work that may take longer than a pass is a [`Job`] in the background. Whether it may take longer depends on the kind and the size of the work,
//! never on a clock.

mod errand;
mod exporting;
mod left_over;
mod printing;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::{Dialog, Papers, PostFile, Report, is_of_post};
use super::applier::Effect;
use super::applier::fixing::fix_all;
use super::derived::Checked;
use super::file_version::FileVersion;
use super::job_status::JobStatus;
use super::jobs::{Job, Kind};
use super::settings::Settings;
use super::system_dialogs;
use super::things::{TABLE_ENDINGS, TakenTable};
use crate::drawing::ProgressMonitor;
use crate::exchange::csv::letters;
use crate::machine::{Question, Wanted};
use crate::project::files::FileSet;
use crate::project::{Error, FileSort, Library, SentSheet, StoredPicture, file_name, files, sort_of, text};

pub use errand::{Errand, Errands, errand};
pub use left_over::{autosave, autosave_sheet, discard, kept_elsewhere, left_over};
use left_over::{of_sheet, offers};
use printing::PrintFailure;

/// A file with more bytes than this is read in the background; a smaller one is read at once.
const HEAVY: u64 = 256 << 10;

/// How many bytes of a sheet of orders are read at most: more than any player writes.
const MOST_OF_SHEET: u64 = 1 << 20;

/// The job that carries out an effect in the background; `None` if the effect takes no longer than a frame and is done at once.
#[must_use]
pub fn job(effect: &Effect) -> Option<Job> {
    let name = |path: &Path| path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    match effect {
        Effect::Write(path, ..) | Effect::WriteNew(path, _) | Effect::WriteBytes { path, .. } => {
            Some(Job::new(Kind::Writing, format!("Saving {}", name(path))))
        }
        Effect::Print(..) => Some(Job::new(Kind::Cancellable, "Printing")),
        Effect::Playtest(_) | Effect::Level(_) | Effect::Check(_) => Some(Job::quiet()),
        Effect::Export(..) => Some(Job::new(Kind::Cancellable, "Exporting")),
        Effect::Replace(..) => Some(Job::new(Kind::Cancellable, "Writing files")),
        Effect::OpenFolder(_) => Some(Job::new(Kind::Asking, "")),
        Effect::PrintPages(_, pages, _) => {
            Some(Job::new(Kind::Cancellable, format!("Printing the {}", pages.kind.label().to_lowercase())))
        }
        Effect::WorkOutFixes(_) => Some(Job::new(Kind::ReadOnly, "Working out the safe fixes")),
        Effect::Load(path) if FileVersion::of(path).is_some_and(|version| version.bytes() > HEAVY) => {
            Some(Job::new(Kind::ReadOnly, format!("Opening {}", name(path))))
        }
        // On macOS, only the first thread may open dialogs.
        Effect::Browse(..) if !cfg!(target_os = "macos") => Some(Job::new(Kind::Asking, "")),
        Effect::Load(_)
        | Effect::Browse(..)
        | Effect::Template(..)
        | Effect::KeepSettings
        | Effect::DeleteFiles(_)
        | Effect::DiscardAutosave
        | Effect::DiscardLeftOver(_)
        | Effect::KeepLeftOver(_)
        | Effect::Copy(_)
        | Effect::AskPaste
        | Effect::Cancel(_)
        | Effect::GoToRegion { .. }
        | Effect::GoToDesk
        | Effect::AtTable(_)
        | Effect::AtPost(_)
        | Effect::Then(_)
        | Effect::Close => None,
        Effect::ReadPicture(path, _) | Effect::ReadTable(path) => {
            Some(Job::new(Kind::Cancellable, format!("Reading {}", name(path))))
        }
    }
}

/// Carries out an effect that does not concern the window itself. It stops if `status` says that the work is cancelled.
pub fn carry_out(effect: Effect, settings: &Settings, library: &Library, status: &JobStatus) -> Vec<Report> {
    match effect {
        Effect::Load(path) => {
            let reports = load(&path);
            if reports.iter().any(|report| matches!(report, Report::Failed(_))) {
                files::refuse(&path);
            } else {
                files::accept(&path);
            }
            if status.is_stopped() { vec![Report::Cancelled("Opening was cancelled.".into())] } else { reports }
        }
        Effect::Template(game, name) => match library.template(game, &name) {
            Ok(project) => vec![Report::Opened { project: Arc::new(project), path: None, version: None }],
            Err(error) => failed(&error),
        },
        Effect::Write(path, project, known) => match files::save_if(&path, &project, &|| is_still(&path, known)) {
            Ok(()) => {
                let names = files::said_of_names(&path).map(Report::Told);
                let saved = Report::Saved { project, version: FileVersion::of(&path), path };
                std::iter::once(saved).chain(names).collect()
            }
            Err(error @ Error::Changed { .. }) => match FileVersion::of(&path) {
                Some(version) => vec![Report::ChangedOnDisk { path, version, on_save: true }],
                None => failed(&error),
            },
            Err(error) => failed(&error),
        },
        Effect::WriteNew(path, _) | Effect::WriteBytes { path, replace: false, .. } if files::is_there(&path) => {
            vec![Report::Occupied(path)]
        }
        Effect::WriteNew(path, project) => match files::save_new(&path, &project) {
            Ok(()) => vec![Report::Saved { project, version: FileVersion::of(&path), path }],
            Err(error) => failed(&error),
        },
        Effect::WriteBytes { path, bytes, replace } => {
            let saved = if replace { files::save_bytes(&path, &bytes) } else { files::write_new(&path, &bytes) };
            let names = files::said_of_names(&path).map(Report::Told);
            match saved {
                Ok(()) => std::iter::once(Report::PostSaved { path, bytes }).chain(names).collect(),
                Err(error) => failed(&error),
            }
        }
        Effect::Browse(dialog, name) => {
            let path = question(&dialog, name).and_then(|question| system_dialogs::ask(&question));
            path.into_iter().map(Report::Browsed).collect()
        }
        Effect::Print(project, request, folder) => papers(Papers::Print(project, request), folder, false, status),
        Effect::Export(project, draft, chosen, folder) => papers(Papers::Export(project, draft, chosen), folder, false, status),
        Effect::Replace(what, folder) => papers(what, folder, true, status),
        Effect::OpenFolder(folder) if system_dialogs::show_folder(&folder) => Vec::new(),
        Effect::OpenFolder(folder) => failed(&format!("This system has nothing that shows {}.", folder.display())),
        Effect::Playtest(playtest) => {
            playtest.run();
            Vec::new()
        }
        Effect::Level(level) => {
            level.run();
            Vec::new()
        }
        Effect::PrintPages(project, pages, folder) => papers(Papers::Pages(project, pages), folder, false, status),
        Effect::ReadPicture(path, thing) => {
            let read = picture(&path);
            // The picture has been read, so its dropped or chosen file need not be kept any longer.
            files::refuse(&path);
            read.map_or_else(|sentence| failed(&sentence), |picture| vec![Report::PictureRead { picture, thing }])
        }
        Effect::ReadTable(path) => {
            let read = table(&path);
            // The table has been read, so its dropped or chosen file need not be kept any longer.
            files::refuse(&path);
            read.map_or_else(|error| failed(&error), |table| vec![Report::TableRead(table)])
        }
        Effect::DeleteFiles(paths) => {
            let failures: Vec<_> = paths.iter().filter_map(|path| files::delete(path).err()).collect();
            failures.first().map_or_else(Vec::new, failed)
        }
        Effect::Check(project) => vec![Report::Checked(Box::new(Checked::of(&project)))],
        Effect::WorkOutFixes(project) => {
            let on_progress = |progress| status.report(progress);
            match fix_all(&project, ProgressMonitor::new(&on_progress)) {
                Ok(fixed) => vec![Report::Fixed(fixed)],
                Err(_) => vec![Report::Cancelled("Working out the safe fixes was cancelled.".into())],
            }
        }
        Effect::KeepSettings => settings.keep().map_or_else(|error| failed(&error), |()| Vec::new()),
        Effect::DiscardLeftOver(at) => files::discard_left_over(&at).map_or_else(|error| failed(&error), |()| Vec::new()),
        Effect::Close
        | Effect::DiscardAutosave
        | Effect::KeepLeftOver(_)
        | Effect::Copy(_)
        | Effect::AskPaste
        | Effect::Cancel(_)
        | Effect::GoToRegion { .. }
        | Effect::GoToDesk
        | Effect::AtTable(_)
        | Effect::AtPost(_)
        | Effect::Then(_) => Vec::new(),
    }
}

/// Writes files into a folder; if `force` is true, it may replace files that Drydock has not written.
fn papers(papers: Papers, folder: PathBuf, force: bool, status: &JobStatus) -> Vec<Report> {
    let set = FileSet::in_folder(&folder).forced(force);
    let written = match &papers {
        Papers::Print(project, request) => printing::print(project, request, set, status),
        Papers::Export(project, draft, chosen) => exporting::export(project, draft, chosen, set, status),
        Papers::Pages(project, pages) => printing::pages(project, pages, set, status),
    };
    let what = if matches!(papers, Papers::Export(..)) { "Exporting" } else { "Printing" };
    vec![match written {
        Ok(files) => Report::Printed { files, folder },
        Err(PrintFailure::Stopped) => Report::Cancelled(format!("{what} was cancelled; nothing was written.")),
        Err(PrintFailure::InTheWay(files)) => Report::InTheWay { files, papers, folder },
        Err(PrintFailure::Failed(sentence)) => Report::Failed(sentence),
    }]
}

/// Whether a file on disk still is the known version. A file that is gone also counts as unchanged, since the next save writes it again.
fn is_still(path: &Path, known: Option<FileVersion>) -> bool {
    known.is_none_or(|known| FileVersion::of(path).is_none_or(|now| now == known))
}

fn failed(error: &impl ToString) -> Vec<Report> {
    vec![Report::Failed(error.to_string())]
}

/// Reads a file of a game by post, or a project with its leftover autosaves.
fn load(path: &Path) -> Vec<Report> {
    if is_of_post(path) {
        return of_post(path).map_or_else(|error| failed(&error), |report| vec![report]);
    }
    // The version is taken before reading, so that a version written meanwhile is noticed later.
    let version = FileVersion::of(path);
    match files::load_to_edit(path) {
        Ok((project, comments)) => {
            let offers = offers(path, &files::left_over(path), Some(&project));
            let opened = Report::Opened { project: Arc::new(project), path: Some(path.into()), version };
            std::iter::once(opened).chain(comments.map(Report::Told)).chain(offers).collect()
        }
        Err(Error::Read { cause, .. }) if cause.kind() == ErrorKind::NotFound => vec![Report::Missing(path.into())],
        // A file of a game by post may have any name.
        Err(error) => of_post(path).map_or_else(|_| failed(&error), |report| vec![report]),
    }
}

/// Reads a file of a game by post. If it is the text or the PDF of a report, the report itself is read, which is in the same folder. Any other text
/// is a sheet of orders.
fn of_post(path: &Path) -> Result<Report, Error> {
    let has_ending =
        |endings: &[&str]| path.extension().is_some_and(|own| endings.iter().any(|ending| own.eq_ignore_ascii_case(ending)));
    let beside = path.with_extension(FileSort::Report.ending());
    let is_other = has_ending(&["txt", "pdf"]) && files::is_there(&beside);
    if has_ending(&[SentSheet::ENDING]) || (has_ending(&["txt"]) && !is_other) {
        return Ok(Report::SheetRead { path: path.into(), bytes: files::read(path, MOST_OF_SHEET)?.into() });
    }
    let path = if is_other { beside } else { path.into() };
    // The version is taken before reading, so that a version written meanwhile is noticed later.
    let version = FileVersion::of(&path);
    let bytes = files::read(&path, text::MOST_BYTES)?;
    let (sort, game) = sort_of(&bytes, &path)?;
    let (sheet, left_over) = match sort {
        FileSort::Report => {
            let of = file_name::sheet_of(&path);
            let sheet: Option<Arc<[u8]>> = files::read(&of, MOST_OF_SHEET).ok().map(Into::into);
            let left_over = of_sheet(&of).into_iter().filter(|left_over| Some(&left_over.bytes) != sheet.as_ref()).collect();
            (sheet, left_over)
        }
        FileSort::GameInProgress => (None, Vec::new()),
    };
    Ok(Report::OfPost(Box::new(PostFile { path, sort, game, bytes: bytes.into(), sheet, left_over, version })))
}

/// Reads a table's file.
fn table(path: &Path) -> Result<TakenTable, Error> {
    let bytes = files::read(path, text::MOST_BYTES)?;
    let (text, remark) = letters::decode(&bytes, path)?;
    Ok(TakenTable { text: text.into_owned(), from: Some(path.into()), remark, kind: None })
}

/// Reads all pixels of a picture, so that a damaged one is refused here and not at the printer.
fn picture(path: &Path) -> Result<StoredPicture, String> {
    let wrong = |what: &dyn std::fmt::Display| format!("{} cannot be used: {what}.", path.display());
    let bytes = files::read(path, StoredPicture::MOST_BYTES as u64).map_err(|error| error.to_string())?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let picture = StoredPicture::new(name, bytes).map_err(|what| wrong(&what))?;
    if picture.is_whole() { Ok(picture) } else { Err(wrong(&"the picture's file is damaged")) }
}

/// The question that the system's own dialog asks, with a suggested name if a file is to be written; `None` if the answer to this dialog is not a
/// path.
fn question(dialog: &Dialog, name: String) -> Option<Question> {
    let project = ("Drydock project", vec![files::EXTENSION]);
    let (title, wanted, files) = match dialog {
        Dialog::Open => {
            let post = vec![FileSort::Report.ending(), FileSort::GameInProgress.ending(), SentSheet::ENDING, "json"];
            ("Open a project", Wanted::File, vec![project, ("Game by post", post)])
        }
        Dialog::SaveAs => ("Save the project", Wanted::Place(name), vec![project]),
        Dialog::Table => ("Import a table", Wanted::File, vec![("Tables", TABLE_ENDINGS.to_vec())]),
        Dialog::Picture(_) => ("Import a picture", Wanted::File, vec![("Pictures", vec!["png", "jpg", "jpeg"])]),
        Dialog::Print(_) | Dialog::PrintReport | Dialog::PrintGame | Dialog::PrintPages(_) | Dialog::Export(_) => {
            ("Where the pages go", Wanted::Folder, Vec::new())
        }
        // The answer to any other dialog is not a path.
        _ => return None,
    };
    Some(Question { title, wanted, files })
}
