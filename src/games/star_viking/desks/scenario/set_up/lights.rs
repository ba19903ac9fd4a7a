//! The highlighted sectors of the tile: where the unit in hand may stand, or where the selected unit can move next.

use super::Memory;
use super::scene::Scene;
use kit::board::{Light, Lights};
use star_viking::set_up::Unit;
use star_viking::{Space, Station, movement};

/// The sectors to highlight in this frame; `None` if no unit is in hand or selected.
pub fn of(memory: &Memory, scene: &Scene) -> Option<Lights<Space>> {
    if let Some(hand) = memory.board.carried() {
        return Some(standing(scene, &scene.unit(hand.piece)?));
    }
    of_placed(scene, &scene.unit(scene.marked()?)?).map(|(_, lights)| lights)
}

/// The sectors to highlight for a unit that starts in or beside the tile, and the heading under which the inspector lists them.
pub fn of_placed(scene: &Scene, unit: &Unit) -> Option<(&'static str, Lights<Space>)> {
    if unit.station?.system()? != scene.tile {
        return None;
    }
    let reach = |spaces, words: [&'static str; 2]| reached(Light::Reach, spaces, words);
    match unit.station? {
        Station::HomeBase => None,
        Station::InSystem(_) => Some(("MAY STAND IN", standing(scene, unit))),
        Station::OffTile(_) => {
            let words = ["it can enter the tile here", "it cannot enter the tile by itself"];
            Some(("CAN ENTER THROUGH", reach(movement::arrivals(unit.kind, scene.system), words)))
        }
        Station::Sector(_, from) => {
            let words = ["it can move here next", "it cannot move by itself from here"];
            Some(("CAN MOVE NEXT TO", reach(movement::moves(unit.kind, scene.system, from), words)))
        }
    }
}

/// Highlights the sectors of the tile in which a unit may stand.
fn standing(scene: &Scene, unit: &Unit) -> Lights<Space> {
    let free = |space: &Space| scene.set_up.objection(unit, Station::Sector(scene.tile, *space)).is_none();
    let spaces = scene.system.spaces().into_iter().filter(free).collect();
    reached(Light::Standing, spaces, ["it may stand here", "it may stand nowhere on this tile"])
}

/// Highlights sectors, and gives the legend the words `words`, or `none` if there are no sectors.
fn reached(kind: Light, spaces: Vec<Space>, [words, none]: [&'static str; 2]) -> Lights<Space> {
    Lights { kind, words: if spaces.is_empty() { none } else { words }, spaces }
}
