//! `drydock referee mail`: writes mails to the players, with reports or reminders.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::by_post;
use crate::cli::print::{tell, write_all};
use crate::cli::report::{Report, complain};
use crate::drawing::ProgressMonitor;
use crate::exchange::post::{reminders, report_mails};
use crate::project::Error;
use crate::project::files::{FileSet, GameFile};

/// Write a mail to each player, ready to be sent: the report of a turn, or a reminder to deliver a sheet
#[derive(Debug, Args)]
pub(super) struct Mails {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// The player to write to; all players if none is named
    #[arg(long, value_name = "P")]
    player: Option<String>,
    /// The turn of the report, 0 for before the first; the last turn played if none is named
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Write reminders instead, to the players whose sheets for the next turn are missing
    #[arg(long, conflicts_with = "turn")]
    reminders: bool,
    /// The folder to write the mails into
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
    turn: u32,
    files: Vec<String>,
}

impl Mails {
    pub fn run(self) -> Result<Report, Error> {
        let game = Arc::clone(GameFile::read(&self.game)?.game());
        let post = by_post(game.content.game())?;
        if let Some(warning) = game.warning() {
            complain(warning);
        }
        let replayed = post.replay(&game, self.turn)?;
        let mails = if self.reminders {
            reminders(post, &*replayed, &game, self.player.as_deref())?
        } else {
            report_mails(post, &*replayed, &game, self.player.as_deref(), ProgressMonitor::NONE)?
        };
        let mut report = Report::default();
        let written = if mails.is_empty() {
            Vec::new()
        } else {
            write_all(FileSet::in_folder(&self.out).forced(self.force), mails.into_iter().map(Ok))?
        };
        if self.json {
            let files = written.into_iter().map(|file| file.path).collect();
            return Report::json(&Files { turn: replayed.turn(), files });
        }
        if written.is_empty() {
            report.line("Nobody is missing.");
        }
        tell(&mut report, &written);
        Ok(report)
    }
}
