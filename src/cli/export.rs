//! `drydock export`

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::findings::Written;
use super::on_paper::OnPaper;
use super::print::{Document, Giver, OUT, tell, write_all, write_each};
use super::report::Report;
use super::what::What;
use crate::exchange::pages::PictureFormat;
use crate::exchange::{self, cut};
use crate::project::Error;
use crate::project::files::{self, FileSet};
use crate::sheets;

/// Write designs as tables, or pages as pictures
#[derive(Debug, Args)]
pub(super) struct Export {
    /// The project
    file: PathBuf,
    /// What to write: tables of ships and fleets or of units, every page and tile as a picture, or the cuts of each sheet for a cutting machine
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// Mark tables so that this program reads letters with accents correctly
    #[arg(long = "for", value_name = "PROGRAM")]
    reader: Option<Reader>,
    #[command(flatten)]
    pages: What,
    #[command(flatten)]
    paper: OnPaper,
    /// The resolution of a PNG, in pixels per inch
    #[arg(long, value_name = "DPI", default_value_t = 300.0)]
    resolution: f64,
    /// The folder to write into, created if needed
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous, as a changed table is in any
    /// case
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, ValueEnum)]
enum Format {
    Csv,
    Svg,
    Png,
    Cut,
}

/// A program that imports tables and needs them in a special form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Reader {
    Excel,
}

impl Export {
    pub fn run(self) -> Result<Report, Error> {
        if self.reader.is_some() && !matches!(self.to, Format::Csv) {
            return Err(Error::Misuse("--for is for tables: it goes with --to csv".into()));
        }
        if self.to == Format::Csv && self.pages.is_chosen() {
            let why = "Tables are of the whole project: --only, --scenario and --one-page are for pages, and go with --to svg, png or cut";
            return Err(Error::Misuse(why.into()));
        }
        let mut project = files::load(&self.file)?;
        self.paper.choose(Arc::make_mut(&mut project.print));
        let request = self.pages.request(&project)?;
        let set = || FileSet::in_folder(&self.out).forced(self.force);
        let mut findings = Vec::new();
        let mut draw = |format: PictureFormat| {
            write_each(set(), |give: &mut Giver| {
                findings = exchange::pictures(&project, &request, &mut |picture| give(format.file(picture)?))?;
                Ok(())
            })
        };
        let mut written = match self.to {
            Format::Csv => {
                let tables = exchange::tables(&project)?.into_iter();
                let tables = tables.map(|table| if self.reader == Some(Reader::Excel) { table.for_excel() } else { table });
                write_all(set(), tables.map(Ok))?
            }
            Format::Svg => draw(PictureFormat::Svg)?,
            Format::Png => draw(PictureFormat::png(self.resolution)?)?,
            Format::Cut => {
                let printout = sheets::print(&project, &request);
                findings.clone_from(&printout.findings);
                write_all(set(), cut::cut_files(&printout).into_iter().map(Ok))?
            }
        };
        // Tables are of the whole project, whatever pages are requested.
        let is_of_pages = self.to != Format::Csv;
        let left_out = if is_of_pages { sheets::left_out(&project, &request) } else { Vec::new() };
        if self.json {
            for file in &mut written {
                file.pages = is_of_pages.then_some(1);
            }
            let paths = project.content.paths();
            let findings = findings.iter().map(|finding| Written::new(Some(&self.file), &paths, finding)).collect();
            return Report::json(&Document { error: None, files: written, left_out, findings });
        }
        let mut report = Report::default();
        tell(&mut report, &written);
        for line in &left_out {
            report.line(line);
        }
        Ok(report)
    }
}
