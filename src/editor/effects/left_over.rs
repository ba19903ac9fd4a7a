//! Autosaves: those that crashed windows have left behind, and those that this window writes.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{MOST_OF_SHEET, failed, of_post};
use crate::editor::action::{LeftOver, Report, is_of_post};
use crate::editor::autosave::Turn;
use crate::editor::file_version::age;
use crate::editor::settings::{self, Settings};
use crate::project::{Error, Project, file_name, files, text};

/// Finds the leftover autosaves to offer at a start: those of a project without a file, or else those of the first recent file that has any. Leftover
/// autosaves of a sheet of orders are offered when its report is opened.
#[must_use]
pub fn left_over(settings: &Settings) -> Vec<Report> {
    let places = settings.untitled_places().chain(settings.recent.iter().cloned());
    let found = places.map(|path| if is_of_post(&path) { report_with_sheet(&path) } else { of_project(&path) });
    // A damaged leftover is reported only when its file is opened.
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

/// Reads the leftover autosaves of a project at these paths, except those equal to the saved project. Damaged ones are reported and skipped.
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

/// Reads the leftover autosaves of a sheet of orders.
pub(super) fn of_sheet(path: &Path) -> Vec<LeftOver> {
    let read = |at: PathBuf| {
        let bytes = files::read(&at, MOST_OF_SHEET).ok()?.into();
        Some(LeftOver { path: path.into(), bytes, age: age(&at), at })
    };
    files::left_over(path).into_iter().filter_map(read).collect()
}

/// Autosaves a project. If the folder for the autosave does not exist, it is made: the folder of the settings may not exist yet.
#[must_use]
pub fn autosave(path: &Path, project: &Arc<Project>, turn: &Turn<Project>) -> Vec<Report> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), settings::make_folder);
    let written = |()| text::write(project).and_then(|text| turn.write(path, project, text.as_bytes()));
    made.and_then(|()| written(()).map_err(|error| error.to_string())).map_or_else(|sentence| failed(&sentence), |()| Vec::new())
}

/// Autosaves a sheet of orders.
#[must_use]
pub fn autosave_sheet(path: &Path, bytes: &Arc<[u8]>, turn: &Turn<[u8]>) -> Vec<Report> {
    told(turn.write(path, bytes, bytes))
}

/// Deletes the autosave that this turn is about.
#[must_use]
pub fn discard<T: ?Sized>(turn: &Turn<T>) -> Vec<Report> {
    told(turn.discard())
}

/// Deletes a leftover autosave after its contents were saved elsewhere. If `kept` contains reports, that save has failed: the reports are returned,
/// and the leftover stays.
#[must_use]
pub fn kept_elsewhere(kept: Vec<Report>, at: &Path) -> Vec<Report> {
    if kept.is_empty() { told(files::discard_left_over(at)) } else { kept }
}

fn told(done: Result<(), Error>) -> Vec<Report> {
    done.map_or_else(|error| failed(&error), |()| Vec::new())
}
