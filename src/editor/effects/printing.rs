//! Printing into a folder: every file is made before the first is written, and all appear together, so that whoever cancels and whoever
//! has no room left finds everything as it was.

use std::path::{Path, PathBuf};

use crate::drawing::pdf::PdfError;
use crate::drawing::{Progress, ProgressMonitor, Stopped};
use crate::editor::action::Report;
use crate::editor::job_status::JobStatus;
use crate::playtest;
use crate::project::files::FileSet;
use crate::project::{Error, Project};
use crate::rules::Severity;
use crate::sheets::{self, PrintedFile, Printout, Request, SheetKind};

/// Why nothing was printed.
pub(super) enum PrintFailure {
    Stopped,
    /// A whole sentence.
    Failed(String),
}

impl From<Stopped> for PrintFailure {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Writes one PDF a kind and tells how many.
pub fn print(project: &Project, request: &Request, folder: PathBuf, status: &JobStatus) -> Vec<Report> {
    let written = made(project, request, status).and_then(|files| write(&files, &folder));
    told(written, folder)
}

/// What there is to tell of files that were written, or were not.
pub(super) fn told(written: Result<usize, PrintFailure>, folder: PathBuf) -> Vec<Report> {
    match written {
        Ok(files) => vec![Report::Printed { files, folder }],
        Err(PrintFailure::Stopped) => vec![Report::Cancelled("Printing was cancelled; nothing was written.".into())],
        Err(PrintFailure::Failed(sentence)) => vec![Report::Failed(sentence)],
    }
}

/// Writes the report of a playtest as a PDF.
pub fn report(project: &Project, report: &playtest::Report, folder: PathBuf, status: &JobStatus) -> Vec<Report> {
    let on_progress = |progress| status.report(progress);
    let pages = sheets::playtest::print(project, report, None);
    let file = PrintedFile { kind: SheetKind::PLAYTEST, reader: None, pages: &pages };
    let bytes = sheets::to_pdf_with_progress(project, &file, ProgressMonitor::new(&on_progress));
    let written = match bytes {
        Ok(bytes) => write(&[(file.name(), bytes)], &folder),
        Err(PdfError::Stopped) => Err(PrintFailure::Stopped),
        Err(error) => Err(PrintFailure::Failed(error.to_string())),
    };
    told(written, folder)
}

/// The bytes of one PDF a kind, or one for each who may see a part of it.
fn made(project: &Project, request: &Request, status: &JobStatus) -> Result<Vec<(String, Vec<u8>)>, PrintFailure> {
    let on_progress = |progress| status.report(progress);
    let printout = sheets::print_with_progress(project, request, ProgressMonitor::new(&on_progress))?;
    if printout.sheets.is_empty() {
        return Err(PrintFailure::Failed(why_nothing(&printout)));
    }
    let all = printout.sheets.iter().map(|(_, pages)| pages.len()).sum();
    let mut before = 0;
    let mut files = Vec::new();
    for file in printout.files() {
        // The pages of all files together are what the user waits for.
        let on_progress = |progress: Progress| status.report(Progress::pages_of(before + progress.done, all));
        match sheets::to_pdf_with_progress(project, &file, ProgressMonitor::new(&on_progress)) {
            Ok(bytes) => files.push((file.name(), bytes)),
            Err(PdfError::Stopped) => return Err(PrintFailure::Stopped),
            Err(error) => return Err(PrintFailure::Failed(error.to_string())),
        }
        before += file.pages.len();
    }
    Ok(files)
}

/// An error as the reason why nothing was printed.
pub(super) fn failed(error: &Error) -> PrintFailure {
    PrintFailure::Failed(error.to_string())
}

/// Puts the files down, which nobody stops half-way.
fn write(made: &[(String, Vec<u8>)], folder: &Path) -> Result<usize, PrintFailure> {
    let mut set = FileSet::in_folder(folder).map_err(|error| failed(&error))?;
    for (name, bytes) in made {
        set.write(&format!("{name}.pdf"), bytes).map_err(|error| failed(&error))?;
    }
    Ok(set.finish().map_err(|error| failed(&error))?.len())
}

/// Why there are no pages, as a whole sentence.
pub(super) fn why_nothing(printout: &Printout) -> String {
    let error = printout.findings.iter().find(|finding| finding.about.severity == Severity::Error);
    error.map_or_else(|| "There is nothing to print yet: add a ship first.".into(), |finding| finding.message.clone())
}
