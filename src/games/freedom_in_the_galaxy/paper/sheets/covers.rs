//! The cover of a project: the display of a star, or a part of the map of the galaxy.

use drawing::Page;
use freedom_in_the_galaxy::{Content, Scenario};
use geometry::Mm;
use rules::{Id, counted};
use sheets::cover;

use super::{galaxy, star_systems};

/// A cover of a game with at most this many stars shows the display of a star; with more stars it shows the galaxy.
const SYSTEMS: usize = 2;
/// The width of the part of the galaxy that a cover shows.
const AROUND: Mm = Mm::new(150.0);
/// The share of a star's display that a cover shows.
const OF_DISPLAY: f64 = 0.8;

/// The cover of a scenario: the display of one of its stars, or a part of the galaxy if it has many stars. `choice` selects the star.
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

/// How many players a scenario has, and how long it lasts, in words; every scenario has two players (1.0).
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let length = scenario.turns.map_or_else(|| "until it is decided".into(), |turns| counted(turns.get(), "turn"));
        format!("2 players, {length}")
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The chosen scenario, or else the first one.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
