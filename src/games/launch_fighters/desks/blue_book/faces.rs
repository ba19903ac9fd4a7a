//! The small picture of a thing of the blue book: for a ship its counter, for a fleet the counter of its first ship.

use drawing::Page;
use geometry::{Mm, Point, Size};
use launch_fighters::{Chapter, Content, Pick, Ship, cost};
use launch_fighters_paper::sheets::counters::{ShipCounter, ship_counter};
use launch_fighters_paper::sheets::silhouette::Look;
use paper::sheets::Draft;

/// The edge length of a counter on paper.
const SIDE: Mm = Mm::new(18.0);

/// Draws the counter of a ship or of a fleet's first ship; `None` for a style, which has no picture of its own.
pub fn face(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Page> {
    match pick {
        Pick::Style => None,
        Pick::Ship(name) => Some(counter(chapter, chapter.ship(name)?, content)),
        Pick::Fleet(name) => {
            let first = chapter.fleet(name)?.ships.first()?;
            Some(counter(chapter, chapter.ship(first)?, content))
        }
    }
}

fn counter(chapter: &Chapter, ship: &Ship, content: &Content) -> Page {
    let price = cost::price(ship, &content.options).map(|price| price.total);
    let look = Look::of(chapter.style.as_ref());
    let counter = ShipCounter { ship, name: "", letter: "", price, look, flagship: false, picture: None };
    let mut draft = Draft::new();
    draft.add(Point::ORIGIN, ship_counter(&counter, SIDE));
    Page { items: draft.items, ..Page::new(ship.label(), Size::of(SIDE, SIDE)) }
}
