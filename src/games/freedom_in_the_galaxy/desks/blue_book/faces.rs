//! The small picture of a thing of the blue book: the counter of a piece, a card, or the display of a star.

use super::details::{alone, place};
use drawing::Page;
use freedom_in_the_galaxy::{Chapter, Content, Pick};
use freedom_in_the_galaxy_paper::sheets::counters::faces;
use freedom_in_the_galaxy_paper::sheets::{cards, star_systems};
use project::CardSize;
use rules::Id;

/// Draws the small picture of a thing; `None` for a race or a table, which have no picture.
pub fn face(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Page> {
    let alone = alone(chapter, pick, content)?;
    match pick {
        Pick::Race(_) | Pick::Table(_) => None,
        Pick::Star(_) => star_systems::display_page(&alone, Id::new(1)),
        Pick::Character(_) | Pick::Possession(_) | Pick::Unit(_) | Pick::Sovereign(_) => {
            faces(&alone, place(pick), None).into_iter().next()
        }
        Pick::Mission(_) | Pick::Action(_) | Pick::Event(_) | Pick::Assignment(_) | Pick::Secret(_) | Pick::Creature(_) => {
            cards::page(&alone, place(pick), None, CardSize::default())
        }
    }
}
