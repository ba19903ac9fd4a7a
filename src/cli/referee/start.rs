//! `drydock referee start`: begins a game by post.

use std::path::PathBuf;

use clap::Args;

use super::by_post;
use crate::cli::command_error::CommandError;
use crate::cli::findings::describe;
use crate::cli::report::Report;
use crate::project::{Error, files};
use crate::rules::{Severity, counted};

/// Begin a game by post, with the campaign frozen into a file of its own
#[derive(Debug, Args)]
pub(super) struct Start {
    /// The project
    file: PathBuf,
    /// The campaign; the first if none is named
    #[arg(long, value_name = "NAME")]
    campaign: Option<String>,
    /// For playtests, take all keys and dice from this number instead of a random secret; every report then says that the game is not for post
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The deadline for the first sheets, in your own words, such as "Sunday, 20:00"; mails and reminders repeat it
    #[arg(long, value_name = "WORDS")]
    deadline: Option<String>,
    /// Begin the game even if the project breaks rules
    #[arg(long)]
    all_the_same: bool,
    /// The file for the game in progress, which must not exist yet
    #[arg(long, value_name = "GAME")]
    out: PathBuf,
}

impl Start {
    pub fn run(self) -> Result<Report, Error> {
        let project = files::load(&self.file)?;
        let post = by_post(project.content.game())?;
        let mut errors = project.check();
        errors.retain(|finding| finding.about.severity == Severity::Error);
        if !errors.is_empty() && !self.all_the_same {
            let mut report = Report::default();
            for finding in &errors {
                describe(&mut report, &project.content.paths(), finding);
            }
            let errors = counted(errors.len(), "error");
            report.line(format_args!("The game is not begun: the project has {errors}. Mend it, or say --all-the-same."));
            return Ok(report.with_code(1));
        }
        let mut game = post.start(&project, self.campaign.as_deref(), self.seed)?;
        game.coming.set_deadline(self.deadline.as_deref().unwrap_or_default())?;
        files::write_new(&self.out, game.write()?.as_bytes()).map_err(|error| match error {
            // A game in progress is never replaced, because the years that were played would be lost.
            Error::Exists { file } => CommandError::GameExists(file).into(),
            other => other,
        })?;
        let players = post.replay(&game, None)?.players();
        let mut report = Report::default();
        report.line(format_args!("{}: {}, {} players", self.out.display(), game.campaign, players.len()));
        if self.seed.is_some() {
            report.line("Not for post: whoever guesses the seed knows all keys and dice. Without --seed a secret is drawn.");
        }
        report.line("Write the first reports, which hold the keys of the first sheets:");
        report.line(format_args!("  drydock referee report {} --out DIR", self.out.display()));
        Ok(report)
    }
}
