//! `drydock referee undo`: takes back the last year that was played.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::cli::report::{Report, complain_of};
use crate::project::files::GameFile;
use crate::project::{Coming, Error, InProgress};
use crate::rules::counted;

/// Take back the last year played, so that a late sheet can be played with the others
#[derive(Debug, Args)]
pub(super) struct Undo {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
    /// Forget its sheets and corrections instead of putting them back into the game
    #[arg(long)]
    forget: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Written {
    turn: usize,
    sheets: Vec<String>,
    corrections: usize,
    forgotten: bool,
}

impl Undo {
    pub fn run(self) -> Result<Report, Error> {
        let opened = GameFile::read(&self.game)?;
        let mut game = InProgress::clone(opened.game());
        let turn = game.years.len();
        let year = game.take_back()?;
        if self.forget {
            game.coming = Coming::default();
        }
        complain_of(opened.replace(game)?.said());
        if self.json {
            let sheets = year.sheets.iter().map(|sheet| sheet.name.clone()).collect();
            return Report::json(&Written { turn, sheets, corrections: year.corrections.len(), forgotten: self.forget });
        }
        let mut report = Report::default();
        let sheets = counted(year.sheets.len(), "sheet");
        report.line(format_args!("Turn {turn} is taken back, which was played with {sheets}; its reports are void."));
        if !self.forget {
            let corrections = counted(year.corrections.len(), "correction");
            report
                .line(format_args!("The game holds its {sheets} and {corrections}: play it again with them and any late ones:"));
            report.line(format_args!("  drydock referee turn {} --orders DIR", self.game.display()));
        }
        Ok(report)
    }
}
