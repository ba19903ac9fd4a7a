//! `drydock referee check`

use std::path::PathBuf;

use clap::Args;

use super::{by_post, words};
use crate::cli::print::write_all;
use crate::cli::report::Report;
use crate::exchange::post::faithful;
use crate::project::files::{self as disk, FileSet};
use crate::project::{Error, FileSort, InProgress, sort_of, text};
use crate::rules::Severity;

/// Check sheets by what their players know: with the game, or with a player's last report
#[derive(Debug, Args)]
pub(super) struct Check {
    /// The game in progress, or the .report file of a player
    #[arg(value_name = "GAME|REPORT")]
    known: PathBuf,
    /// The sheets
    #[arg(value_name = "SHEET", required = true)]
    sheets: Vec<PathBuf>,
    /// The folder that a filled-in order form of each sheet is written into, as PDF
    #[arg(long, value_name = "DIR")]
    forms: Option<PathBuf>,
    /// Replace forms as well that Drydock did not write, or that were changed since; each is kept as FILE.previous
    #[arg(long, requires = "forms")]
    force: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self) -> Result<Report, Error> {
        let sheets = self.sheets.iter().map(|sheet| disk::sheet(sheet)).collect::<Result<Vec<_>, _>>()?;
        let bytes = disk::read(&self.known, text::MOST_BYTES)?;
        let (post, checked) = match sort_of(&bytes, &self.known)? {
            (FileSort::GameInProgress, _) => {
                let game = InProgress::read(&bytes, &self.known)?;
                let post = by_post(game.content.game())?;
                let replayed = post.replay(&game, None)?;
                faithful(&*replayed)?;
                (post, replayed.check(&sheets))
            }
            (FileSort::Report, game) => {
                let post = by_post(game)?;
                (post, post.check_with_report(&bytes, &self.known, &sheets)?)
            }
        };
        let mut report = Report::default();
        if let Some(folder) = &self.forms {
            write_all(&mut report, FileSet::in_folder(folder).forced(self.force), post.forms(&sheets)?.into_iter().map(Ok))?;
        }
        let is_bad = checked
            .iter()
            .any(|sheet| sheet.refused.is_some() || sheet.findings.iter().any(|finding| finding.severity == Severity::Error));
        let code = u8::from(is_bad);
        if self.json {
            return Ok(Report::json(&checked)?.with_code(code));
        }
        for sheet in &checked {
            words::sheet(&mut report, sheet);
        }
        Ok(report.with_code(code))
    }
}
