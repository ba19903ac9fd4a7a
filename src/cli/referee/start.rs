//! `drydock referee start`

use std::path::PathBuf;

use clap::Args;

use super::by_post;
use crate::cli::report::Report;
use crate::project::{Error, files};

/// Begin a game by post: the campaign is frozen into a file of its own
#[derive(Debug, Args)]
pub(super) struct Start {
    /// The project
    file: PathBuf,
    /// The campaign; the first where none is named
    #[arg(long, value_name = "NAME")]
    campaign: Option<String>,
    /// A number that all keys and dice come from, for playtests: such a game says in every report that it is not for post. Without one a secret is drawn
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The game in progress, a file that is not there yet
    #[arg(long, value_name = "GAME")]
    out: PathBuf,
}

impl Start {
    pub fn run(self) -> Result<Report, Error> {
        let project = files::load(&self.file)?;
        let post = by_post(project.content.game())?;
        let game = post.start(&project, self.campaign.as_deref(), self.seed)?;
        files::write_new(&self.out, game.write()?.as_bytes()).map_err(|error| match error {
            // A game in progress is replaced by nothing: the years that were played would be gone.
            Error::Exists { file } => Error::Misuse(format!("{} is there already: give the game another name", file.display())),
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
