//! Exporting into a folder whatever the command line exports: pages as PDF, SVG and PNG, tables as CSV; of the whole project, of a scenario, or
//! of what is chosen.

use std::path::{Path, PathBuf};

use super::printing::{PrintFailure, failed, told, why_nothing};
use crate::drawing::Progress;
use crate::drawing::pdf::PdfError;
use crate::editor::action::{ExportDraft, ExportFormat, ExportScope, Report};
use crate::editor::job_status::JobStatus;
use crate::editor::things;
use crate::exchange::pages::{self, Picture};
use crate::exchange::{self, NamedFile, kinds};
use crate::project::files::FileSet;
use crate::project::{Error, Project};
use crate::rules::Place;
use crate::sheets::{self, Printout};

/// Exports what is asked for; `chosen` are the things of the outline that are.
pub fn export(project: &Project, draft: &ExportDraft, chosen: &[Place], folder: PathBuf, status: &JobStatus) -> Vec<Report> {
    let written = match draft.format {
        ExportFormat::Csv => tables(project, draft, chosen).and_then(|tables| put(tables.into_iter().map(Ok), &folder, status)),
        ExportFormat::Pdf => documents(project, draft, chosen, &folder, status),
        ExportFormat::Svg => {
            pictures(project, draft, chosen, status).and_then(|pictures| put(pages::svg(pictures).map(Ok), &folder, status))
        }
        ExportFormat::Png => pictures(project, draft, chosen, status).and_then(|pictures| {
            let files = pages::png(pictures, f64::from(draft.resolution)).map_err(|error| failed(&error))?;
            put(files, &folder, status)
        }),
    };
    told(written, folder)
}

/// The tables of the project, or only the rows of what is chosen.
fn tables(project: &Project, draft: &ExportDraft, chosen: &[Place]) -> Result<Vec<NamedFile>, PrintFailure> {
    let tables = match draft.scope {
        ExportScope::Chosen => kinds::tables_of(&project.content, chosen),
        ExportScope::All | ExportScope::Scenario(_) => exchange::tables(project),
    };
    tables.map_err(|error| failed(&error))
}

/// The pages that are asked for.
fn printout(project: &Project, draft: &ExportDraft, chosen: &[Place], status: &JobStatus) -> Result<Printout, PrintFailure> {
    let on_progress = |progress| status.report(progress);
    let monitor = crate::drawing::ProgressMonitor::new(&on_progress);
    let mut printout = sheets::print_with_progress(project, &draft.request(), monitor)?;
    if draft.scope == ExportScope::Chosen {
        printout.keep_only(|place| chosen.contains(&things::thing(place)));
    }
    if printout.sheets.is_empty() { Err(PrintFailure::Failed(why_nothing(&printout))) } else { Ok(printout) }
}

/// The same as pictures: with the whole project go the pieces that are shown by themselves.
fn pictures(project: &Project, draft: &ExportDraft, chosen: &[Place], status: &JobStatus) -> Result<Vec<Picture>, PrintFailure> {
    match draft.scope {
        ExportScope::All | ExportScope::Scenario(_) => Ok(pages::pictures(project, &draft.request())),
        ExportScope::Chosen => Ok(pages::of_printout(printout(project, draft, chosen, status)?).collect()),
    }
}

/// One PDF a kind, or one for each who may see a part of it.
fn documents(
    project: &Project,
    draft: &ExportDraft,
    chosen: &[Place],
    folder: &Path,
    status: &JobStatus,
) -> Result<usize, PrintFailure> {
    let printout = printout(project, draft, chosen, status)?;
    let mut files = Vec::new();
    for file in printout.files().into_iter().filter(|file| !file.pages.is_empty()) {
        let on_progress = |progress: Progress| status.report(progress);
        let bytes = sheets::to_pdf_with_progress(project, &file, crate::drawing::ProgressMonitor::new(&on_progress));
        let bytes = bytes.map_err(|error| match error {
            PdfError::Stopped => PrintFailure::Stopped,
            error => PrintFailure::Failed(error.to_string()),
        })?;
        files.push(Ok(NamedFile { name: format!("{}.pdf", file.name()), bytes, holds: String::new() }));
    }
    put(files.into_iter(), folder, status)
}

/// Puts files into a folder, all of them or none; each is made when its turn comes, so that a hundred pictures are never held at once.
fn put(files: impl Iterator<Item = Result<NamedFile, Error>>, folder: &Path, status: &JobStatus) -> Result<usize, PrintFailure> {
    let mut files = files.peekable();
    if files.peek().is_none() {
        return Err(PrintFailure::Failed("There is nothing to export: the project has nothing of what was asked for.".into()));
    }
    let mut set = FileSet::in_folder(folder).map_err(|error| failed(&error))?;
    for (number, file) in files.enumerate() {
        if status.report(Progress::pages(number)).is_break() {
            return Err(PrintFailure::Stopped);
        }
        let NamedFile { name, bytes, .. } = file.map_err(|error| failed(&error))?;
        set.write(&name, &bytes).map_err(|error| failed(&error))?;
    }
    Ok(set.finish().map_err(|error| failed(&error))?.len())
}
