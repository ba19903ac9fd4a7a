//! What Star Viking supplies to other programs and the command line: single tiles, the cost of forces, the chances of shots, and chapters of the blue
//! book.

mod chapter;
mod odds;
mod prices;
mod vassal;

use crate::StarViking;
use std::path::Path;

use crate::sheets::tiles;
use exchange::ExchangeError;
use exchange::answer::{Answer, Fields, Question};
use exchange::game::{Exchange, KeptModule};
use exchange::pages::{LaterPicture, numbered};
use exchange::post::Post;
use exchange::vassal::Module;
use project::{AnyKind, Error, Library, Project};
use sheets::SheetKind;
use star_viking::{Chapter, Content};

impl Exchange for StarViking {
    type Of = Content;
    const QUESTIONS: &'static [Question] = &[odds::QUESTION];
    const ANSWERING: &'static str = Library::EMPTY;
    // The catalogue states what a unit costs; no price is computed.
    const PRICED: &'static [&'static dyn AnyKind] = &[];
    const POST: Option<&'static dyn Post> = None;
    const CHARTS: &'static [SheetKind] = vassal::CHARTS;
    const KEPT: Option<KeptModule<Content>> = Some(vassal::kept);

    fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
        vassal::module(content, project, scenario)
    }

    fn pieces(content: &Content) -> Vec<LaterPicture<'_>> {
        // The front of every tile, numbered in the order of the systems and called by the name of its system.
        let tiles =
            content.systems.iter().map(|(id, system)| (system.label().to_owned(), move || Some(tiles::front_page(id, system))));
        numbered("tile", 2, tiles.collect())
    }

    fn prices<'a>(content: &'a Content, _: &Path) -> Answer<'a> {
        prices::answer(content)
    }

    fn prices_of_table(_: &Content, _: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        Err(ExchangeError::NoPrices(file.into()).into())
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        (String::new(), chapter::lines(chapter))
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
