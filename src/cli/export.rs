//! `drydock export`

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::on_paper::OnPaper;
use super::print::{Giver, OUT, write_all, write_each};
use super::report::Report;
use super::what::What;
use crate::exchange::pages::{self, PictureFormat};
use crate::exchange::{self, NamedFile, cut};
use crate::project::{Error, Project, files};
use crate::sheets::{self, Request};

/// Write designs as tables, or pages as pictures
#[derive(Debug, Args)]
pub(super) struct Export {
    /// The project
    file: PathBuf,
    /// What to write: tables of ships and fleets or of units, every page and tile as a picture, or what a cutting machine does to each sheet
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// Mark tables so that this program reads letters with accents aright
    #[arg(long = "for", value_name = "PROGRAM")]
    reader: Option<Reader>,
    #[command(flatten)]
    pages: What,
    #[command(flatten)]
    paper: OnPaper,
    /// How many pixels to the inch a PNG has
    #[arg(long, value_name = "DPI", default_value_t = 300.0)]
    resolution: f64,
    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Csv,
    Svg,
    Png,
    Cut,
}

/// A program that takes tables in and asks for something of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Reader {
    Excel,
}

impl Export {
    pub fn run(self) -> Result<Report, Error> {
        if self.reader.is_some() && !matches!(self.to, Format::Csv) {
            return Err(Error::Misuse("--for is for tables: it goes with --to csv".into()));
        }
        let mut project = files::load(&self.file)?;
        self.paper.choose(Arc::make_mut(&mut project.print));
        let mut report = Report::default();
        let request = self.pages.request(&project)?;
        let mut draw = |format: PictureFormat| {
            let files = |give: &mut Giver| pages::pictures(&project, &request, &mut |picture| give(format.file(picture)?));
            write_each(&mut report, &self.out, files)
        };
        match self.to {
            Format::Csv => {
                let tables = exchange::tables(&project)?.into_iter();
                let tables = tables.map(|table| if self.reader == Some(Reader::Excel) { table.for_excel() } else { table });
                write_all(&mut report, &self.out, tables.map(Ok))?;
            }
            Format::Svg => draw(PictureFormat::Svg)?,
            Format::Cut => write_all(&mut report, &self.out, cut_files(&project, &request))?,
            Format::Png => draw(PictureFormat::png(self.resolution)?)?,
        }
        Ok(report)
    }
}

/// What a cutting machine does to the pages that are asked for.
fn cut_files(project: &Project, request: &Request) -> impl Iterator<Item = Result<NamedFile, Error>> {
    cut::cut_files(&sheets::print(project, request)).into_iter().map(Ok)
}
