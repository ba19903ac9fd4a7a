//! What other programs and the command line get of Freedom in the Galaxy: star systems and cards by themselves, the chances of its tables and
//! of missions, and chapters of the blue book. Nothing has a price yet.

mod chapter;
mod mission_odds;
mod odds;

use std::path::Path;

use super::answer::{Answer, Document, Fields, Question};
use super::game::Exchange;
use super::pages::Picture;
use crate::drawing::Page;
use crate::project::{CardSize, Error, file_name};
use crate::rules::freedom_in_the_galaxy::{Chapter, Content};
use crate::rules::kind::AnyKind;
use crate::rules::slug;
use crate::sheets::freedom_in_the_galaxy::cards::{self, Deck};
use crate::sheets::freedom_in_the_galaxy::star_systems;

impl Exchange for Content {
    const QUESTIONS: &'static [Question] = &[odds::MILITARY, odds::DETECTION, odds::SEARCH, odds::JUMP, mission_odds::MISSION];
    const PRICED: &'static [&'static dyn AnyKind] = &[];

    fn pieces(&self) -> Vec<Picture> {
        // The display of every star, numbered in the order of the stars and named for them.
        let displays = star_systems::displays(self).into_iter();
        let mut pictures: Vec<Picture> = (1..)
            .zip(displays)
            .map(|(number, page)| (file_name::fitted(&format!("star-system-{number:02}-{}", slug(&page.title)), ""), page))
            .collect();
        // The front of every card, numbered within its deck, and the back of every deck that has cards.
        let size = CardSize::default();
        let places = cards::places(self);
        for deck in Deck::ALL {
            let of_deck = places.iter().filter(|place| Deck::of(place) == Some(deck));
            let fronts: Vec<Page> = of_deck.filter_map(|place| cards::page(self, *place, size)).collect();
            let name = slug(deck.label());
            pictures.extend((!fronts.is_empty()).then(|| (format!("card-{name}-back"), cards::back_page(deck, size))));
            let named = |(number, page): (u32, Page)| {
                (file_name::fitted(&format!("card-{name}-{number:03}-{}", slug(&page.title)), ""), page)
            };
            pictures.extend((1..).zip(fronts).map(named));
        }
        pictures
    }

    fn prices(&self, _: &Path) -> Answer<'_> {
        Answer::new(|| vec!["Nothing in the project has a price".into()], || Document::List(Vec::new()))
    }

    fn prices_of_table(_: &Self, _: &[u8], _: &Path) -> Result<Answer<'static>, Error> {
        Err(Error::Misuse("Nothing of Freedom in the Galaxy has a price yet".into()))
    }

    fn chapter_lines(chapter: &Chapter) -> (String, Vec<String>) {
        (String::new(), chapter::lines(chapter))
    }

    fn chapter_fields(chapter: &Chapter) -> Fields {
        chapter::fields(chapter)
    }
}
