//! Printing into a folder: every file is made before the first is written, so that whoever cancels finds everything as it was.

use std::path::{Path, PathBuf};

use crate::drawing::pdf::PdfError;
use crate::drawing::{Pace, Progress, Stopped};
use crate::editor::action::Report;
use crate::editor::settings;
use crate::editor::watch::Watch;
use crate::project::{Project, files};
use crate::rules::Severity;
use crate::sheets::{self, Printout, Request, SheetKind};

/// Why nothing was printed.
enum Trouble {
    Stopped,
    /// A whole sentence.
    Failed(String),
}

impl From<Stopped> for Trouble {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Writes one PDF a kind and tells how many.
pub fn print(project: &Project, request: &Request, folder: PathBuf, watch: &Watch) -> Vec<Report> {
    match made(project, request, watch).and_then(|files| write(&files, &folder)) {
        Ok(files) => vec![Report::Printed { files, folder }],
        Err(Trouble::Stopped) => vec![Report::Cancelled("Printing was cancelled; nothing was written.".into())],
        Err(Trouble::Failed(sentence)) => vec![Report::Failed(sentence)],
    }
}

/// The bytes of one PDF a kind.
fn made(project: &Project, request: &Request, watch: &Watch) -> Result<Vec<(SheetKind, Vec<u8>)>, Trouble> {
    let tell = |progress| watch.tell(progress);
    let printout = sheets::print_paced(project, request, Pace::watched(&tell))?;
    if printout.sheets.is_empty() {
        return Err(Trouble::Failed(why_nothing(&printout)));
    }
    let all = printout.sheets.iter().map(|(_, pages)| pages.len()).sum();
    let mut before = 0;
    let mut files = Vec::new();
    for (kind, pages) in &printout.sheets {
        // The pages of all files together are what the user waits for.
        let tell = |progress: Progress| watch.tell(Progress::pages_of(before + progress.done, all));
        match sheets::to_pdf_paced(project, *kind, pages, Pace::watched(&tell)) {
            Ok(bytes) => files.push((*kind, bytes)),
            Err(PdfError::Stopped) => return Err(Trouble::Stopped),
            Err(error) => return Err(Trouble::Failed(error.to_string())),
        }
        before += pages.len();
    }
    Ok(files)
}

/// Puts the files down, which nobody stops half-way.
fn write(made: &[(SheetKind, Vec<u8>)], folder: &Path) -> Result<usize, Trouble> {
    settings::make_folder(folder).map_err(Trouble::Failed)?;
    for (kind, bytes) in made {
        let path = folder.join(format!("{}.pdf", kind.slug()));
        files::replace(&path, bytes).map_err(|error| Trouble::Failed(error.to_string()))?;
    }
    Ok(made.len())
}

/// Why there are no pages, as a whole sentence.
fn why_nothing(printout: &Printout) -> String {
    let error = printout.findings.iter().find(|finding| finding.about.severity == Severity::Error);
    error.map_or_else(|| "There is nothing to print yet: add a ship first.".into(), |finding| finding.message.clone())
}
