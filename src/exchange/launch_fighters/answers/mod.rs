//! What the command line is told of Launch Fighters!: what ships cost, the chances of barrages, and chapters of the blue book.

mod chapter;
mod odds;
mod prices;

use std::path::Path;

use super::ships_csv;
use crate::exchange::answer::{Answer, Fields, Question};
use crate::exchange::game::Exchange;
use crate::exchange::pages::Picture;
use crate::project::Error;
use crate::rules::launch_fighters::{Chapter, Content, Options};

impl Exchange for Content {
    const QUESTIONS: &'static [Question] = &[odds::QUESTION];

    fn pieces(&self) -> Vec<Picture> {
        // Its pieces are on the sheets.
        Vec::new()
    }

    fn prices(&self, file: &Path) -> Answer<'_> {
        prices::answer(self.ships.iter().map(|(_, ship)| ship.clone()).collect(), self.options, file)
    }

    fn prices_of_table(bytes: &[u8], file: &Path) -> Option<Result<Answer<'static>, Error>> {
        // A table knows no options: they are as the book has them.
        Some(ships_csv::read(bytes, file).map(|ships| prices::answer(ships, Options::default(), file)))
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        chapter::lines(chapter)
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
