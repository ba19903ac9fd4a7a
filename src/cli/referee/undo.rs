//! `drydock referee undo`

use std::path::PathBuf;

use clap::Args;

use super::files::Opened;
use crate::cli::report::Report;
use crate::project::Error;
use crate::project::files::FileSet;
use crate::rules::counted;

/// Take back the last year that was played, so that a late sheet can be played with the others
#[derive(Debug, Args)]
pub(super) struct Undo {
    /// The game in progress
    #[arg(value_name = "GAME")]
    game: PathBuf,
}

impl Undo {
    pub fn run(self) -> Result<Report, Error> {
        let opened = Opened::read(&self.game)?;
        let mut game = opened.game.clone();
        let turn = game.years.len();
        let Some(year) = game.years.pop() else {
            return Err(Error::Misuse(format!("No turn of {} was played yet", self.game.display())));
        };
        let mut set = FileSet::in_folder(&opened.folder());
        opened.write(&mut set, &game)?;
        set.finish()?;
        let mut report = Report::default();
        let sheets = counted(year.sheets.len(), "sheet");
        report.line(format_args!("Turn {turn} is taken back, which was played with {sheets}; its reports are void."));
        Ok(report)
    }
}
