//! `drydock check`

use std::path::PathBuf;

use clap::Args;

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

impl Check {
    /// Exit code 1 for an error that was found, 2 for a file that cannot be read; the other files are checked all the same.
    pub fn run(self) -> Result<Report, Error> {
        let mut code = 0;
        let mut text = Report::default();
        let mut written = Vec::new();
        for file in &self.files {
            let project = match files::load(file) {
                Ok(project) => project,
                Err(error) => {
                    complain(&error.to_string());
                    code = 2;
                    continue;
                }
            };
            let (findings, paths) = (project.check(), project.content.paths());
            if findings.iter().any(|finding| finding.about.severity == Severity::Error) {
                code = code.max(1);
            }
            text.line(format_args!("{}: {}", file.display(), tally(&findings)));
            for finding in &findings {
                if self.json {
                    written.push(Written::new(file, &paths, finding));
                } else {
                    describe(&mut text, &paths, finding);
                }
            }
        }
        let report = if self.json { Report::json(&written)? } else { text };
        Ok(report.with_code(code))
    }
}
