//! What a game must provide for the exchange with other programs. The game that provides it is a type of its own, since its content is from the
//! rules.

use std::marker::PhantomData;
use std::path::Path;

use super::answer::{Answer, Document, Fields, Question};
use super::csv::Sheet;
use super::kinds;
use super::pages::LaterPicture;
use super::post::Post;
use super::vassal::Module;
use project::{AnyKind, Content, Error, Kept, KeptSort, Library, OfGame, OneOf as _, Project};
use rules::designs::Designs;
use sheets::SheetKind;

/// A chapter of the blue book of a game.
pub type ChapterOf<G> = <<G as Exchange>::Of as Designs>::Chapter;

/// Makes of a kept game, as it stood after so many moves or where it was left, what is played on in VASSAL.
pub type KeptModule<C> = fn(&C, &Project, &Kept, Option<usize>) -> Result<Module, Error>;

/// From where a game is played on in VASSAL.
#[derive(Clone, Copy, Debug)]
pub enum Position<'a> {
    /// The start of a scenario, by its name, or of the first.
    Start(Option<&'a str>),
    /// A kept game after so many moves, or where it was left.
    Kept(&'a Kept, Option<usize>),
}

/// What a game offers other programs and the command line.
pub trait Exchange: 'static {
    /// The designs that are exchanged.
    type Of: OfGame<Chapter: Default>;
    /// The questions that are answered with chances.
    const QUESTIONS: &'static [Question];
    /// The template whose designs answer them where no file is named.
    const ANSWERING: &'static str;
    /// The kinds of thing whose tables contain all that is needed to price their rows.
    const PRICED: &'static [&'static dyn AnyKind];
    /// How it is played by post; none where it is not.
    const POST: Option<&'static dyn Post>;
    /// The sheets that players read while they play in VASSAL; those that one player only may see go to that player alone.
    const CHARTS: &'static [SheetKind];
    /// A kept game, to be played on in VASSAL; none where no games are kept move by move.
    const KEPT: Option<KeptModule<Self::Of>>;

    /// A scenario, by its name, or the first one, to be played in VASSAL: all but the charts. The project has the designer's own pictures.
    fn module(content: &Self::Of, project: &Project, scenario: Option<&str>) -> Module;
    /// The pieces that are exported one by one, as pictures; each is laid out when it is needed.
    fn pieces(content: &Self::Of) -> Vec<LaterPicture<'_>>;
    /// What the designs of a file cost, item by item.
    fn prices<'a>(content: &'a Self::Of, file: &Path) -> Answer<'a>;
    /// What the designs of a table cost; the table has to be of a kind that has prices. What a table does not say is taken from the `usual`
    /// designs.
    ///
    /// # Errors
    /// If it is no such table.
    fn prices_of_table(usual: &Self::Of, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book: the words after its name, and a line for each thing in it.
    fn chapter_lines(chapter: &ChapterOf<Self>) -> (String, Vec<String>);
    /// A chapter of the blue book, as parts of a document.
    fn chapter_fields(chapter: &ChapterOf<Self>) -> Fields;
}

/// What any game offers other programs and the command line, for code that knows no game. Designs for another game give nothing.
pub trait AnyExchange {
    /// The questions that are answered with chances.
    fn questions(&self) -> &'static [Question];
    /// The template whose designs answer them where no file is named.
    fn answering(&self) -> &'static str;
    /// How the game is played by post; none where it is not.
    fn post(&self) -> Option<&'static dyn Post>;
    /// The sheets that players read while they play in VASSAL.
    fn charts(&self) -> &'static [SheetKind];
    /// A scenario, or the first one, to be played in VASSAL, without its charts; none if the project is of another game.
    fn module(&self, project: &Project, scenario: Option<&str>) -> Option<Module>;
    /// A kept game after so many moves, or where it was left, to be played on in VASSAL, without its charts.
    ///
    /// # Errors
    /// If it is of another game, damaged, shorter, or cannot be played so far with these designs.
    fn kept_module(&self, project: &Project, kept: &Kept, moves: Option<usize>) -> Result<Module, Error>;
    /// The pieces that are exported one by one, as pictures; each is laid out when it is needed.
    fn pieces<'a>(&self, content: &'a Content) -> Vec<LaterPicture<'a>>;
    /// What the designs of a file cost, item by item.
    fn prices<'a>(&self, content: &'a Content, file: &Path) -> Answer<'a>;
    /// How many columns a header names of a kind that has prices: the kind of which it names most.
    fn priced_columns(&self, bytes: &[u8]) -> usize;
    /// What the designs of a table cost; the table has to be of a kind that has prices.
    ///
    /// # Errors
    /// If it is no such table, or the library lacks the usual designs.
    fn prices_of_table(&self, library: &Library, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book in lines, the first of which names it.
    ///
    /// # Errors
    /// If there is none of that name, or its file cannot be read.
    fn chapter_lines(&self, library: &Library, name: &str) -> Result<Vec<String>, Error>;
    /// A chapter of the blue book, as parts of a document.
    ///
    /// # Errors
    /// If there is none of that name, or its file cannot be read.
    fn chapter_fields(&self, library: &Library, name: &str) -> Result<Fields, Error>;
    /// The parts of a chapter of the game, all empty.
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
            None => Err(Error::Misuse(format!("{} is no game of this project that was kept move by move", kept.name))),
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
