//! The cover of a project: the display of its star, or a piece of its galaxy.

use drawing::Page;
use freedom_in_the_galaxy::{Content, Scenario};
use geometry::Mm;
use rules::{Id, counted};
use sheets::cover;

use super::{galaxy, star_systems};

/// Of more stars than this the galaxy is shown and not a display.
const SYSTEMS: usize = 2;
/// How much of the galaxy a cover shows round a star.
const AROUND: Mm = Mm::new(150.0);
/// How much of a star's display a cover shows.
const OF_DISPLAY: f64 = 0.8;

/// The display of a star that the scenario plays; where it plays many, the galaxy.
pub(super) fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
    let id = scenario.or_else(|| content.scenarios.ids().next());
    let stars = played(content, id).map_or_else(|| content.stars.ids().collect(), |scenario| scenario.in_play(&content.stars));
    if stars.len() > SYSTEMS {
        let (page, places) = galaxy::page(content, id)?;
        let (_, middle) = places.get(choice % places.len().max(1))?;
        return Some(cover::piece(&page.title, page.items, page.size, *middle, page.size.width.min(AROUND)));
    }
    let page = star_systems::display_page(content, *stars.get(choice % stars.len().max(1))?)?;
    Some(cover::piece(&page.title, page.items, page.size, star_systems::middle(), page.size.width * OF_DISPLAY))
}

/// How many play the scenario, and how long: two sides play every one (1.0).
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let length = scenario.turns.map_or_else(|| "until it is decided".into(), |turns| counted(turns.get(), "turn"));
        format!("2 players, {length}")
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The scenario, or the first.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
