//! `drydock export`

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::print::{OUT, write_all};
use super::report::Report;
use crate::exchange;
use crate::project::{Error, files};

/// Write designs as tables, or pages as pictures
#[derive(Debug, Args)]
pub(super) struct Export {
    /// The project
    file: PathBuf,
    /// What to write: tables of ships and fleets, or every page as a picture
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR", default_value = OUT)]
    out: PathBuf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Csv,
}

impl Export {
    pub fn run(self) -> Result<Report, Error> {
        let project = files::load(&self.file)?;
        let mut report = Report::default();
        match self.to {
            Format::Csv => write_all(&mut report, &self.out, exchange::tables(&project)?.into_iter().map(Ok))?,
        }
        Ok(report)
    }
}
