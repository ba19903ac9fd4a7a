//! `drydock print`

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::findings::describe;
use super::on_paper::OnPaper;
use super::report::Report;
use super::settings;
use super::what::What;
use crate::drawing::ProgressMonitor;
use crate::exchange::NamedFile;
use crate::project::files::FileSet;
use crate::project::{Error, Library, Project, files};
use crate::rules::{Game, Severity, counted, slug};
use crate::sheets::{self, PdfFile, Request, game};

/// Where files land when no other folder is named.
pub(super) const OUT: &str = "exports";

/// Put a project on paper: one PDF for each kind of sheet
#[derive(Debug, Args)]
pub(super) struct Print {
    /// The project; the bundled sample where none is named
    file: Option<PathBuf>,
    #[command(flatten)]
    what: What,
    /// Only what this player may see: open pages, and those for his eyes
    #[arg(long = "for", value_name = "SIDE")]
    reader: Option<String>,
    #[command(flatten)]
    paper: OnPaper,
    /// The profile of your printer, from the settings
    #[arg(long, value_name = "PROFILE")]
    printer: Option<String>,
    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
    /// Replace files as well that Drydock did not write, or that were changed since; each is kept as FILE.previous
    #[arg(long)]
    force: bool,
}

impl Print {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let mut project = match &self.file {
            Some(file) => files::load(file)?,
            None => library.template(Game::ALL[0], Library::SAMPLE)?,
        };
        self.paper.choose(Arc::make_mut(&mut project.print));
        let printer = self.printer.as_deref().map(settings::printer).transpose()?.unwrap_or_default();
        let reader = self.reader.map(|name| known_reader(&project, self.what.scenario.as_deref(), name)).transpose()?;
        let request = Request { reader, printer, ..self.what.request(&project)? };
        let (files, printout) =
            sheets::print_to_pdf(&project, &request, ProgressMonitor::NONE).map_err(|error| Error::Misuse(error.to_string()))?;
        let mut report = Report::default();
        // Where nothing could be laid out, why is the answer.
        let error = printout.findings.iter().find(|finding| finding.about.severity == Severity::Error);
        if let Some(finding) = error.filter(|_| files.is_empty()) {
            return Err(Error::Misuse(format!("Nothing was printed: {}", finding.message.trim_end_matches('.'))));
        }
        let named = |file: PdfFile| NamedFile {
            name: format!("{}.pdf", file.name),
            bytes: file.bytes,
            holds: counted(file.pages, "page"),
        };
        let set = FileSet::in_folder(&self.out).forced(self.force);
        write_all(&mut report, set, files.into_iter().map(|file| Ok(named(file))))?;
        let paths = project.content.paths();
        for finding in &printout.findings {
            describe(&mut report, &paths, finding);
        }
        // A kind that found no room is missing, whatever else was written.
        Ok(if error.is_some() { report.with_code(2) } else { report })
    }
}

/// The player of this name, spelled as it is or as in the name of a file.
fn known_reader(project: &Project, scenario: Option<&str>, name: String) -> Result<String, Error> {
    let known = game::of(project.content.game()).readers(&project.content, scenario);
    if known.contains(&name) {
        return Ok(name);
    }
    let alike: Vec<&String> = known.iter().filter(|reader| slug(reader) == slug(&name)).collect();
    match alike[..] {
        [reader] => Ok(reader.clone()),
        [] => Err(Error::Unknown { what: "side", name, known }),
        _ => Err(Error::Misuse(format!("{} sides are called like \"{name}\": write the name as the project does", alike.len()))),
    }
}

/// Who takes files as they are made.
pub(super) type Giver<'taker> = dyn FnMut(NamedFile) -> Result<(), Error> + 'taker;

/// Writes files into the folder of a set, all of them or none, with a line for each.
pub(super) fn write_all(
    report: &mut Report,
    set: FileSet<'_>,
    files: impl IntoIterator<Item = Result<NamedFile, Error>>,
) -> Result<(), Error> {
    write_each(report, set, |give| files.into_iter().try_for_each(|file| give(file?)))
}

/// The same for files that are made one by one: each is written and dropped before the next.
pub(super) fn write_each(
    report: &mut Report,
    mut set: FileSet<'_>,
    make: impl FnOnce(&mut Giver) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut lines = Vec::new();
    make(&mut |file| {
        let NamedFile { name, bytes, holds } = file;
        set.write(&name, &bytes)?;
        lines.push(format!("{holds}, {} KB", bytes.len().div_ceil(1024)));
        Ok(())
    })?;
    if set.is_empty() {
        return Err(Error::Misuse("There is nothing to write: the project has nothing of what was asked for".into()));
    }
    for (path, line) in set.finish()?.iter().zip(lines) {
        report.line(format_args!("{}: {line}", path.display()));
    }
    Ok(())
}
