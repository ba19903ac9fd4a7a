//! What other programs and the command line get of Star Viking: tiles by themselves, what forces cost, the chances of shots, and chapters of the blue book.

mod chapter;
mod odds;
mod prices;

use std::path::Path;

use super::answer::{Answer, Fields, Question};
use super::game::Exchange;
use super::pages::{Picture, numbered};
use super::post::Post;
use project::{AnyKind, Error, Library};
use sheets::star_viking::tiles;
use star_viking::{Chapter, Content};

impl Exchange for Content {
    const QUESTIONS: &'static [Question] = &[odds::QUESTION];
    const ANSWERING: &'static str = Library::EMPTY;
    // The catalogue states what a unit costs; nothing is worked out.
    const PRICED: &'static [&'static dyn AnyKind] = &[];
    const POST: Option<&'static dyn Post> = None;

    fn pieces(&self) -> Vec<Picture> {
        // The front of every tile, numbered in the order of the systems and named for them.
        numbered("tile", 2, tiles::fronts(self))
    }

    fn prices(&self, _: &Path) -> Answer<'_> {
        prices::answer(self)
    }

    fn prices_of_table(_: &Self, _: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        Err(Error::Misuse(format!("{} is no table that has prices", file.display())))
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        (String::new(), chapter::lines(chapter))
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
