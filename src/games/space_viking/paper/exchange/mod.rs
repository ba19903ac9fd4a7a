//! What other programs and the command line get from Space Viking: the costs of openings (what players begin with) and of fleets, the chances of
//! battles and landings, chapters of the blue book, and games that are played by post.

mod chapter;
mod odds;
mod post;
mod prices;
mod vassal;

pub use post::read_report;

use crate::SpaceViking;
use std::path::Path;

use exchange::answer::{Answer, Fields, Question};
use exchange::game::{Exchange, KeptModule};
use exchange::kinds;
use exchange::pages::LaterPicture;
use exchange::post::Post;
use exchange::vassal::Module;
use project::{self, AnyKind, Error, Library, Project};
use sheets::SheetKind;
use space_viking::{Chapter, Content, PLAYERS};

impl Exchange for SpaceViking {
    type Of = Content;
    const QUESTIONS: &'static [Question] = &[odds::MEETING];
    const ANSWERING: &'static str = Library::EMPTY;
    const PRICED: &'static [&'static dyn AnyKind] = &[&PLAYERS];
    const POST: Option<&'static dyn Post> = Some(&post::ByPost);
    const CHARTS: &'static [SheetKind] = vassal::CHARTS;
    const KEPT: Option<KeptModule<Content>> = None;

    fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
        vassal::module(content, project, scenario)
    }

    fn pieces(_: &Content) -> Vec<LaterPicture<'_>> {
        // This game offers no pictures of single pieces, because the map is printed with the sheets.
        Vec::new()
    }

    fn prices<'a>(content: &'a Content, _: &Path) -> Answer<'a> {
        prices::answer(content)
    }

    fn prices_of_table(usual: &Content, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        // A file of players has no tables, so items, technologies and worlds come from the blue book.
        let mut content = Content { players: rules::Shelf::default(), fleets: rules::Shelf::default(), ..usual.clone() };
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
