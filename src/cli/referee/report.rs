//! `drydock referee report`: shows or writes players' reports again.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::by_post;
use crate::cli::print::{tell, write_all};
use crate::cli::report::{Report, complain};
use crate::drawing::ProgressMonitor;
use crate::exchange::NamedFile;
use crate::exchange::post::{ReportFormat, folder_of};
use crate::project::Error;
use crate::project::files::{FileSet, GameFile};

/// Show a player's report again, or write reports as text, .report, JSON and PDF
#[derive(Debug, Args)]
pub(super) struct Written {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// The player whose report is wanted; all players if only --out is given
    #[arg(long, value_name = "P", required_unless_present = "out")]
    player: Option<String>,
    /// The turn of the report, 0 for before the first; the last turn played if none is named
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Write the reports into a folder of the turn within this folder; without it one report is shown as text
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous
    #[arg(long, requires = "out")]
    force: bool,
    /// Print one JSON document instead of text: the report, or the list of written files
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Files {
    turn: u32,
    files: Vec<String>,
}

impl Written {
    pub fn run(self) -> Result<Report, Error> {
        let game = Arc::clone(GameFile::read(&self.game)?.game());
        let post = by_post(game.content.game())?;
        let ways: &[ReportFormat] = match (&self.out, self.json) {
            (Some(_), _) => &ReportFormat::ALL,
            (None, true) => &[ReportFormat::Json],
            (None, false) => &[ReportFormat::Text],
        };
        if let Some(warning) = game.warning() {
            complain(warning);
        }
        let replayed = post.replay(&game, self.turn)?;
        let reports = replayed.reports(self.player.as_deref(), ways, ProgressMonitor::NONE)?;
        let files = reports.into_iter().flat_map(|report| report.files);
        let turn = folder_of(replayed.turn(), replayed.turns());
        let mut report = Report::default();
        if let Some(folder) = &self.out {
            let files = files.map(|file| Ok(NamedFile { name: format!("{turn}/{}", file.name), ..file }));
            let written = write_all(FileSet::in_folder(folder).forced(self.force), files)?;
            if self.json {
                let files = written.into_iter().map(|file| file.path).collect();
                return Report::json(&Files { turn: replayed.turn(), files });
            }
            tell(&mut report, &written);
            return Ok(report);
        }
        for file in files {
            for line in String::from_utf8_lossy(&file.bytes).lines() {
                report.line(line);
            }
        }
        Ok(report)
    }
}
