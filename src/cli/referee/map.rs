//! `drydock referee map`: writes a map and tables of what one or several players' reports say.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::by_post;
use crate::cli::command_error::CommandError;
use crate::cli::print::{tell, write_all};
use crate::cli::report::Report;
use crate::exchange::post::PostError;
use crate::project::files::{self as disk, FileSet};
use crate::project::{Error, FileSort, sort_of, text};

/// Write the map and the tables of a player's report, or of reports that several players share
#[derive(Debug, Args)]
pub(super) struct SharedMap {
    /// The .report files
    #[arg(value_name = "REPORT", required = true)]
    reports: Vec<PathBuf>,
    /// The folder to write map.html, worlds.csv, fleets.csv and sightings.csv into
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous
    #[arg(long)]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Files {
    files: Vec<String>,
}

impl SharedMap {
    pub fn run(self) -> Result<Report, Error> {
        let read = |path: &PathBuf| Ok::<_, Error>((path.clone(), disk::read(path, text::MOST_BYTES)?));
        let reports: Vec<(PathBuf, Vec<u8>)> = self.reports.iter().map(read).collect::<Result<_, _>>()?;
        let mut game = None;
        for (path, bytes) in &reports {
            match sort_of(bytes, path)? {
                (FileSort::Report, of) => game = game.or(Some(of)),
                (FileSort::GameInProgress, _) => return Err(CommandError::RefereeFile(path.clone()).into()),
            }
        }
        let files = by_post(game.ok_or(PostError::NoReport)?)?.shared_map(&reports)?;
        let written = write_all(FileSet::in_folder(&self.out).forced(self.force), files.into_iter().map(Ok))?;
        if self.json {
            return Report::json(&Files { files: written.into_iter().map(|file| file.path).collect() });
        }
        let mut report = Report::default();
        tell(&mut report, &written);
        Ok(report)
    }
}
