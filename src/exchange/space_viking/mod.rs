//! What other programs and the command line get of Space Viking: what openings and fleets come to, the chances of battles and landings,
//! chapters of the blue book, and games that are played by post.

mod chapter;
mod odds;
mod post;
mod prices;

pub use post::read_report;

use std::path::Path;

use super::answer::{Answer, Fields, Question};
use super::game::Exchange;
use super::kinds;
use super::pages::Picture;
use super::post::Post;
use project::{self, AnyKind, Error, Library};
use space_viking::{Chapter, Content, PLAYERS};

impl Exchange for Content {
    const QUESTIONS: &'static [Question] = &[odds::MEETING];
    const ANSWERING: &'static str = Library::EMPTY;
    const PRICED: &'static [&'static dyn AnyKind] = &[&PLAYERS];
    const POST: Option<&'static dyn Post> = Some(&post::ByPost);

    fn pieces(&self) -> Vec<Picture> {
        // Its map is on the sheets.
        Vec::new()
    }

    fn prices(&self, _: &Path) -> Answer<'_> {
        prices::answer(self)
    }

    fn prices_of_table(usual: &Self, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        // A table has no tables of its own: items, technologies and worlds are those of the blue book.
        let mut content = Self { players: rules::Shelf::default(), fleets: rules::Shelf::default(), ..usual.clone() };
        let nothing = project::Content::from(content.clone());
        for edit in kinds::import(&PLAYERS, bytes, file, &nothing, false)?.edits {
            if let project::Edit::SpaceViking(edit) = edit {
                content.apply(&edit).map_err(|refusal| Error::Refused { file: file.into(), refusal })?;
            }
        }
        Ok(prices::owned(content))
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        (String::new(), chapter::lines(chapter))
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
