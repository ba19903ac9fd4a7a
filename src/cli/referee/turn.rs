//! `drydock referee turn`

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::{by_post, words};
use crate::cli::report::{Report, complain_of};
use crate::drawing::ProgressMonitor;
use crate::exchange::post::{CheckedSheet, PlayedTurn};
use crate::project::files::{self, FileSet, GameFile};
use crate::project::{Error, InProgress};
use crate::rules::counted;

/// Play a year with the sheets that lie in the game and those of a folder, and write every player's report
#[derive(Debug, Args)]
pub(super) struct Turn {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// The folder of the sheets: every file in it that ends in .orders or .txt; none where those that an undone turn had are all
    #[arg(long, value_name = "DIR")]
    orders: Option<PathBuf>,
    /// Where the reports go; beside the game where no folder is named
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replace files as well that Drydock did not write, or that were changed since; each is kept as FILE.previous
    #[arg(long)]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Written {
    turn: u32,
    state: String,
    sheets: Vec<CheckedSheet>,
    files: Vec<String>,
}

impl Turn {
    pub fn run(self) -> Result<Report, Error> {
        let opened = GameFile::read(&self.game)?;
        let sheets = self.orders.as_deref().map(files::sheets).transpose()?.unwrap_or_default();
        let mut game = InProgress::clone(opened.game());
        let post = by_post(game.content.game())?;
        post.hand_in(&mut game, sheets)?;
        let was_bare = game.secret.is_none();
        let PlayedTurn { game, turn, sheets, reports, papers } = post.turn(game, ProgressMonitor::NONE)?;
        let folder = self.out.clone().unwrap_or_else(|| opened.folder());
        let mut set = FileSet::in_folder(&folder).forced(self.force);
        let mut written = Vec::new();
        for file in reports.iter().flat_map(|report| &report.files).chain(&papers) {
            set.write(&file.name, &file.bytes)?;
            written.push(folder.join(&file.name));
        }
        // The game comes last: where it cannot be written, nothing was.
        let opened = opened.write(&mut set, game)?;
        set.finish()?;
        complain_of(opened.said());
        if self.json {
            let state = opened.game().years.last().map(|year| year.state.clone()).unwrap_or_default();
            let files = written.iter().map(|file| file.display().to_string()).collect();
            return Report::json(&Written { turn, state, sheets, files });
        }
        let mut report = Report::default();
        let come = counted(sheets.iter().filter(|sheet| sheet.refused.is_none()).count(), "sheet");
        report.line(format_args!("Turn {turn} is played: {come} of {} players counted.", reports.len()));
        if was_bare {
            report.line(
                "The game has a secret from this turn on; the turns before stay as they were played, and are not taken back.",
            );
        }
        for sheet in &sheets {
            words::sheet(&mut report, sheet);
        }
        for file in &written {
            report.line(file.display());
        }
        Ok(report)
    }
}
