//! The door to each game's exchange with other programs (the one file here that names the games), and what all games have in common there.

use std::marker::PhantomData;

use exchange::answer::Document;
pub use exchange::game::*;
use project::{Error, Game, Library};

/// The functions of a game for the exchange with other programs.
#[must_use]
pub const fn of(game: Game) -> &'static dyn AnyExchange {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters_paper::LaunchFighters>,
        Game::StarViking => &PhantomData::<star_viking_paper::StarViking>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy_paper::FreedomInTheGalaxy>,
        Game::Vikings => &PhantomData::<vikings_paper::Vikings>,
        Game::SpaceViking => &PhantomData::<space_viking_paper::SpaceViking>,
    }
}

/// A chapter of a game's blue book as a document. The document has the parts of all games' chapters, of which those of other games are empty, so that
/// a program can read every chapter in the same way.
///
/// # Errors
///
/// If there is no chapter of that name, or its file cannot be read.
pub fn chapter_document(game: Game, library: &Library, name: &str) -> Result<Document, Error> {
    let mut own = of(game).chapter_fields(library, name)?;
    let mut fields = vec![("name", name.into())];
    for (name, empty) in Game::ALL.into_iter().flat_map(|game| of(game).empty_chapter()) {
        // A part that the chapters of several games have is placed where the first of these games has it.
        if fields.iter().all(|(known, _)| *known != name) {
            let at = own.iter().position(|(known, _)| *known == name);
            fields.push(at.map_or((name, empty), |at| own.swap_remove(at)));
        }
    }
    Ok(fields.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    use project::Content;
    use rules::slug;

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
                let Document::Fields(fields) = chapter_document(game, &library, &name).unwrap() else { panic!("{name}") };
                assert_eq!(fields[0], ("name", name.as_str().into()));
                assert!(fields[1..].iter().map(|(name, _)| name).eq(&parts), "{name}: {fields:?}");
            }
        }
    }

    #[test]
    fn a_piece_is_laid_out_when_it_is_needed_under_the_name_of_its_file() {
        let mut count = 0;
        for game in Game::ALL {
            let content = Library::bundled().template(game, Library::SAMPLE).unwrap().content;
            for (name, page) in of(game).pieces(&content) {
                let title = slug(&page().unwrap().title);
                assert!(name.ends_with(&title) || name.ends_with("-back"), "{name}: {title}");
                count += 1;
            }
        }
        assert!(count > 100, "{count} pieces");
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
