//! Pages as PDF files. Each file records what it is and to which game it belongs.

use std::borrow::Borrow;
use std::cell::Cell;
use std::fmt;
use std::ops::ControlFlow;

use super::print_into;
use drawing::pdf::{Document, PdfError, pdf_with_progress};
use drawing::{Page, Progress, ProgressMonitor, Stopped};
use project::{OwnError, Project};
use sheets::{Binder, FileHead, Leaves, PrintedFile, Printout, Request, SheetKind};

/// A finished PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfFile {
    /// The name of the file, without an ending.
    pub name: String,
    /// How many pages the file has.
    pub pages: usize,
    /// The contents of the file.
    pub bytes: Vec<u8>,
}

/// The reason why a project was not printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// The caller has stopped the work.
    Stopped,
    /// A file could not be made.
    File {
        /// The name that the file would have had, without an ending.
        name: String,
        /// The error of the PDF writer.
        error: PdfError,
    },
}

impl fmt::Display for PrintError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => Stopped.fmt(out),
            Self::File { name, error } => write!(out, "{name}.pdf was not written: {error}"),
        }
    }
}

impl std::error::Error for PrintError {}

impl OwnError for PrintError {}

/// Takes each file once it is finished. If it returns an error, the printing ends.
pub type FileTaker<'taker, E> = dyn FnMut(PdfFile) -> Result<(), E> + 'taker;

/// Writes the pages of a project as PDF files. Each page is laid out, written and dropped before the next, and each file is handed over before the
/// next is begun. Returns the findings about the pages.
///
/// # Errors
///
/// If the writer refuses a page, if the work is stopped, or if the taker returns an error.
pub fn print_files<E: From<PrintError>>(
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
    take: &mut FileTaker<'_, E>,
) -> Result<Printout, E> {
    let told = Cell::new(Progress::pages(0));
    // Progress is counted in pages that have been written, whichever part of the work reports it.
    let on_progress = |_| monitor.report(told.get()).map_or(ControlFlow::Break(()), ControlFlow::Continue);
    let mut press = Press { project, monitor, only_one: request.only.len() == 1, take, result: Ok(()), told: &told };
    let printout = print_into(&mut press, project, request, ProgressMonitor::new(&on_progress));
    press.result?;
    printout.map_err(|_| PrintError::Stopped.into())
}

/// The pages of a project as PDF files, all together, with the findings about them.
///
/// # Errors
/// If the writer refuses a page, and if the work is stopped.
pub fn print_to_pdf(
    project: &Project,
    request: &Request,
    monitor: ProgressMonitor,
) -> Result<(Vec<PdfFile>, Printout), PrintError> {
    let mut files = Vec::new();
    let printout = print_files(project, request, monitor, &mut |file| {
        files.push(file);
        Ok::<_, PrintError>(())
    })?;
    Ok((files, printout))
}

/// Writes finished pages as PDF files. Each file is handed over before the next is begun.
///
/// # Errors
///
/// If the writer refuses a page, if the work is stopped, or if the taker returns an error.
pub fn files_of<E: From<PrintError>>(
    project: &Project,
    printout: &Printout,
    monitor: ProgressMonitor,
    take: &mut FileTaker<'_, E>,
) -> Result<(), E> {
    for file in printout.files().into_iter().filter(|file| !file.pages.is_empty()) {
        let bytes = file_to_pdf(project, &file.head(), file.pages, monitor).map_err(|error| refused(&file.name, error))?;
        take(PdfFile { name: file.name.clone(), pages: file.pages.len(), bytes })?;
    }
    Ok(())
}

/// The pages of a kind as the bytes of one PDF.
///
/// # Errors
/// If there are no pages, or the writer refuses them.
pub fn to_pdf(project: &Project, kind: SheetKind, pages: &[Page]) -> Result<Vec<u8>, PdfError> {
    file_to_pdf(project, &PrintedFile::whole(kind, pages).head(), pages, ProgressMonitor::NONE)
}

/// Writes pages as the bytes of one PDF as the pages come in, and reports progress to the monitor.
///
/// # Errors
///
/// The errors of [`to_pdf`], and an error if the work is stopped.
pub fn file_to_pdf<P: Borrow<Page> + Send>(
    project: &Project,
    file: &FileHead,
    pages: impl IntoIterator<Item = P>,
    monitor: ProgressMonitor,
) -> Result<Vec<u8>, PdfError> {
    let game = project.content.game().title();
    let name = if project.title.trim().is_empty() { game } else { project.title.trim() };
    let label = file.kind.label();
    let whose = file.reader.as_ref().map_or_else(String::new, |reader| format!(" for {reader}"));
    let title = format!("{name} – {label}{whose}");
    let subject = format!("{label} for the game {game}");
    let turn = file.has_backs.then_some(project.print.duplex);
    let keywords = [game, label];
    let document = Document { subject: &subject, keywords: &keywords, turn, ..Document::new(&title) };
    pdf_with_progress(&document, pages, monitor)
}

/// The error for a file that was not made.
fn refused(name: &str, error: PdfError) -> PrintError {
    match error {
        PdfError::Stopped => PrintError::Stopped,
        error => PrintError::File { name: name.to_owned(), error },
    }
}

/// Takes pages as they come in and writes them into files.
struct Press<'project, 'taker, 'inner, E> {
    project: &'project Project,
    monitor: ProgressMonitor<'project>,
    take: &'taker mut FileTaker<'inner, E>,
    /// The error if a file could not be made or the taker returned an error.
    result: Result<(), E>,
    /// Whether the request has only one kind of sheet, so that one file has all pages.
    only_one: bool,
    /// The progress of the work, in pages.
    told: &'project Cell<Progress>,
}

impl<E: From<PrintError>> Binder for Press<'_, '_, '_, E> {
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>) {
        if self.result.is_err() {
            return;
        }
        let (name, count, before) = (file.name.clone(), pages.len(), self.told.get().done);
        let of = Some(count).filter(|_| self.only_one && !file.is_share);
        let on_progress = |progress: Progress| {
            self.told.set(Progress { of, ..Progress::pages(before + progress.done) });
            self.monitor.report(self.told.get()).map_or(ControlFlow::Break(()), ControlFlow::Continue)
        };
        self.result = match file_to_pdf(self.project, file, pages, ProgressMonitor::new(&on_progress)) {
            Ok(bytes) => (self.take)(PdfFile { name, pages: count, bytes }),
            Err(error) => Err(refused(&name, error).into()),
        };
    }
}
