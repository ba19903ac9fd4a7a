//! What a game owes the exchange with other programs, and the door through which it comes in: no other file here names one.

use std::marker::PhantomData;
use std::path::Path;

use super::answer::{Answer, Document, Fields, Question};
use super::csv::Sheet;
use super::kinds;
use super::pages::Picture;
use super::post::Post;
use project::{AnyKind, Content, Error, Game, Library, OfGame};

/// What other programs and the command line get of a game.
pub trait Exchange: OfGame<Chapter: Default> {
    /// The questions that are answered with chances.
    const QUESTIONS: &'static [Question];
    /// The template whose designs answer them where no file is named.
    const ANSWERING: &'static str;
    /// The kinds of thing whose tables tell by themselves what their rows cost.
    const PRICED: &'static [&'static dyn AnyKind];
    /// How it is played by post; none where it is not.
    const POST: Option<&'static dyn Post>;

    /// The pieces that are shown by themselves, as pictures.
    fn pieces(&self) -> Vec<Picture>;
    /// What the designs of a file cost, item by item.
    fn prices(&self, file: &Path) -> Answer<'_>;
    /// What the designs of a table cost, which is one of a kind that has prices; what a table does not say is as in the usual designs.
    ///
    /// # Errors
    /// If it is no such table.
    fn prices_of_table(usual: &Self, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book: what is said behind its name, and a line for each thing in it.
    fn chapter_lines(chapter: &Self::Chapter) -> (String, Vec<String>);
    /// A chapter of the blue book, as parts of a document.
    fn chapter_fields(chapter: &Self::Chapter) -> Fields;
}

/// What other programs and the command line get of any game, for whoever knows no game. Nothing comes of designs for another game.
pub trait AnyExchange {
    /// The questions that are answered with chances.
    fn questions(&self) -> &'static [Question];
    /// The template whose designs answer them where no file is named.
    fn answering(&self) -> &'static str;
    /// How the game is played by post; none where it is not.
    fn post(&self) -> Option<&'static dyn Post>;
    /// The pieces that are shown by themselves, as pictures.
    fn pieces(&self, content: &Content) -> Vec<Picture>;
    /// What the designs of a file cost, item by item.
    fn prices<'a>(&self, content: &'a Content, file: &Path) -> Answer<'a>;
    /// How many columns of a table that has prices a header names, of the kind of which it names most.
    fn priced_columns(&self, bytes: &[u8]) -> usize;
    /// What the designs of a table cost, which is one of a kind that has prices.
    ///
    /// # Errors
    /// If it is no such table, or the library has nothing to begin with.
    fn prices_of_table(&self, library: &Library, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error>;
    /// A chapter of the blue book in lines, the first of which names it.
    ///
    /// # Errors
    /// If there is none of that name, or its file is bad.
    fn chapter_lines(&self, library: &Library, name: &str) -> Result<Vec<String>, Error>;
    /// A chapter of the blue book as a document. It has the parts that chapters of every game have, those of others empty, so that a program
    /// reads all alike.
    ///
    /// # Errors
    /// If there is none of that name, or its file is bad.
    fn chapter_document(&self, library: &Library, name: &str) -> Result<Document, Error>;
    /// The parts that a chapter of the game has, empty.
    fn empty_chapter(&self) -> Fields;
}

/// What other programs get of a game.
#[must_use]
pub const fn of(game: Game) -> &'static dyn AnyExchange {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters::Content>,
        Game::StarViking => &PhantomData::<star_viking::Content>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy::Content>,
        Game::Vikings => &PhantomData::<vikings::Content>,
        Game::SpaceViking => &PhantomData::<space_viking::Content>,
    }
}

impl<D: Exchange> AnyExchange for PhantomData<D> {
    fn questions(&self) -> &'static [Question] {
        D::QUESTIONS
    }

    fn answering(&self) -> &'static str {
        D::ANSWERING
    }

    fn post(&self) -> Option<&'static dyn Post> {
        D::POST
    }

    fn pieces(&self, content: &Content) -> Vec<Picture> {
        D::own(content).map(D::pieces).unwrap_or_default()
    }

    fn prices<'a>(&self, content: &'a Content, file: &Path) -> Answer<'a> {
        D::own(content).map_or_else(|| Answer::new(Vec::new, || Document::Nothing), |content| content.prices(file))
    }

    fn priced_columns(&self, bytes: &[u8]) -> usize {
        let Ok(sheet) = Sheet::read(bytes, Path::new("")) else { return 0 };
        D::PRICED.iter().map(|kind| kinds::columns_named(*kind, &sheet)).max().unwrap_or_default()
    }

    fn prices_of_table(&self, library: &Library, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        let empty = library.template(D::GAME, Library::EMPTY)?.content;
        let usual = D::own(&empty).cloned().unwrap_or_default();
        D::prices_of_table(&usual, bytes, file)
    }

    fn chapter_lines(&self, library: &Library, name: &str) -> Result<Vec<String>, Error> {
        let (more, things) = D::chapter_lines(&library.chapter::<D>(name)?);
        let heading = format!("blue book, {name}{more}");
        Ok(std::iter::once(heading).chain(things.into_iter().map(|thing| format!("  {thing}"))).collect())
    }

    fn chapter_document(&self, library: &Library, name: &str) -> Result<Document, Error> {
        let mut own = D::chapter_fields(&library.chapter::<D>(name)?);
        let mut fields = vec![("name", name.into())];
        for (name, empty) in Game::ALL.into_iter().flat_map(|game| of(game).empty_chapter()) {
            // A part that chapters of several games have stands where the first of them has it.
            if fields.iter().all(|(known, _)| *known != name) {
                let at = own.iter().position(|(known, _)| *known == name);
                fields.push(at.map_or((name, empty), |at| own.swap_remove(at)));
            }
        }
        Ok(fields.into())
    }

    fn empty_chapter(&self) -> Fields {
        D::chapter_fields(&D::Chapter::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_of_the_bundled_library_has_the_parts_of_every_games() {
        let library = Library::bundled();
        let mut parts: Vec<&str> = Vec::new();
        for (name, _) in Game::ALL.into_iter().flat_map(|game| of(game).empty_chapter()) {
            if !parts.contains(&name) {
                parts.push(name);
            }
        }
        for game in Game::ALL {
            for name in library.chapters(game).unwrap() {
                assert!(of(game).chapter_lines(&library, &name).unwrap()[0].starts_with(&format!("blue book, {name}")));
                let Document::Fields(fields) = of(game).chapter_document(&library, &name).unwrap() else { panic!("{name}") };
                assert_eq!(fields[0], ("name", name.as_str().into()));
                assert!(fields[1..].iter().map(|(name, _)| name).eq(&parts), "{name}: {fields:?}");
            }
        }
    }

    #[test]
    fn designs_for_another_game_have_no_pieces_and_no_prices() {
        for game in Game::ALL {
            for other in Game::ALL.into_iter().filter(|other| *other != game) {
                let content = Content::empty(other);
                assert!(of(game).pieces(&content).is_empty());
                assert!((of(game).prices(&content, Path::new("x")).lines)().is_empty());
            }
        }
    }
}
