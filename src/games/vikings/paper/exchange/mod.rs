//! What Vikings provides for other programs and the command line: the point values of characters and boats, the chances of fights, and chapters of
//! the blue book.

mod chapter;
mod odds;
mod other_odds;
mod prices;
mod vassal;

use crate::Vikings;
use std::path::Path;

use exchange::answer::{Answer, Fields, Question};
use exchange::csv::Sheet;
use exchange::game::{Exchange, KeptModule};
use exchange::kinds;
use exchange::pages::LaterPicture;
use exchange::post::Post;
use exchange::vassal::Module;
use project::{self, AnyKind, Error, Library, Project};
use sheets::SheetKind;
use vikings::{BOATS, CHARACTERS, Chapter, Content};

impl Exchange for Vikings {
    type Of = Content;
    const QUESTIONS: &'static [Question] = &[
        odds::FIGHT,
        odds::SEVERAL,
        other_odds::ARROW,
        other_odds::CHALLENGE,
        other_odds::SWIM,
        other_odds::HOOK,
        other_odds::CUT,
        other_odds::RAM,
    ];
    const ANSWERING: &'static str = Library::EMPTY;
    const PRICED: &'static [&'static dyn AnyKind] = &[&CHARACTERS, &BOATS];
    const POST: Option<&'static dyn Post> = None;
    const CHARTS: &'static [SheetKind] = vassal::CHARTS;
    const KEPT: Option<KeptModule<Content>> = None;

    fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
        vassal::module(content, project, scenario)
    }

    fn pieces(_: &Content) -> Vec<LaterPicture<'_>> {
        // This game provides no pictures of single pieces, because its counters are printed on the sheets.
        Vec::new()
    }

    fn prices<'a>(content: &'a Content, _: &Path) -> Answer<'a> {
        prices::answer(content)
    }

    fn prices_of_table(usual: &Content, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        // A table of characters has no weights for point values, so those of the blue book are used.
        let mut content = Content { tables: usual.tables.clone(), ..Content::default() };
        let nothing = project::Content::from(content.clone());
        let sheet = Sheet::read(bytes, file)?;
        // Of kinds with equally many matching columns, `max_by_key` returns the last; `rev` makes it return the first.
        let kind = Self::PRICED.iter().rev().max_by_key(|kind| kinds::columns_named(**kind, &sheet));
        let kind = kind.copied().unwrap_or(&CHARACTERS);
        for edit in kinds::import(kind, bytes, file, &nothing, false)?.edits {
            if let project::Edit::Vikings(edit) = edit {
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
