//! The cover of a project: the tile of one of its systems.

use drawing::Page;
use geometry::{Point, Rect, Size};
use rules::{Id, counted};
use sheets::cover;
use star_viking::{Content, Scenario};

use super::tile::{HEIGHT, WIDTH};
use super::{scope, tiles};

/// The fraction of a tile's width that a cover shows.
const PART: f64 = 0.72;

/// A tile of a system that the scenario plays or, without a scenario, of any system; `choice` selects which.
pub(super) fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
    let systems = scope::systems(content, scenario.or_else(|| content.scenarios.ids().next()));
    let id = *systems.get(choice % systems.len().max(1))?;
    let system = content.systems.get(id)?;
    let tile = Size::of(WIDTH, HEIGHT);
    let middle = Rect::new(Point::ORIGIN, tile).middle();
    Some(cover::piece(system.label(), tiles::front_page(id, system).items, tile, middle, WIDTH * PART))
}

/// The number of players of the scenario, and its length.
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let players = scope::viking_players(content, scenario).len().max(1) + 1;
        let length = scenario.turns.map_or_else(|| "until it is decided".into(), |turns| counted(turns.get(), "turn"));
        format!("{}, {length}", counted(players, "player"))
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The chosen scenario or, if none is chosen, the first one.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
