//! `drydock print`

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::findings::describe;
use super::report::Report;
use super::settings;
use crate::drawing::stock::Paper;
use crate::exchange::NamedFile;
use crate::project::files::FileSet;
use crate::project::{Error, Library, files};
use crate::rules::{Game, Severity, counted};
use crate::sheets::{self, Request, SheetKind};

/// Where files land when no other folder is named.
pub(super) const OUT: &str = "exports";

/// Put a project on paper: one PDF for each kind of sheet
#[derive(Debug, Args)]
pub(super) struct Print {
    /// The project; the bundled sample where none is named
    file: Option<PathBuf>,
    /// Only these kinds, with commas between them, such as record-sheets,counters
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    only: Vec<SheetKind>,
    /// Only the scenario of this name, with its fleets and map
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// The paper instead of the project's: a4, letter, a3, tabloid, legal, or millimetres such as 210x297
    #[arg(long)]
    paper: Option<Paper>,
    /// The map as one page of its own size instead of pages to be put together
    #[arg(long)]
    one_page: bool,
    /// The profile of your printer, from the settings
    #[arg(long, value_name = "PROFILE")]
    printer: Option<String>,
    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
}

impl Print {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let mut project = match &self.file {
            Some(file) => files::load(file)?,
            None => library.template(Game::ALL[0], Library::SAMPLE)?,
        };
        if let Some(paper) = self.paper {
            Arc::make_mut(&mut project.print).paper = paper;
        }
        if let Some(name) = &self.scenario {
            let known = project.content.scenario_names();
            if !known.contains(name) {
                return Err(Error::Unknown { what: "scenario", name: name.clone(), known });
            }
        }
        let printer = self.printer.as_deref().map(settings::printer).transpose()?.unwrap_or_default();
        let request = Request { only: self.only, scenario: self.scenario, one_page: self.one_page, printer };
        let printout = sheets::print(&project, &request);
        let document = |(kind, pages): &(SheetKind, Vec<_>)| {
            let name = format!("{kind}.pdf");
            let bytes = sheets::to_pdf(&project, *kind, pages)
                .map_err(|error| Error::Misuse(format!("{name} was not written: {error}")))?;
            Ok(NamedFile { name, bytes, holds: counted(pages.len(), "page") })
        };
        let mut report = Report::default();
        // Where nothing could be laid out, why is the answer.
        let error = printout.findings.iter().find(|finding| finding.about.severity == Severity::Error);
        if let Some(finding) = error.filter(|_| printout.sheets.is_empty()) {
            return Err(Error::Misuse(format!("Nothing was printed: {}", finding.message.trim_end_matches('.'))));
        }
        write_all(&mut report, &self.out, printout.sheets.iter().filter(|(_, pages)| !pages.is_empty()).map(document))?;
        let paths = project.content.paths();
        for finding in &printout.findings {
            describe(&mut report, &paths, finding);
        }
        Ok(report)
    }
}

/// Writes files into a folder, all of them or none, with a line for each.
pub(super) fn write_all(
    report: &mut Report,
    folder: &Path,
    files: impl IntoIterator<Item = Result<NamedFile, Error>>,
) -> Result<(), Error> {
    let mut files = files.into_iter().peekable();
    if files.peek().is_none() {
        return Err(Error::Misuse("There is nothing to write: the project has nothing of what was asked for".into()));
    }
    let (mut set, mut lines) = (FileSet::in_folder(folder)?, Vec::new());
    for file in files {
        let NamedFile { name, bytes, holds } = file?;
        set.write(&name, &bytes)?;
        lines.push(format!("{holds}, {} KB", bytes.len().div_ceil(1024)));
    }
    for (path, line) in set.finish()?.iter().zip(lines) {
        report.line(format_args!("{}: {line}", path.display()));
    }
    Ok(())
}
