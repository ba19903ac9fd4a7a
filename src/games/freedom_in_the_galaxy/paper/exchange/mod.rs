//! What other programs and the command line get from Freedom in the Galaxy: single star systems and cards, the chances of its tables and of missions,
//! what characters are worth, and chapters of the blue book.

mod chapter;
mod fight_odds;
mod group_odds;
mod mission_odds;
mod named;
mod odds;
mod prices;
mod vassal;

use crate::FreedomInTheGalaxy;
use std::path::Path;

use crate::sheets::{
    cards::{self, Deck},
    star_systems,
};
use exchange::answer::{Answer, Fields, Question};
use exchange::game::{Exchange, KeptModule};
use exchange::kinds;
use exchange::pages::{LaterPicture, numbered};
use exchange::post::Post;
use exchange::vassal::Module;
use freedom_in_the_galaxy::{CHARACTERS, Chapter, Content, Place, Star};
use project::{AnyKind, CardSize, Error, Library, Project};
use rules::slug;
use sheets::SheetKind;

impl Exchange for FreedomInTheGalaxy {
    type Of = Content;
    const QUESTIONS: &'static [Question] = &[
        odds::MILITARY,
        odds::RAKING,
        odds::DETECTION,
        odds::ORBIT_FIGHT,
        odds::SEARCH,
        odds::JUMP,
        odds::STACK_JUMP,
        mission_odds::MISSION,
        fight_odds::FIGHT,
        group_odds::GROUP,
    ];
    // Questions name characters and planets, which the smallest template lacks.
    const ANSWERING: &'static str = Library::SAMPLE;
    const PRICED: &'static [&'static dyn AnyKind] = &[&CHARACTERS];
    const POST: Option<&'static dyn Post> = None;
    const CHARTS: &'static [SheetKind] = vassal::CHARTS;
    const KEPT: Option<KeptModule<Content>> = None;

    fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
        vassal::module(content, project, scenario)
    }

    fn pieces(content: &Content) -> Vec<LaterPicture<'_>> {
        // A page with the display of each star, numbered in the order of the stars and named after the star.
        let display = |(id, star): (_, &Star)| (star.label().to_owned(), move || star_systems::display_page(content, id));
        let mut pictures = numbered("star-system", 2, content.stars.iter().map(display).collect());
        // A page with the front of each card, numbered within its deck, and one with the back of each deck that has cards.
        let size = CardSize::default();
        let places = cards::places(content);
        for deck in Deck::ALL {
            let of_deck = places.iter().copied().filter(|place| Deck::of(place) == Some(deck));
            let front = |place: Place| (cards::name(content, place), move || cards::page(content, place, None, size));
            let fronts: Vec<_> = of_deck.map(front).collect();
            let name = format!("card-{}", slug(deck.label()));
            if !fronts.is_empty() {
                pictures.push((format!("{name}-back"), Box::new(move || Some(cards::back_page(deck, size)))));
            }
            pictures.extend(numbered(&name, 3, fronts));
        }
        pictures
    }

    fn prices<'a>(content: &'a Content, _: &Path) -> Answer<'a> {
        prices::answer(content)
    }

    fn prices_of_table(usual: &Content, bytes: &[u8], file: &Path) -> Result<Answer<'static>, Error> {
        // A table of characters has no weights, races or planets, so those in the blue book are used.
        let mut content = Content {
            planets: usual.planets.clone(),
            races: usual.races.clone(),
            tables: usual.tables.clone(),
            ..Content::default()
        };
        let nothing = project::Content::from(content.clone());
        for edit in kinds::import(&CHARACTERS, bytes, file, &nothing, false)?.edits {
            if let project::Edit::FreedomInTheGalaxy(edit) = edit {
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
