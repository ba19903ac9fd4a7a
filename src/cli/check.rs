//! `drydock check`: checks projects against the rulebook.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::failure::WrittenError;
use super::findings::{Written, describe, tally};
use super::report::{Report, complain};
use crate::project::{Error, files};
use crate::rules::Severity;

/// Check projects against the rulebook
#[derive(Debug, Args)]
pub(super) struct Check {
    /// The projects
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The entry for one file in the JSON document: the findings in the file, or why it could not be read. The document has such entries only if at least
/// one file could not be read.
#[derive(Serialize)]
struct Checked {
    file: String,
    error: Option<WrittenError>,
    findings: Vec<Written>,
}

/// The JSON document that is written if at least one file could not be read: why the first such file could not be, and the result for each file.
#[derive(Serialize)]
struct Failed {
    error: WrittenError,
    files: Vec<Checked>,
}

impl Check {
    /// Returns exit code 1 if an error is found, and 2 if a file cannot be read. The other files are checked even then.
    pub fn run(self) -> Result<Report, Error> {
        let mut code = 0;
        let mut text = Report::default();
        let (mut files, mut failure) = (Vec::new(), None);
        for file in &self.files {
            let mut checked = Checked { file: file.display().to_string(), error: None, findings: Vec::new() };
            match files::load(file) {
                Ok(project) => {
                    let (findings, paths) = (project.check(), project.content.paths());
                    if findings.iter().any(|finding| finding.about.severity == Severity::Error) {
                        code = code.max(1);
                    }
                    text.line(format_args!("{}: {}", file.display(), tally(&findings)));
                    for finding in &findings {
                        if self.json {
                            checked.findings.push(Written::new(Some(file), &paths, finding));
                        } else {
                            describe(&mut text, &paths, finding);
                        }
                    }
                }
                Err(error) => {
                    complain(&error.to_string());
                    code = 2;
                    checked.error = Some(WrittenError::from(&error));
                    failure = failure.or_else(|| checked.error.clone());
                }
            }
            files.push(checked);
        }
        let report = match failure {
            _ if !self.json => text,
            Some(error) => Report::json(&Failed { error, files })?,
            None => Report::json(&files.into_iter().flat_map(|checked| checked.findings).collect::<Vec<_>>())?,
        };
        Ok(report.with_code(code))
    }
}
