//! What was left over by windows that did not end in good order, and what a window saves by itself so that nothing is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{MOST_OF_SHEET, failed, of_post};
use crate::editor::action::{LeftOver, Report, is_of_post};
use crate::editor::autosave::Turn;
use crate::editor::file_version::age;
use crate::editor::settings::{self, Settings};
use crate::project::{Error, Project, file_name, files, text};

/// What was not saved the last time: of a project without a file, else of the first recent file of which there is something. What was left over
/// of a sheet is offered where its report is opened.
#[must_use]
pub fn left_over(settings: &Settings) -> Vec<Report> {
    let places = settings.untitled_places().chain(settings.recent.iter().cloned());
    let found = places.map(|path| if is_of_post(&path) { report_with_sheet(&path) } else { of_project(&path) });
    // What is damaged is told where its file is opened.
    let offered = found.map(|reports| reports.into_iter().filter(|report| !matches!(report, Report::Failed(_))).collect());
    offered.into_iter().find(|reports: &Vec<Report>| !reports.is_empty()).unwrap_or_default()
}

fn of_project(path: &Path) -> Vec<Report> {
    let places = files::left_over(path);
    if places.is_empty() { Vec::new() } else { offers(path, &places, files::load(path).ok().as_ref()) }
}

fn report_with_sheet(path: &Path) -> Vec<Report> {
    if of_sheet(&file_name::sheet_of(path)).is_empty() {
        return Vec::new();
    }
    of_post(path).into_iter().filter(|report| matches!(report, Report::OfPost(file) if !file.left_over.is_empty())).collect()
}

/// What was left over beside a project's file in these places, unless it is what the file holds; damage is told and passed over.
pub(super) fn offers(path: &Path, places: &[PathBuf], saved: Option<&Project>) -> Vec<Report> {
    let offer = |at: &PathBuf| match files::load(at) {
        Ok(recovered) if saved == Some(&recovered) => None,
        Ok(recovered) => {
            let project = Arc::new(recovered);
            Some(Report::Recovered { project, path: path.into(), at: at.clone(), age: age(at) })
        }
        Err(error) => Some(Report::Failed(error.to_string())),
    };
    places.iter().filter_map(offer).collect()
}

/// What of a sheet was not saved the last time.
pub(super) fn of_sheet(path: &Path) -> Vec<LeftOver> {
    let read = |at: PathBuf| {
        let bytes = files::read(&at, MOST_OF_SHEET).ok()?.into();
        Some(LeftOver { path: path.into(), bytes, age: age(&at), at })
    };
    files::left_over(path).into_iter().filter_map(read).collect()
}

/// Saves a project by itself. The settings' own folder may not be there yet.
#[must_use]
pub fn autosave(path: &Path, project: &Arc<Project>, turn: &Turn<Project>) -> Vec<Report> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), settings::make_folder);
    let written = |()| text::write(project).and_then(|text| turn.write(path, project, text.as_bytes()));
    made.and_then(|()| written(()).map_err(|error| error.to_string())).map_or_else(|sentence| failed(&sentence), |()| Vec::new())
}

/// Saves a sheet of orders by itself.
#[must_use]
pub fn autosave_sheet(path: &Path, bytes: &Arc<[u8]>, turn: &Turn<[u8]>) -> Vec<Report> {
    told(turn.write(path, bytes, bytes))
}

/// Takes away what was saved by itself.
#[must_use]
pub fn discard<T: ?Sized>(turn: &Turn<T>) -> Vec<Report> {
    told(turn.discard())
}

/// Takes away what was left over, once it is kept elsewhere; where keeping it has failed, that is told, and it stays.
#[must_use]
pub fn kept_elsewhere(kept: Vec<Report>, at: &Path) -> Vec<Report> {
    if kept.is_empty() { told(files::discard_left_over(at)) } else { kept }
}

fn told(done: Result<(), Error>) -> Vec<Report> {
    done.map_or_else(|error| failed(&error), |()| Vec::new())
}
