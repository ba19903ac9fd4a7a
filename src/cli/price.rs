//! `drydock price`: shows the prices of a project's or a table's designs, item by item.

use std::path::{Path, PathBuf};

use clap::Args;

use super::report::Report;
use crate::exchange::csv::Sheet;
use crate::exchange::game;
use crate::project::{Error, FileKind, Game, Library, files, mistaken, text};

/// Show what ships, forces or characters cost, item by item
#[derive(Debug, Args)]
pub(super) struct Price {
    /// A project, or a table of ships, characters or boats whose name ends in .csv, .tsv or .txt
    file: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

impl Price {
    pub fn run(self, library: &Library) -> Result<Report, Error> {
        let bytes = files::read(&self.file, text::MOST_BYTES)?;
        if is_table(&self.file, &bytes) {
            // Of several equal maxima, `max_by_key` returns the last. The order of games is reversed here, so that the first game is returned.
            let priced = Game::ALL.into_iter().rev().max_by_key(|game| game::of(*game).priced_columns(&bytes));
            let Some(priced) = priced else { return Ok(Report::default()) };
            let prices = game::of(priced).prices_of_table(library, &bytes, &self.file);
            // The file may not be a table at all; the error then says what it is.
            let prices = prices.map_err(|error| mistaken(&bytes, &self.file, "a table", &[FileKind::Table]).unwrap_or(error))?;
            let mut report = Report::answer(&prices, self.json)?;
            if let Some(remark) = Sheet::read(&bytes, &self.file)?.remark().filter(|_| !self.json) {
                report.line(format_args!("{remark}."));
            }
            return Ok(report);
        }
        let content = text::read(&bytes, &self.file)?.content;
        let prices = game::of(content.game()).prices(&content, &self.file);
        Report::answer(&prices, self.json)
    }
}

/// Whether a file is a table. The ending of its name decides. If the name has no ending, as the name of a pipe, the first columns decide.
fn is_table(file: &Path, bytes: &[u8]) -> bool {
    /// A text counts as a table if it has at least this many columns with known names.
    const ENOUGH: usize = 2;
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let has_columns = || Game::ALL.into_iter().any(|game| game::of(game).priced_columns(bytes) >= ENOUGH);
    matches!(ending.as_deref(), Some("csv" | "tsv" | "txt")) || FileKind::of(bytes).is_none() && has_columns()
}
