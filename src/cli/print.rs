//! `drydock print`: prints a project, or the manual, into PDFs.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::command_error::CommandError;
use super::failure::WrittenError;
use super::findings::{Written as Finding, describe};
use super::on_paper::OnPaper;
use super::report::{Report, complain};
use super::settings;
use super::what::{What, known};
use crate::drawing::ProgressMonitor;
use crate::exchange::NamedFile;
use crate::manual;
use crate::project::files::{FileSet, Placed};
use crate::project::{Content, Error, Game, Library, Place, PrintChoices, Project, files};
use crate::rules::{Code, Severity, counted};
use crate::sheets::{self, FileTaker, PdfFile, PrintError, Printout, Request, game};

/// The folder into which files are written if the user names none.
pub(super) const OUT: &str = "exports";

/// The word by which the user asks for the manual, in place of a kind of sheet.
const MANUAL: &str = "manual";

/// Print a project into PDFs, one for each kind of sheet; with `--only manual`, the manual
#[derive(Debug, Args)]
pub(super) struct Print {
    /// The project; the bundled sample if none is named
    file: Option<PathBuf>,
    #[command(flatten)]
    what: What,
    /// Only the pages that show the thing of this name, such as a ship; may be given several times
    #[arg(long, value_name = "NAME")]
    thing: Vec<String>,
    /// Print only what this player may see: open pages, and pages for this player alone
    #[arg(long = "for", value_name = "SIDE")]
    reader: Option<String>,
    #[command(flatten)]
    paper: OnPaper,
    /// The profile of your printer, from the settings
    #[arg(long, value_name = "PROFILE")]
    printer: Option<String>,
    /// The folder to write into, created if needed
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous
    #[arg(long)]
    force: bool,
}

impl Print {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        if self.what.only == [MANUAL] {
            return self.the_manual();
        }
        let mut project = match &self.file {
            Some(file) => files::load(file)?,
            None => library.template(Game::ALL[0], Library::SAMPLE)?,
        };
        self.paper.choose(Arc::make_mut(&mut project.print));
        let printer = self.printer.as_deref().map(settings::printer).transpose()?.unwrap_or_default();
        let reader = self.reader.map(|name| known_reader(&project, self.what.scenario.as_deref(), name)).transpose()?;
        let things = named(&project.content, self.thing)?;
        let request = Request { reader, printer, ..self.what.request(&project)? };
        let (mut printout, mut pages) = (Printout::default(), Vec::new());
        let set = FileSet::in_folder(&self.out).forced(self.force);
        let written = write_each(set, |give: &mut Giver| {
            let mut take = |file: PdfFile| {
                pages.push(file.pages);
                let (name, holds) = (format!("{}.pdf", file.name), counted(file.pages, "page"));
                give(NamedFile { name, bytes: file.bytes, holds })
            };
            printout = if things.is_empty() {
                sheets::print_files(&project, &request, ProgressMonitor::NONE, &mut take)?
            } else {
                pages_that_show(&things, &project, &request, &mut take)?
            };
            // If no page could be laid out, the command fails, and says why.
            match why_not(&printout.findings).filter(|_| pages.is_empty()) {
                Some(why) => Err(CommandError::NothingPrinted(why).into()),
                None => Ok(()),
            }
        })?;
        let left_out = sheets::left_out(&project, &request);
        // If there was no room for a kind of sheet, it is missing. That is reported as an error, even if other kinds were written.
        let error = why_not(&printout.findings).map(|why| format!("Not everything was printed: {why}"));
        if let Some(error) = &error {
            complain(error);
        }
        let code = if error.is_some() { 2 } else { 0 };
        let paths = project.content.paths();
        if self.json {
            let finding = |finding| Finding::new(self.file.as_deref(), &paths, finding);
            let document = Document {
                error: error.as_deref().map(WrittenError::of_no_file),
                files: written.into_iter().zip(pages).map(|(file, pages)| WrittenFile { pages: Some(pages), ..file }).collect(),
                left_out,
                findings: printout.findings.iter().map(finding).collect(),
            };
            return Ok(Report::json(&document)?.with_code(code));
        }
        let mut report = Report::default();
        tell(&mut report, &written);
        for line in &left_out {
            report.line(line);
        }
        for finding in &printout.findings {
            describe(&mut report, &paths, finding);
        }
        Ok(report.with_code(code))
    }

    /// Prints the manual, which does not depend on any project.
    fn the_manual(&self) -> Result<Report, Error> {
        let mut choices = PrintChoices::default();
        self.paper.choose(&mut choices);
        let files = write_each(FileSet::in_folder(&self.out).forced(self.force), |give: &mut Giver| {
            let bytes = manual::print(&choices).map_err(CommandError::NoManual)?;
            give(NamedFile { name: format!("{MANUAL}.pdf"), bytes, holds: "the manual".into() })
        })?;
        if self.json {
            return Report::json(&Document { error: None, files, left_out: Vec::new(), findings: Vec::new() });
        }
        let mut report = Report::default();
        tell(&mut report, &files);
        Ok(report)
    }
}

/// The things that have these names, of whatever kind.
fn named(content: &Content, names: Vec<String>) -> Result<Vec<Place>, Error> {
    let mut things: Vec<(String, Place)> = Vec::new();
    for kind in content.kinds().iter().filter(|kind| kind.is_listed()) {
        things.extend(kind.things(content).into_iter().filter_map(|thing| Some((kind.label(content, &thing)?, thing))));
    }
    let mut labels: Vec<String> = things.iter().map(|(label, _)| label.clone()).collect();
    labels.sort();
    labels.dedup();
    let name = |name: String| {
        // If there are many things, the error lists only those that the user may mean.
        let asked = name.to_lowercase();
        let is_near = |label: &&String| asked.split_whitespace().all(|word| label.to_lowercase().contains(word));
        let near: Vec<String> = labels.iter().filter(is_near).cloned().collect();
        known("thing", name, if near.is_empty() { labels.clone() } else { near })
    };
    let names: Vec<String> = names.into_iter().map(name).collect::<Result<_, _>>()?;
    Ok(things.into_iter().filter(|(label, _)| names.contains(label)).map(|(_, thing)| thing).collect())
}

/// Makes the pages that show any of these things, and passes them as files to `take`.
fn pages_that_show(
    things: &[Place],
    project: &Project,
    request: &Request,
    take: &mut FileTaker<Error>,
) -> Result<Printout, Error> {
    let mut printout = sheets::print_with_progress(project, request, ProgressMonitor::NONE).map_err(|_| PrintError::Stopped)?;
    let kinds = project.content.kinds();
    let thing = |place: &Place| kinds.iter().find_map(|kind| kind.thing_of(place)).unwrap_or_else(|| place.clone());
    printout.keep_only(|place| things.contains(&thing(place)));
    if printout.sheets.is_empty() && why_not(&printout.findings).is_none() {
        return Err(CommandError::NoPageShows.into());
    }
    sheets::files_of(project, &printout, ProgressMonitor::NONE, take)?;
    Ok(printout)
}

/// Why pages are missing: the first error, and how many more there are.
#[derive(Debug)]
pub(super) struct WhyNot {
    message: String,
    code: Code,
    more: usize,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", self.message, self.code)?;
        if self.more == 0 {
            return Ok(());
        }
        write!(out, " And {} with it, told below.", counted(self.more, "further error"))
    }
}

/// Why pages are missing; `None` if there are no errors.
pub(super) fn why_not(findings: &[project::Finding]) -> Option<WhyNot> {
    let mut errors = findings.iter().filter(|finding| finding.about.severity == Severity::Error);
    let first = errors.next()?;
    Some(WhyNot { message: first.message.clone(), code: first.about.code, more: errors.count() })
}

/// The JSON document about the pages or pictures that were written.
#[derive(Serialize)]
pub(super) struct Document {
    /// Why something was not written. The document has this field only in that case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<WrittenError>,
    /// The files that were written.
    pub files: Vec<WrittenFile>,
    /// What was left out by choice, one sentence for each thing.
    pub left_out: Vec<String>,
    /// The findings about the pages.
    pub findings: Vec<Finding>,
}

/// A file that was written.
#[derive(Serialize)]
pub(super) struct WrittenFile {
    /// The path of the file.
    pub path: String,
    /// A summary of what the file contains, such as "12 ships".
    pub holds: String,
    /// How many pages the file has; `None` if it has no pages.
    pub pages: Option<usize>,
    /// The size of the file in bytes.
    pub bytes: usize,
    /// A clause that says what was done with the old file. `None` if there was no old file, or if it came from an earlier run and nobody had changed
    /// it since.
    pub said: Option<String>,
}

/// The player who is called `name`. The name may also be spelled as it is in file names.
fn known_reader(project: &Project, scenario: Option<&str>, name: String) -> Result<String, Error> {
    let known = game::of(project.content.game()).readers(&project.content, scenario);
    super::what::known("side", name, known)
}

/// A function that receives files one after the other, as they are made.
pub(super) type Giver<'taker> = dyn FnMut(NamedFile) -> Result<(), Error> + 'taker;

/// Writes files into the folder of a set: either all of them or none.
pub(super) fn write_all(
    set: FileSet<'_>,
    files: impl IntoIterator<Item = Result<NamedFile, Error>>,
) -> Result<Vec<WrittenFile>, Error> {
    write_each(set, |give| files.into_iter().try_for_each(|file| give(file?)))
}

/// Writes files into the folder of a set: either all of them or none. `make` produces the files one by one; each is written and dropped from memory
/// before the next is produced.
pub(super) fn write_each(
    mut set: FileSet<'_>,
    make: impl FnOnce(&mut Giver) -> Result<(), Error>,
) -> Result<Vec<WrittenFile>, Error> {
    let mut written = Vec::new();
    make(&mut |file| {
        let NamedFile { name, bytes, holds } = file;
        set.write(&name, &bytes)?;
        written.push((holds, bytes.len()));
        Ok(())
    })?;
    if set.is_empty() {
        return Err(CommandError::NothingToWrite.into());
    }
    let file = |(placed, (holds, bytes)): (Placed, _)| {
        let Placed { path, said } = placed;
        WrittenFile { path: path.display().to_string(), holds, pages: None, bytes, said }
    };
    Ok(set.finish()?.into_iter().zip(written).map(file).collect())
}

/// Writes a line for each file.
pub(super) fn tell(report: &mut Report, files: &[WrittenFile]) {
    for WrittenFile { path, holds, bytes, said, .. } in files {
        let said = said.as_ref().map_or_else(String::new, |said| format!("; {said}"));
        report.line(format_args!("{path}: {holds}, {} KB{said}", bytes.div_ceil(1024)));
    }
}
