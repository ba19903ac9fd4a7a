//! The picture on the cover of a project: a part of the boards of its scenario.

use drawing::Page;
use geometry::{Point, Rect};
use rules::{Id, counted};
use sheets::cover;
use vikings::{Content, Purpose, Scenario};

use super::boards::of_layout;

/// The width of the part that a cover shows, in hexes of the boards.
const HEXES: f64 = 11.0;

/// A part of the boards of the scenario or, without one, of the first layout. `choice` selects the part. `None` if there are no boards.
pub(super) fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
    let scenario = played(content, scenario);
    let of_scenario = scenario.and_then(|scenario| content.layouts.get(scenario.layout?));
    let layout = of_scenario.or_else(|| content.layouts.iter().next().map(|(_, layout)| layout))?;
    layout.laid(&content.boards).next()?;
    let drawing = of_layout(content, layout);
    let (board, width) = (drawing.layout.size(), drawing.layout.space_size * HEXES);
    // The middle of the part is a hex of an area for goals. Without such an area, it is a hex of any area of the scenario; without any area, it is
    // the middle of the boards.
    let areas = || scenario.into_iter().flat_map(|scenario| scenario.areas.iter().map(|(_, area)| area));
    let goals: Vec<_> = areas().filter(|area| area.purpose == Purpose::Goal).flat_map(|area| &area.spaces).collect();
    let spaces = if goals.is_empty() { areas().flat_map(|area| &area.spaces).collect() } else { goals };
    let middle = match spaces.len() {
        0 => Rect::new(Point::ORIGIN, board).middle(),
        count => drawing.layout.centre(*spaces[choice % count]),
    };
    let part = cover::part(board, middle, width);
    Some(cover::piece(layout.label(), drawing.part(part).items, board, middle, width))
}

/// The number of players and the length of the scenario. Every scenario has two players (1.0).
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let length = scenario.turns.map_or_else(|| "no turn limit".into(), |turns| counted(turns.get(), "turn"));
        format!("2 players, {length}")
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The chosen scenario, or the first one if none is chosen.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
