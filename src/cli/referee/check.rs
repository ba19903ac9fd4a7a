//! `drydock referee check`: checks sheets of orders.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::{by_post, incoming, words};
use crate::cli::failure::WrittenError;
use crate::cli::print::{tell, write_all};
use crate::cli::report::{Report, complain};
use crate::exchange::post::{CheckedSheet, faithful};
use crate::project::files::{self as disk, FileSet, SentFiles};
use crate::project::{Error, FileKind, FileSort, InProgress, SentSheet, mistaken, sort_of, text};
use crate::rules::Severity;

/// Check sheets with what their players know, by the game or by a player's last report
#[derive(Debug, Args)]
pub(super) struct Check {
    /// The game in progress, or the .report file of a player
    #[arg(value_name = "GAME|REPORT")]
    known: PathBuf,
    /// The sheets, as text or mails
    #[arg(value_name = "SHEET", required = true)]
    sheets: Vec<PathBuf>,
    /// Write a filled-in order form of each sheet into this folder, as PDF
    #[arg(long, value_name = "DIR")]
    forms: Option<PathBuf>,
    /// Also replace forms that Drydock did not write or that were changed since; each old file is kept as FILE.previous
    #[arg(long, requires = "forms")]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The JSON document that is written if at least one sheet could not be read: why the first such sheet could not be, and the findings in the others.
#[derive(Serialize)]
struct Failed {
    error: WrittenError,
    sheets: Vec<CheckedSheet>,
}

impl Check {
    /// Returns exit code 1 if an error is found, and 2 if a sheet cannot be read. The other sheets are checked even then.
    pub fn run(self) -> Result<Report, Error> {
        let bytes = disk::read(&self.known, text::MOST_BYTES)?;
        let sort = sort_of(&bytes, &self.known)?;
        let (mut sheets, mut others, mut failure) = (Vec::new(), Vec::new(), None);
        let post = by_post(sort.1)?;
        for file in &self.sheets {
            match sheet(file) {
                Ok(sheet) => {
                    let bag = incoming::of_files(post, SentFiles::of(vec![sheet.clone()]));
                    if bag.sheets.is_empty() {
                        // Every file that the user named gets an answer, even if it contains no sheet.
                        sheets.push(sheet);
                    } else {
                        sheets.extend(bag.sheets);
                        others.extend(bag.others);
                    }
                }
                Err(error) => {
                    complain(&error.to_string());
                    failure = failure.or_else(|| Some(WrittenError::from(&error)));
                }
            }
        }
        let checked = match sort.0 {
            FileSort::GameInProgress => {
                let game = InProgress::read(&bytes, &self.known)?;
                let replayed = post.replay(&game, None)?;
                faithful(&game, &*replayed)?;
                replayed.check(&sheets)
            }
            FileSort::Report => post.check_with_report(&bytes, &self.known, &sheets)?,
        };
        let mut report = Report::default();
        if let Some(folder) = self.forms.as_ref().filter(|_| !sheets.is_empty()) {
            tell(
                &mut report,
                &write_all(FileSet::in_folder(folder).forced(self.force), post.forms(&sheets)?.into_iter().map(Ok))?,
            );
        }
        let is_bad = checked
            .iter()
            .any(|sheet| sheet.refused.is_some() || sheet.findings.iter().any(|finding| finding.severity == Severity::Error));
        let code = if failure.is_some() { 2 } else { u8::from(is_bad) };
        if self.json {
            let document = match failure {
                Some(error) => Report::json(&Failed { error, sheets: checked })?,
                None => Report::json(&checked)?,
            };
            return Ok(document.with_code(code));
        }
        for sheet in &checked {
            words::sheet(&mut report, sheet);
        }
        words::others(&mut report, &others);
        Ok(report.with_code(code))
    }
}

/// Reads a sheet that a player has sent. The file may also be a whole report that a player sends back. If the file is certainly not a sheet, the
/// error says what it is.
fn sheet(file: &Path) -> Result<SentSheet, Error> {
    let sheet = disk::sheet(file)?;
    match mistaken(&sheet.bytes, file, "a sheet of orders", &[FileKind::Sheet, FileKind::ReportText, FileKind::Table]) {
        Some(error) => Err(error),
        None => Ok(sheet),
    }
}
