//! The cover of a project: the map of its scenario, where its units stand.

use drawing::Page;
use geometry::{Point, Rect};
use launch_fighters::{Content, Scenario};
use rules::{Id, counted};
use sheets::cover;

use super::map::{MapDrawing, tokens};

/// How many spaces of the map a cover is wide.
const SPACES: f64 = 6.0;

/// The map with its units; none without a map.
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

/// How many play the scenario, and how long.
pub(super) fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
    let words = |scenario: &Scenario| {
        let length = scenario.turn_limit.map_or_else(|| "no turn limit".into(), |turns| counted(turns.get(), "turn"));
        format!("{}, {length}", counted(scenario.sides.len(), "player"))
    };
    played(content, scenario).map_or_else(String::new, words)
}

/// The scenario, or the first.
fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Option<&Scenario> {
    scenario.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id))
}
