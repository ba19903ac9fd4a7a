//! A scenario of Vikings as a module for VASSAL: its boards as they are joined, characters and everything else at their starting places, and more
//! pieces in the palettes. Reading order: this file, `board.rs`, `pieces.rs` (the pieces one by one), `start.rs` (the palettes, and where everything
//! stands).

mod board;
mod pieces;
mod start;
#[cfg(test)]
mod tests;

use crate::Vikings;
use crate::sheets::{self as own, scenarios};
use exchange::vassal::{Dice, Module, Table};
use project::Project;
use sheets::SheetKind;
use sheets::game::Sheets;
use vikings::{Content, Player, Scenario, SetUp};

use start::Start;

/// The sheets that players read during a game.
pub const CHARTS: &[SheetKind] = &[own::SCENARIOS, own::SIDES, own::ROSTERS, own::SHIP_CHARTS, own::CHARTS, own::ODDS_CHART];

/// The resolution, in dots per inch, at which the names on counters are readable.
const RESOLUTION: f64 = 150.0;

/// The ten-sided die of the game, whose 0 counts as 10 (1.3).
const DIE: Dice = Dice { name: "1d10", count: 1, sides: 10, is_sum: true };

/// The rules that VASSAL does not enforce, so that players have to keep them themselves.
const NOTES: [&str; 3] = [
    "Everybody aboard moves with the boat. A boat turns about its axis, by 60 degrees at a time. A rider and a horse are placed by the hex of the \
     horse’s head.",
    "Before each naval phase lay the speed of each boat beside it and hide it with Ctrl and H; show all together. Treasures and dummies lie hidden \
     by the side that knows them, which shows a marker when somebody turns it over. If neither side may know them, they lie face down for both.",
    "The damage of a boat and the task of each character stand on their pieces: the menu, Record, changes them, and where the mouse rests they are told. \
     Which hexes of a hull are struck is noted on printed ship charts, and tasks are written down until all are shown.",
];

/// The VASSAL module of the scenario that is called `scenario`, or of the first scenario. If the project has no scenario, it shows the first layout
/// with the first two forces.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let named = scenario.and_then(|name| Vikings::scenario(content, name));
    let found = named.or_else(|| content.scenarios.ids().next()).and_then(|id| content.scenarios.get(id));
    let designs = unplayed(content, project);
    let scenario = found.unwrap_or(&designs);
    let set_up = SetUp::of(content, scenario);
    let mut module = Module::new(scenario.label(), scenarios::summary(&set_up));
    module.resolution = RESOLUTION;
    module.sides = Player::ALL.map(|player| scenarios::reader(content, scenario, player)).into();
    module.dice = vec![DIE];
    module.notes = NOTES.map(str::to_owned).into();
    let drawing = board::drawing(content, scenario);
    let board = board::board(content, scenario, &drawing);
    let stacks = Start::new(&set_up, &mut module, board.name.clone(), drawing.layout.grid).stacks();
    if found.is_none() {
        start::add_others(&mut module, content, scenario);
    }
    module.tables = vec![Table { name: "Battle".into(), boards: vec![vec![board]], stacks, ..Table::default() }];
    module
}

/// A scenario that is put together from the designs of a project without one.
fn unplayed(content: &Content, project: &Project) -> Scenario {
    let mut forces = content.forces.ids();
    let sides = [forces.next(), forces.next()];
    Scenario { name: project.title.clone(), layout: content.layouts.ids().next(), sides, ..Scenario::default() }
}
