//! The functions that a game must provide for the exchange with other programs. The type that implements them is not the game's content, since the
//! content is a type of the rules.

use std::marker::PhantomData;
use std::path::Path;

use super::ExchangeError;
use super::answer::{Answer, Document, Fields, Question};
use super::csv::Sheet;
use super::kinds;
use super::pages::LaterPicture;
use super::post::Post;
use super::vassal::Module;
use project::{AnyKind, Content, Error, Kept, KeptSort, Library, OfGame, OneOf as _, Project};
use rules::designs::Designs;
use sheets::SheetKind;

/// The type of a chapter of a game's blue book.
pub type ChapterOf<G> = <<G as Exchange>::Of as Designs>::Chapter;

/// Makes a module for VASSAL from a kept game, as the game stood after this many moves; `None` for after its last move.
pub type KeptModule<C> = fn(&C, &Project, &Kept, Option<usize>) -> Result<Module, Error>;

/// The position from which a game is played in VASSAL.
#[derive(Clone, Copy, Debug)]
pub enum Position<'a> {
    /// The start of the scenario with this name; `None` for the first scenario.
    Start(Option<&'a str>),
    /// A kept game after this many moves; `None` for after its last move.
    Kept(&'a Kept, Option<usize>),
}

/// Everything that a game offers to other programs and to the command line.
pub trait Exchange: 'static {
    /// The type of the designs that are exchanged.
    type Of: OfGame<Chapter: Default>;
    /// The questions about odds that the game can answer.
    const QUESTIONS: &'static [Question];
    /// The name of the template whose designs answer the questions if the user names no file.
    const ANSWERING: &'static str;
    /// The kinds of thing whose tables alone are enough to work out the price of each row.
    const PRICED: &'static [&'static dyn AnyKind];
    /// The functions for a game by post; `None` if the game is not played by post.
    const POST: Option<&'static dyn Post>;
    /// The sheets that players read while they play in VASSAL. A sheet for one player goes to that player alone.
    const CHARTS: &'static [SheetKind];
    /// Makes a module from a kept game; `None` if games are not kept move by move.
    const KEPT: Option<KeptModule<Self::Of>>;

    /// The module for the scenario with this name, or for the first scenario if no name is given, without its charts. `project` has the pictures that
    /// the designer has added.
    fn module(content: &Self::Of, project: &Project, scenario: Option<&str>) -> Module;
    /// The pieces that are exported one by one as pictures. Each is laid out when it is needed.
    fn pieces(content: &Self::Of) -> Vec<LaterPicture<'_>>;
    /// The prices of the designs of a file, item by item.
    fn prices<'a>(content: &'a Self::Of, file: &Path) -> Answer<'a>;
    /// The prices of the designs in a table, which must be of a kind that has prices. Values that the table lacks are taken from the `usual` designs.
    ///
    /// # Errors
    ///
    /// If the bytes are no such table.
    fn prices_of_table(usual: &Self::Of, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book in words: the text after its name, and a line for each thing in it.
    fn chapter_lines(chapter: &ChapterOf<Self>) -> (String, Vec<String>);
    /// A chapter of the blue book as fields of a document.
    fn chapter_fields(chapter: &ChapterOf<Self>) -> Fields;
}

/// The functions of [`Exchange`] for any game, for code that knows no game. Designs for another game give empty results.
pub trait AnyExchange {
    /// The questions about odds that the game can answer.
    fn questions(&self) -> &'static [Question];
    /// The name of the template whose designs answer the questions if the user names no file.
    fn answering(&self) -> &'static str;
    /// The functions for a game by post; `None` if the game is not played by post.
    fn post(&self) -> Option<&'static dyn Post>;
    /// The sheets that players read while they play in VASSAL.
    fn charts(&self) -> &'static [SheetKind];
    /// The module for the scenario with this name, or for the first scenario if no name is given, without its charts. `None` if the project is for
    /// another game.
    fn module(&self, project: &Project, scenario: Option<&str>) -> Option<Module>;
    /// The module for a kept game after this many moves, or after its last move if `moves` is `None`, without its charts.
    ///
    /// # Errors
    ///
    /// If the kept game belongs to another game, is damaged or has fewer moves, or if it cannot be replayed that far with these designs.
    fn kept_module(&self, project: &Project, kept: &Kept, moves: Option<usize>) -> Result<Module, Error>;
    /// The pieces that are exported one by one as pictures. Each is laid out when it is needed.
    fn pieces<'a>(&self, content: &'a Content) -> Vec<LaterPicture<'a>>;
    /// The prices of the designs of a file, item by item.
    fn prices<'a>(&self, content: &'a Content, file: &Path) -> Answer<'a>;
    /// How many columns of a kind of thing that has prices the table names. If there are several such kinds, the largest of their numbers.
    fn priced_columns(&self, bytes: &[u8]) -> usize;
    /// The prices of the designs in a table, which must be of a kind that has prices.
    ///
    /// # Errors
    ///
    /// If the bytes are no such table, or the library lacks the usual designs.
    fn prices_of_table(&self, library: &Library, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book in lines, the first of which names it.
    ///
    /// # Errors
    /// If there is no chapter of that name, or its file cannot be read.
    fn chapter_lines(&self, library: &Library, name: &str) -> Result<Vec<String>, Error>;
    /// A chapter of the blue book as fields of a document.
    ///
    /// # Errors
    /// If there is no chapter of that name, or its file cannot be read.
    fn chapter_fields(&self, library: &Library, name: &str) -> Result<Fields, Error>;
    /// The fields of a chapter, all of them empty.
    fn empty_chapter(&self) -> Fields;
}

impl<G: Exchange> AnyExchange for PhantomData<G> {
    fn questions(&self) -> &'static [Question] {
        G::QUESTIONS
    }

    fn answering(&self) -> &'static str {
        G::ANSWERING
    }

    fn post(&self) -> Option<&'static dyn Post> {
        G::POST
    }

    fn charts(&self) -> &'static [SheetKind] {
        G::CHARTS
    }

    fn module(&self, project: &Project, scenario: Option<&str>) -> Option<Module> {
        G::Of::own(&project.content).map(|content| G::module(content, project, scenario))
    }

    fn kept_module(&self, project: &Project, kept: &Kept, moves: Option<usize>) -> Result<Module, Error> {
        let own = G::Of::own(&project.content).filter(|_| kept.game == G::Of::GAME && kept.sort == KeptSort::Game);
        match G::KEPT.zip(own) {
            Some((module, content)) => module(content, project, kept, moves),
            None if G::KEPT.is_none() => Err(ExchangeError::NotFollowed { name: kept.name.clone(), game: kept.game }.into()),
            None => Err(ExchangeError::NoKeptGame(kept.name.clone()).into()),
        }
    }

    fn pieces<'a>(&self, content: &'a Content) -> Vec<LaterPicture<'a>> {
        G::Of::own(content).map(G::pieces).unwrap_or_default()
    }

    fn prices<'a>(&self, content: &'a Content, file: &Path) -> Answer<'a> {
        G::Of::own(content).map_or_else(|| Answer::new(Vec::new, || Document::Nothing), |content| G::prices(content, file))
    }

    fn priced_columns(&self, bytes: &[u8]) -> usize {
        let Ok(sheet) = Sheet::read(bytes, Path::new("")) else { return 0 };
        G::PRICED.iter().map(|kind| kinds::columns_named(*kind, &sheet)).max().unwrap_or_default()
    }

    fn prices_of_table(&self, library: &Library, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        let empty = library.template(G::Of::GAME, Library::EMPTY)?.content;
        let usual = G::Of::own(&empty).cloned().unwrap_or_default();
        G::prices_of_table(&usual, bytes, file)
    }

    fn chapter_lines(&self, library: &Library, name: &str) -> Result<Vec<String>, Error> {
        let (more, things) = G::chapter_lines(&library.chapter::<G::Of>(name)?);
        let heading = format!("blue book, {name}{more}");
        Ok(std::iter::once(heading).chain(things.into_iter().map(|thing| format!("  {thing}"))).collect())
    }

    fn chapter_fields(&self, library: &Library, name: &str) -> Result<Fields, Error> {
        Ok(G::chapter_fields(&library.chapter::<G::Of>(name)?))
    }

    fn empty_chapter(&self) -> Fields {
        G::chapter_fields(&<ChapterOf<G>>::default())
    }
}
