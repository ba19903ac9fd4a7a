//! What the command line is told of Star Viking: what forces cost, and chapters of the blue book.

mod chapter;
mod prices;

use std::path::Path;

use crate::exchange::answer::{Answer, Fields, Question};
use crate::exchange::game::Exchange;
use crate::exchange::pages::Picture;
use crate::project::Error;
use crate::rules::star_viking::{Chapter, Content};

impl Exchange for Content {
    // Its tables give the results of dice as they are.
    const QUESTIONS: &'static [Question] = &[];

    fn pieces(&self) -> Vec<Picture> {
        super::tiles(self)
    }

    fn prices(&self, _: &Path) -> Answer<'_> {
        prices::answer(self)
    }

    fn prices_of_table(_: &[u8], _: &Path) -> Option<Result<Answer<'static>, Error>> {
        // The catalogue states what a unit costs; nothing is worked out.
        None
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        (String::new(), chapter::lines(chapter))
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
