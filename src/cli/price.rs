//! `drydock price`

use std::path::{Path, PathBuf};

use clap::Args;

use super::report::Report;
use crate::exchange::game;
use crate::project::{Error, files, text};
use crate::rules::Game;

/// Show what ships or forces cost, item by item
#[derive(Debug, Args)]
pub(super) struct Price {
    /// A project, or a table of ships whose name ends in .csv, .tsv or .txt
    file: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

impl Price {
    pub fn run(self) -> Result<Report, Error> {
        if is_table(&self.file) {
            let bytes = files::read(&self.file, text::MOST_BYTES)?;
            let prices = Game::ALL.into_iter().find_map(|game| game::of(game).prices_of_table(&bytes, &self.file));
            return prices.map_or_else(|| Ok(Report::default()), |prices| Report::answer(&prices?, self.json));
        }
        let content = files::load(&self.file)?.content;
        let prices = game::of(content.game()).prices(&content, &self.file);
        Report::answer(&prices, self.json)
    }
}

fn is_table(file: &Path) -> bool {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    matches!(ending.as_deref(), Some("csv" | "tsv" | "txt"))
}
