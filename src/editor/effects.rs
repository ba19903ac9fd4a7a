//! Carries out what the applier cannot: reading, saving, printing, and asking the system for a path. Every answer is a report.
//!
//! What can take longer than a pass is a [`Job`] in the background; how long it takes is judged by what it is and how large, never by a clock.

mod errand;
mod exporting;
mod printing;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::{Dialog, LeftOver, PostFile, Report, is_of_post};
use super::applier::Effect;
use super::applier::fixing::fix_all;
use super::autosave::There;
use super::derived::Checked;
use super::file_version::{FileVersion, age};
use super::job_status::JobStatus;
use super::jobs::{Job, Kind};
use super::settings::{self, Settings};
use super::things::{TABLE_ENDINGS, TakenTable};
use crate::drawing::ProgressMonitor;
use crate::exchange::csv::letters;
use crate::machine::{self, Question, Wanted};
use crate::project::{Error, FileSort, Library, Project, SentSheet, StoredPicture, files, sort_of, text};

pub use errand::{Errand, Errands, errand};

/// A file of more bytes than this is read in the background; a smaller one is there at once.
const HEAVY: u64 = 256 << 10;

/// The most bytes of a sheet that is read: more than anybody writes.
const MOST_OF_SHEET: u64 = 1 << 20;

/// The job that carries out an effect in the background; none where it is done on the spot, for it takes no longer than a pass.
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
        Effect::OpenFolder(_) => Some(Job::new(Kind::Asking, "")),
        Effect::PrintPages(_, kind, ..) => {
            Some(Job::new(Kind::Cancellable, format!("Printing the {}", kind.label().to_lowercase())))
        }
        Effect::WorkOutFixes(_) => Some(Job::new(Kind::ReadOnly, "Working out the safe fixes")),
        Effect::Load(path) if FileVersion::of(path).is_some_and(|version| version.bytes() > HEAVY) => {
            Some(Job::new(Kind::ReadOnly, format!("Opening {}", name(path))))
        }
        // The dialogs of this system may be opened from the first thread only.
        Effect::Browse(..) if !cfg!(target_os = "macos") => Some(Job::new(Kind::Asking, "")),
        Effect::Load(_)
        | Effect::Browse(..)
        | Effect::Template(..)
        | Effect::KeepSettings
        | Effect::DeleteFiles(_)
        | Effect::DiscardAutosave(_)
        | Effect::MoveAutosave(..)
        | Effect::Copy(_)
        | Effect::AskPaste
        | Effect::Cancel(_)
        | Effect::AtTable(_)
        | Effect::AtPost(_)
        | Effect::Then(_)
        | Effect::Close => None,
        Effect::ReadPicture(path, _) | Effect::ReadTable(path) => {
            Some(Job::new(Kind::Cancellable, format!("Reading {}", name(path))))
        }
    }
}

/// Carries out an effect that has nothing to do with the window itself, and stops when its status says so.
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
            Ok(()) => vec![Report::Saved { project, version: FileVersion::of(&path), path }],
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
            saved.map_or_else(|error| failed(&error), |()| vec![Report::PostSaved { path, bytes }])
        }
        Effect::Browse(dialog, name) => {
            let path = question(&dialog, name).and_then(|question| machine::ask(&question));
            path.into_iter().map(Report::Browsed).collect()
        }
        Effect::Print(project, request, folder) => printing::print(&project, &request, folder, status),
        Effect::Export(project, draft, chosen, folder) => exporting::export(&project, &draft, &chosen, folder, status),
        Effect::OpenFolder(folder) if machine::show_folder(&folder) => Vec::new(),
        Effect::OpenFolder(folder) => failed(&format!("This system has nothing that shows {}.", folder.display())),
        Effect::Playtest(playtest) => {
            playtest.run();
            Vec::new()
        }
        Effect::Level(level) => {
            level.run();
            Vec::new()
        }
        Effect::PrintPages(project, kind, pages, folder) => printing::pages(&project, kind, &pages, folder, status),
        Effect::ReadPicture(path, thing) => {
            let read = picture(&path);
            // It is in the project from now on.
            files::refuse(&path);
            read.map_or_else(|sentence| failed(&sentence), |picture| vec![Report::PictureRead { picture, thing }])
        }
        Effect::ReadTable(path) => {
            let read = table(&path);
            // It is in the project from now on.
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
        // It is as much the other's that has the project open.
        Effect::DiscardAutosave(path) if machine::is_open_elsewhere(&path) => Vec::new(),
        Effect::DiscardAutosave(path) => files::discard_autosave(&path).map_or_else(|error| failed(&error), |()| Vec::new()),
        Effect::MoveAutosave(to, from, project) => {
            let moved = match to.filter(|to| *to != from) {
                Some(to) => files::autosave(&to, &project).and_then(|_| files::discard_autosave(&from)),
                None => Ok(()),
            };
            moved.map_or_else(|error| failed(&error), |()| Vec::new())
        }
        Effect::Close
        | Effect::Copy(_)
        | Effect::AskPaste
        | Effect::Cancel(_)
        | Effect::AtTable(_)
        | Effect::AtPost(_)
        | Effect::Then(_) => Vec::new(),
    }
}

/// Whether a file is the version that is known. One that is gone is brought back by the next save.
fn is_still(path: &Path, known: Option<FileVersion>) -> bool {
    known.is_none_or(|known| FileVersion::of(path).is_none_or(|now| now == known))
}

fn failed(error: &impl ToString) -> Vec<Report> {
    vec![Report::Failed(error.to_string())]
}

/// Reads a file of a game by post, or a project and what was not saved of it the last time.
fn load(path: &Path) -> Vec<Report> {
    if is_of_post(path) {
        return of_post(path).map_or_else(|error| failed(&error), |report| vec![report]);
    }
    // Before reading: a version that is written meanwhile is noticed later.
    let version = FileVersion::of(path);
    match files::load(path) {
        Ok(project) => {
            let mut reports = vec![Report::Opened { project: Arc::new(project.clone()), path: Some(path.into()), version }];
            match files::recover(path) {
                // Whoever has it open in another tab goes on with it there.
                Ok(Some(_)) if machine::is_open_elsewhere(path) => {}
                Ok(Some(recovered)) if recovered != project => {
                    reports.push(Report::Recovered {
                        project: Arc::new(recovered),
                        path: path.into(),
                        age: age(&files::autosave_path(path)),
                    });
                }
                Ok(_) => {}
                Err(error) => reports.extend(failed(&error)),
            }
            reports
        }
        Err(Error::Read { cause, .. }) if cause.kind() == ErrorKind::NotFound => vec![Report::Missing(path.into())],
        // Whatever it is called, it may be of a game by post.
        Err(error) => of_post(path).map_or_else(|_| failed(&error), |report| vec![report]),
    }
}

/// Reads a file of a game by post. The text and the pages of a report lead to the file that lies beside them; any other text is a sheet.
fn of_post(path: &Path) -> Result<Report, Error> {
    let has_ending =
        |endings: &[&str]| path.extension().is_some_and(|own| endings.iter().any(|ending| own.eq_ignore_ascii_case(ending)));
    let beside = path.with_extension(FileSort::Report.ending());
    let is_other = has_ending(&["txt", "pdf"]) && files::is_there(&beside);
    if has_ending(&[SentSheet::ENDING]) || (has_ending(&["txt"]) && !is_other) {
        return Ok(Report::SheetRead { path: path.into(), bytes: files::read(path, MOST_OF_SHEET)?.into() });
    }
    let path = if is_other { beside } else { path.into() };
    let bytes = files::read(&path, text::MOST_BYTES)?;
    let (sort, game) = sort_of(&bytes, &path)?;
    let (sheet, left_over) = match sort {
        FileSort::Report => {
            let of = path.with_extension(SentSheet::ENDING);
            let sheet: Option<Arc<[u8]>> = files::read(&of, MOST_OF_SHEET).ok().map(Into::into);
            let left_over = of_sheet(of).filter(|left_over| Some(&left_over.bytes) != sheet.as_ref());
            (sheet, left_over)
        }
        FileSort::GameInProgress => (None, None),
    };
    Ok(Report::OfPost(Box::new(PostFile { path, sort, game, bytes: bytes.into(), sheet, left_over })))
}

/// What of a sheet was not saved the last time, if there is any.
fn of_sheet(path: PathBuf) -> Option<LeftOver> {
    let beside = files::autosave_path(&path);
    let bytes = files::read(&beside, MOST_OF_SHEET).ok()?.into();
    Some(LeftOver { path, bytes, age: age(&beside) })
}

/// Reads a table's file.
fn table(path: &Path) -> Result<TakenTable, Error> {
    let bytes = files::read(path, text::MOST_BYTES)?;
    let (text, remark) = letters::decode(&bytes, path)?;
    Ok(TakenTable { text: text.into_owned(), from: Some(path.into()), remark, kind: None })
}

/// Reads a picture, all of it, so that a damaged one is refused here and not at the printer.
fn picture(path: &Path) -> Result<StoredPicture, String> {
    let wrong = |what: &dyn std::fmt::Display| format!("{} cannot be used: {what}.", path.display());
    let bytes = files::read(path, StoredPicture::MOST_BYTES as u64).map_err(|error| error.to_string())?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let picture = StoredPicture::new(name, bytes).map_err(|what| wrong(&what))?;
    if picture.is_whole() { Ok(picture) } else { Err(wrong(&"the picture's file is damaged")) }
}

/// Saves a project beside its file, and notes that it is there. The settings' own folder may not be there yet.
#[must_use]
pub fn autosave(path: &Path, project: &Arc<Project>, there: &There<Project>) -> Vec<Report> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), settings::make_folder);
    let saved = made.and_then(|()| files::autosave(path, project).map_err(|error| error.to_string()));
    match saved {
        Ok(length) => {
            there.note(path, project, length);
            Vec::new()
        }
        Err(sentence) => failed(&sentence),
    }
}

/// Saves a sheet of orders beside the file that it is to be.
#[must_use]
pub fn autosave_sheet(path: &Path, bytes: &[u8]) -> Vec<Report> {
    files::autosave_bytes(path, bytes).map_or_else(|error| failed(&error), |()| Vec::new())
}

/// What was not saved the last time: of a project without a file, else of the first recent file of which there is something. What was left over
/// of a sheet is offered where its report is opened.
#[must_use]
pub fn left_over(settings: &Settings) -> Option<Report> {
    // What another tab has open was not left.
    let was_left = |path: &Path| !machine::is_open_elsewhere(path);
    settings.untitled_places().chain(settings.recent.iter().cloned()).filter(|path| was_left(path)).find_map(|path| {
        if is_of_post(&path) {
            of_sheet(path.with_extension(SentSheet::ENDING)).filter(|left_over| was_left(&left_over.path))?;
            let report = of_post(&path).ok()?;
            return matches!(&report, Report::OfPost(file) if file.left_over.is_some()).then_some(report);
        }
        let project = files::recover(&path).ok()??;
        let same = files::load(&path).is_ok_and(|saved| saved == project);
        let age = age(&files::autosave_path(&path));
        (!same).then(|| Report::Recovered { project: Arc::new(project), path, age })
    })
}

/// What the machine's own dialog asks, with the name that is suggested for what is written; none where the answer is no path.
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
        Dialog::Print(_) | Dialog::PrintReport | Dialog::PrintGame | Dialog::Export(_) => {
            ("Where the pages go", Wanted::Folder, Vec::new())
        }
        // Every other question is answered without a path.
        _ => return None,
    };
    Some(Question { title, wanted, files })
}
