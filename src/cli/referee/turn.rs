//! `drydock referee turn`: plays a year, and writes every player's report.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::{by_post, incoming, words};
use crate::cli::report::{Report, complain_of};
use crate::drawing::ProgressMonitor;
use crate::exchange::mail::{Mailbag, NoSheet};
use crate::exchange::post::{CheckedSheet, PlayedTurn, missing, ready};
use crate::project::files::{FileSet, GameFile};
use crate::project::{Error, InProgress};
use crate::rules::counted;

/// Play a year with the sheets in the game and those of a folder, and write every player's report
#[derive(Debug, Args)]
pub(super) struct Turn {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// A folder of sheets besides those in the game, as text (.orders, .txt) or mails (.eml, .mbox)
    #[arg(long, value_name = "DIR")]
    orders: Option<PathBuf>,
    /// The turn to play; needed unless there are sheets and all of them are for the next turn
    #[arg(long = "turn", value_name = "N")]
    number: Option<u32>,
    /// Play only if every player has delivered a sheet that counts or has a captain; otherwise list who is missing, with exit code 1
    #[arg(long)]
    when_complete: bool,
    /// Write the folder of the turn's papers into this folder; beside the game if none is named
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Also replace files that Drydock did not write or that were changed since; each old file is kept as FILE.previous
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
    passed_over: Vec<NoSheet>,
    files: Vec<String>,
}

/// The JSON document that is written if the turn is not played, because sheets are missing.
#[derive(Serialize)]
struct Waiting {
    turn: u32,
    waits_for: Vec<String>,
    deadline: String,
}

impl Turn {
    pub fn run(self) -> Result<Report, Error> {
        // If the command runs twice at the same time, the second run waits, and then sees the game as the first has left it.
        let _held = GameFile::hold(&self.game)?;
        let opened = GameFile::read(&self.game)?;
        let mut game = InProgress::clone(opened.game());
        let post = by_post(game.content.game())?;
        let Mailbag { sheets, others } = match &self.orders {
            Some(folder) => incoming::of_folder(post, folder)?,
            None => Mailbag::default(),
        };
        post.hand_in(&mut game, sheets)?;
        let turn = ready(post, &game, self.number)?;
        if self.when_complete {
            let replayed = post.replay(&game, None)?;
            let waits_for = missing(&*replayed, &game, &replayed.check(&game.coming.sheets))?;
            if !waits_for.is_empty() {
                return self.wait(&Waiting { turn, waits_for, deadline: game.coming.deadline });
            }
        }
        let was_bare = game.secret.is_none();
        let played = post.turn(game, ProgressMonitor::NONE)?;
        let folder = self.out.clone().unwrap_or_else(|| opened.folder());
        let mut set = FileSet::in_folder(&folder).forced(self.force);
        set.write_folder(&played.folder, played.files())?;
        let written: Vec<PathBuf> = played.files().map(|(name, _)| folder.join(&played.folder).join(name)).collect();
        let PlayedTurn { game, turn, sheets, reports, .. } = played;
        // The file of the game is written last, because a turn without its papers does not count as played.
        let opened = opened.write(&mut set, game)?;
        let kept: Vec<String> = set.finish()?.into_iter().filter_map(|placed| placed.said).collect();
        complain_of(opened.said());
        if self.json {
            let state = opened.game().years.last().map(|year| year.state.clone()).unwrap_or_default();
            let files = written.iter().map(|file| file.display().to_string()).collect();
            return Report::json(&Written { turn, state, sheets, passed_over: others, files });
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
        words::others(&mut report, &others);
        for file in &written {
            report.line(file.display());
        }
        for said in &kept {
            report.line(said);
        }
        Ok(report)
    }

    /// The output if the turn is not played, because sheets are missing.
    fn wait(&self, waiting: &Waiting) -> Result<Report, Error> {
        if self.json {
            return Ok(Report::json(waiting)?.with_code(1));
        }
        let mut report = Report::default();
        report.line(format_args!("Turn {} waits for {}.", waiting.turn, waiting.waits_for.join(", ")));
        if !waiting.deadline.is_empty() {
            report.line(format_args!("Deadline: {}", waiting.deadline));
        }
        Ok(report.with_code(1))
    }
}
