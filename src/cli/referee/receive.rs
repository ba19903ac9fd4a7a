//! `drydock referee receive`: takes sheets and mails into the game, and answers each of them.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::{by_post, incoming, words};
use crate::cli::command_error::CommandError;
use crate::cli::print::{tell, write_all};
use crate::cli::report::{Report, complain_of};
use crate::exchange::NamedFile;
use crate::exchange::mail::NoSheet;
use crate::exchange::post::{CheckedSheet, answers, faithful, missing};
use crate::project::files::{FileSet, GameFile};
use crate::project::{Error, InProgress, SentSheet};

/// Take sheets and mails into the game for the next turn, and answer each with its findings
#[derive(Debug, Args)]
pub(super) struct Receive {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// Sheets, mails, or folders of them
    #[arg(value_name = "SHEET|DIR")]
    sheets: Vec<PathBuf>,
    /// The deadline for sheets, in your own words; "" takes it back
    #[arg(long, value_name = "WORDS")]
    deadline: Option<String>,
    /// Write an answer to each sheet into this folder, as a mail ready to be sent
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Also replace answers that Drydock did not write or that were changed since; each old file is kept as FILE.previous
    #[arg(long, requires = "out")]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Received {
    turn: u32,
    sheets: Vec<CheckedSheet>,
    passed_over: Vec<NoSheet>,
    waits_for: Vec<String>,
    deadline: String,
    files: Vec<String>,
}

impl Receive {
    pub fn run(self) -> Result<Report, Error> {
        if self.sheets.is_empty() && self.deadline.is_none() {
            return Err(CommandError::NothingToReceive.into());
        }
        let _held = GameFile::hold(&self.game)?;
        let opened = GameFile::read(&self.game)?;
        let mut game = InProgress::clone(opened.game());
        let post = by_post(game.content.game())?;
        let (mut come, mut others): (Vec<SentSheet>, Vec<NoSheet>) = (Vec::new(), Vec::new());
        for path in &self.sheets {
            let bag = incoming::of_path(post, path)?;
            come.extend(bag.sheets);
            others.extend(bag.others);
        }
        post.hand_in(&mut game, come.clone())?;
        if let Some(words) = &self.deadline {
            game.coming.set_deadline(words)?;
        }
        let replayed = post.replay(&game, None)?;
        faithful(&game, &*replayed)?;
        let all = replayed.check(&game.coming.sheets);
        let checked: Vec<CheckedSheet> =
            all.iter().filter(|sheet| come.iter().any(|come| come.name == sheet.file)).cloned().collect();
        let (turn, waits_for) = (replayed.turn() + 1, missing(&*replayed, &game, &all)?);
        let (deadline, mails) = (game.coming.deadline.clone(), answers(&*replayed, &game, &game.coming.sheets, &checked));
        let opened = opened.replace(game)?;
        complain_of(opened.said());
        let mut written = Vec::new();
        if let Some(folder) = self.out.as_ref().filter(|_| !mails.is_empty()) {
            written = write_all(FileSet::in_folder(folder).forced(self.force), mails.into_iter().map(Ok::<NamedFile, Error>))?;
        }
        if self.json {
            let files = written.into_iter().map(|file| file.path).collect();
            return Report::json(&Received { turn, sheets: checked, passed_over: others, waits_for, deadline, files });
        }
        let mut report = Report::default();
        for sheet in &checked {
            words::sheet(&mut report, sheet);
        }
        words::others(&mut report, &others);
        match waits_for.as_slice() {
            [] => report.line(format_args!("Everybody has delivered for turn {turn}.")),
            waits_for => report.line(format_args!("Turn {turn} waits for {}.", waits_for.join(", "))),
        }
        if !deadline.is_empty() {
            report.line(format_args!("Deadline: {deadline}"));
        }
        tell(&mut report, &written);
        Ok(report)
    }
}
