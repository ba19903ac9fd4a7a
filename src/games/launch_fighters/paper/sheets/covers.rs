//! The cover of a project: a part of its scenario's map with the units that stand there.

use drawing::Page;
use geometry::{Point, Rect};
use launch_fighters::{Content, Scenario};
use rules::{Id, counted};
use sheets::cover;

use super::map::{MapDrawing, tokens};

/// The width of a cover, in spaces of the map.
const SPACES: f64 = 6.0;

/// The part of the map around one of the units; `choice` selects the unit. `None` if there is no map.
pub(super) fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
    let scenario = played(content, scenario)?;
    let map = content.maps.get(scenario.map?)?;
    let drawing = MapDrawing::new(map, None);
    let (board, unit) = (drawing.layout.size(), drawing.layout.space_size);
    let tokens = tokens(content, scenario, drawing.layout.grid);
    let middle = match tokens.len() {
        0 => Rect::new(Point::ORIGIN, board).middle(),
        units => drawing.layout.centre(tokens[choice % units].at),
    };
    let mut draft = drawing.part(cover::part(board, middle, unit * SPACES));
    for token in &tokens {
        token.draw(&mut draft, drawing.layout.centre(token.at), unit);
    }
    Some(cover::piece(&map.name, draft.items, board, middle, unit * SPACES))
}

/// How many players the scenario has, and how long it lasts, in words.
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let length = scenario.turn_limit.map_or_else(|| "no turn limit".into(), |turns| counted(turns.get(), "turn"));
        format!("{}, {length}", counted(scenario.sides.len(), "player"))
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The chosen scenario, or else the first one.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
