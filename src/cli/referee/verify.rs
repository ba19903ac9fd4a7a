//! `drydock referee verify`: plays all years again, and compares the results with those in the game's file.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::by_post;
use crate::cli::report::Report;
use crate::exchange::post::VerifiedYear;
use crate::project::Error;
use crate::project::files::GameFile;

/// Play all years again, and compare the results with those in the game file
#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Written<'a> {
    same: bool,
    secret: bool,
    edited: &'a [String],
    years: &'a [VerifiedYear],
}

impl Verify {
    pub fn run(self) -> Result<Report, Error> {
        let game = Arc::clone(GameFile::read(&self.game)?.game());
        let replayed = by_post(game.content.game())?.replay(&game, None)?;
        let (years, edited) = (replayed.years(), game.edited());
        let is_bad = !edited.is_empty() || years.iter().any(|year| !year.is_same());
        let secret = game.secret.is_some();
        if self.json {
            return Ok(Report::json(&Written { same: !is_bad, secret, edited: &edited, years })?.with_code(u8::from(is_bad)));
        }
        let mut report = Report::default();
        for year in years {
            let same = if year.is_same() { "as it was" } else { "another state than was written down" };
            report.line(format_args!("Turn {}: {same}, {}", year.turn, &year.played[..16.min(year.played.len())]));
        }
        for edited in edited {
            report.line(edited);
        }
        if let Some(warning) = game.warning() {
            report.line(warning);
        }
        report.line(match (years.len(), is_bad) {
            (0, false) => "No turn was played yet.",
            (_, true) => "The game is not what it says.",
            (_, false) => "The game is what it says.",
        });
        Ok(report.with_code(u8::from(is_bad)))
    }
}
