//! Prints into a folder. Each finished file waits in the folder under another name until the last one is made. Then all appear together, so that
//! nothing changes if the user cancels or the disk is full.

use std::path::PathBuf;

use crate::drawing::pdf::PdfError;
use crate::drawing::{ProgressMonitor, Stopped};
use crate::editor::action::MadePages;
use crate::editor::job_status::JobStatus;
use crate::project::files::FileSet;
use crate::project::{Error, Finding, Project};
use crate::rules::Severity;
use crate::sheets::{self, FileHead, FileTaker, PrintError, PrintedFile, Request};

/// Why nothing was printed.
pub(super) enum PrintFailure {
    Stopped,
    /// Files with these names exist already, and Drydock has not written them.
    InTheWay(Vec<PathBuf>),
    /// Nothing was printed for another reason, which the text gives as a whole sentence.
    Failed(String),
}

impl From<Stopped> for PrintFailure {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<PdfError> for PrintFailure {
    fn from(error: PdfError) -> Self {
        match error {
            PdfError::Stopped => Self::Stopped,
            error => Self::Failed(error.to_string()),
        }
    }
}

impl From<PrintError> for PrintFailure {
    fn from(error: PrintError) -> Self {
        match error {
            PrintError::Stopped => Self::Stopped,
            error @ PrintError::File { .. } => Self::Failed(error.to_string()),
        }
    }
}

impl From<Error> for PrintFailure {
    fn from(error: Error) -> Self {
        match error {
            Error::NotOurs { files } => Self::InTheWay(files),
            error => Self::Failed(error.to_string()),
        }
    }
}

/// Writes one PDF for each kind of sheet, and returns how many files were written.
pub fn print(project: &Project, request: &Request, mut set: FileSet<'_>, status: &JobStatus) -> Result<usize, PrintFailure> {
    each(project, request, status, &mut |file| Ok(set.write(format!("{}.pdf", file.name), &file.bytes)?))?;
    Ok(set.finish()?.len())
}

/// Writes pages that have been laid out already as one PDF.
pub fn pages(project: &Project, pages: &MadePages, mut set: FileSet<'_>, status: &JobStatus) -> Result<usize, PrintFailure> {
    let on_progress = |progress| status.report(progress);
    let MadePages { kind, name, pages } = pages;
    let file = FileHead { name: name.clone(), ..PrintedFile::whole(*kind, pages).head() };
    let made = sheets::file_to_pdf(project, &file, pages, ProgressMonitor::new(&on_progress))?;
    set.write(format!("{}.pdf", file.name), &made)?;
    Ok(set.finish()?.len())
}

/// Hands over PDFs as they are finished: one for each kind of sheet, or one for each player if some pages are for one player only.
pub(super) fn each(
    project: &Project,
    request: &Request,
    status: &JobStatus,
    take: &mut FileTaker<'_, PrintFailure>,
) -> Result<(), PrintFailure> {
    let on_progress = |progress| status.report(progress);
    let mut is_empty = true;
    let printout = sheets::print_files(project, request, ProgressMonitor::new(&on_progress), &mut |file| {
        is_empty = false;
        take(file)
    })?;
    if is_empty { Err(why_nothing(&printout.findings)) } else { Ok(()) }
}

/// The reason why there are no pages.
pub(super) fn why_nothing(findings: &[Finding]) -> PrintFailure {
    let error = findings.iter().find(|finding| finding.about.severity == Severity::Error);
    PrintFailure::Failed(error.map_or_else(
        || "There is nothing to print yet: the project has nothing to put on paper.".into(),
        |finding| finding.message.clone(),
    ))
}
