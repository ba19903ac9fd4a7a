//! What Launch Fighters! gives other programs and the command line: the prices of ships, the chances of barrages, and chapters of the blue book.

mod chapter;
mod odds;
mod prices;
mod vassal;

use crate::LaunchFighters;
use std::path::Path;

use exchange::answer::{Answer, Fields, Question};
use exchange::game::{Exchange, KeptModule};
use exchange::kinds;
use exchange::pages::LaterPicture;
use exchange::post::Post;
use exchange::vassal::Module;
use launch_fighters::{Chapter, Content, Edit, Options, SHIPS, Ship};
use project::{self, AnyKind, Error, Library, Project};
use rules::Change;
use sheets::SheetKind;

impl Exchange for LaunchFighters {
    type Of = Content;
    const QUESTIONS: &'static [Question] = &[odds::QUESTION];
    const ANSWERING: &'static str = Library::EMPTY;
    const PRICED: &'static [&'static dyn AnyKind] = &[&SHIPS];
    const POST: Option<&'static dyn Post> = None;
    const CHARTS: &'static [SheetKind] = vassal::CHARTS;
    const KEPT: Option<KeptModule<Content>> = Some(vassal::kept);

    fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
        vassal::module(content, project, scenario)
    }

    fn pieces(_: &Content) -> Vec<LaterPicture<'_>> {
        // This game offers no pictures of single pieces, because its pieces are on its sheets.
        Vec::new()
    }

    fn prices<'a>(content: &'a Content, file: &Path) -> Answer<'a> {
        prices::answer(content.ships.iter().map(|(_, ship)| ship.clone()).collect(), content.options, file)
    }

    fn prices_of_table(_: &Content, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        // A table does not say which optional rules are in use, so the book's standard rules are used.
        ships(bytes, file).map(|ships| prices::answer(ships, Options::default(), file))
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        chapter::lines(chapter)
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}

/// Reads the ships in an imported table; `file` is named in errors.
fn ships(bytes: &[u8], file: &Path) -> Result<Vec<Ship>, Error> {
    let nothing = project::Content::from(Content::default());
    let edits = kinds::import(&SHIPS, bytes, file, &nothing, false)?.edits;
    let ship = |edit| match edit {
        project::Edit::LaunchFighters(Edit::Ship(Change::Add(ship))) => Some(ship),
        _ => None,
    };
    Ok(edits.into_iter().filter_map(ship).collect())
}
