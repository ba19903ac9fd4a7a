//! A battle of Launch Fighters! to be fought in VASSAL: the map, the fleets at their starting places or as they stand in a kept game, and spare
//! counters in the palettes.
//!
//! Reading order: this file, `fleets.rs` (the counters), `start.rs` and `moment.rs` (where the counters stand).

mod fleets;
mod moment;
mod start;
#[cfg(test)]
mod tests;

use crate::playtest::recorded;
use crate::sheets as own;
use crate::sheets::map::MapDrawing;
use crate::sheets::scenario_words::Words;
use drawing::Page;
use exchange::vassal::{Board, ChartTab, Dice, GridNames, Module, Spaces, Table};
use fleets::Fleets;
use geometry::{Point, Rect};
use launch_fighters::play::{Action, Battle};
use launch_fighters::{Content, Map, Numbering, Scenario, Side};
use moment::Moment;
use playtest::named::refused;
use playtest::{KeptGame, Replay};
use project::{Error, Kept, Project};
use rules::{Id, Refusal, counted};
use sheets::SheetKind;
use sheets::game_record::{self, GameRecord};

/// The sheets that players read during a game.
pub const CHARTS: &[SheetKind] =
    &[own::SCENARIOS, own::ROSTERS, own::RECORD_SHEETS, own::STEP_CHART, own::BATTLE_LOG, own::QUICK_REFERENCE, own::ODDS_CHART];

const DICE: [Dice; 4] = [
    Dice { name: "1d6", count: 1, sides: 6, is_sum: true },
    Dice { name: "2d6", count: 2, sides: 6, is_sum: true },
    Dice { name: "3d6", count: 3, sides: 6, is_sum: true },
    Dice { name: "4d6", count: 4, sides: 6, is_sum: true },
];

/// The instructions to players for keeping record of their ships' losses.
const RECORDS: &str = "The stats, missiles, holds, repairs and boosters of a ship are on its counter: its menu, Record, takes one off or puts it back, and \
                       where the mouse rests they are told.";

/// The VASSAL module of the scenario that is called `scenario`, or else of the first scenario. If the project has no scenario, the module has the
/// fleets and the first map.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let named = scenario.and_then(|name| own::scope::named(content, name));
    let id = named.or_else(|| content.scenarios.ids().next());
    let scenario = id.and_then(|id| content.scenarios.get(id));
    let (mut module, board, fleets) = prepared(content, project, scenario);
    let mut stacks = Vec::new();
    match scenario {
        Some(scenario) => {
            let words = Words::new(content, scenario);
            for (number, (id, side)) in scenario.sides.iter().enumerate() {
                let counters = fleets.counters(&mut module, words.side_name(id), side, number);
                stacks.extend(start::stacks(&fleets, side, &counters));
            }
        }
        None => {
            for (number, (id, fleet)) in content.fleets.iter().enumerate() {
                let side = Side { fleet: Some(id), ..Side::default() };
                fleets.counters(&mut module, fleet.label().to_owned(), &side, number);
            }
        }
    }
    fleets.markers(&mut module);
    module.tables = vec![Table { name: "Battle".into(), boards: vec![vec![board]], stacks, ..Table::default() }];
    module
}

/// The module of a kept battle as it stands after this many moves, or at its end for `None`.
///
/// # Errors
/// If the kept battle is damaged, has fewer moves, or cannot be replayed up to that move with these designs.
pub fn kept(content: &Content, project: &Project, kept: &Kept, moves: Option<usize>) -> Result<Module, Error> {
    let game: KeptGame<Id<Scenario>, Action> = KeptGame::read(kept)?;
    let battle = fought(content, &game).map_err(|refusal| refused(&refusal))?;
    let replay = game.after(&battle, moves, &kept.name)?;
    let scenario = content.scenarios.get(game.record.scenario);
    let (mut module, board, fleets) = prepared(content, project, scenario);
    let marker = fleets.markers(&mut module);
    let moment = Moment { battle: &battle, state: replay.state(), fleets: &fleets, marker };
    module.name = format!("{}, after {}", module.name, counted(replay.at(), "move"));
    module.notes.extend(moment.words());
    module.charts.push(ChartTab { name: "The game so far".to_owned(), pages: so_far(project, &moment, &replay) });
    let (mut stacks, mut groups) = (Vec::new(), Vec::new());
    for (number, (id, side)) in scenario.iter().flat_map(|scenario| scenario.sides.iter()).enumerate() {
        let Some(player) = battle.find_player(id) else { continue };
        let counters = fleets.counters(&mut module, battle.side_name(player).to_owned(), side, number);
        stacks.extend(moment.stacks(player, &counters));
        groups.extend(moment.groups(player, &counters));
    }
    let (beside, waiting) = exchange::vassal::beside("Beside the map", fleets.counter_size(), groups);
    stacks.extend(waiting);
    module.tables = vec![Table { name: "Battle".into(), boards: vec![vec![board, beside]], stacks, ..Table::default() }];
    Ok(module)
}

/// Pages that tell what has happened in a battle up to this moment.
fn so_far(project: &Project, moment: &Moment, replay: &Replay<Battle, Id<Scenario>>) -> Vec<Page> {
    let [outcome, order, score] = moment.words();
    let record = GameRecord {
        scenario: moment
            .fleets
            .content
            .scenarios
            .get(replay.record().scenario)
            .map(|known| known.label().to_owned())
            .unwrap_or_default(),
        remark: format!("After {}", counted(replay.at(), "move")),
        outcome,
        score: vec![order, score],
        points: Vec::new(),
        lines: replay.on_paper(moment.battle, |_| true),
    };
    game_record::print(project, &record, |_, _| Vec::new())
}

/// The battle of a kept game. If the game was only watched, its sides have the same seats (places in the order of players) as in the series of games
/// from which it comes.
fn fought(content: &Content, game: &KeptGame<Id<Scenario>, Action>) -> Result<Battle, Refusal> {
    if game.helms.is_empty() { recorded(content, &game.record) } else { Battle::new(content, game.record.scenario) }
}

/// Prepares three things: a module with its dice and notes, the board of the battle, and the fleets.
fn prepared<'a>(content: &'a Content, project: &'a Project, scenario: Option<&'a Scenario>) -> (Module, Board, Fleets<'a>) {
    let map = match scenario {
        Some(scenario) => scenario.map.and_then(|map| content.maps.get(map)),
        None => content.maps.iter().next().map(|(_, map)| map),
    };
    let fallback = Map::default();
    let map = map.unwrap_or(&fallback);
    let name = scenario.map_or(project.title.as_str(), Scenario::label);
    let mut module = Module::new(name, scenario.map(|scenario| Words::new(content, scenario).summary()).unwrap_or_default());
    module.dice = DICE.to_vec();
    module.notes.push(RECORDS.to_owned());
    let board = board(map);
    let fleets = Fleets { content, project, grid: map.grid, space_size: map.space_size, board: board.name.clone() };
    (module, board, fleets)
}

/// The board of a map as the map is printed, by day or by night.
fn board(map: &Map) -> Board {
    let drawing = MapDrawing::new(map, None);
    let mut page = Page::new(map.label(), drawing.layout.size());
    page.items = drawing.part(Rect::new(Point::ORIGIN, page.size)).items;
    let names = if map.numbering == Numbering::LetterNumber { GridNames::LetterNumber } else { GridNames::Digits };
    Board { name: map.label().to_owned(), page, spaces: Spaces::Grid { layout: drawing.layout, corner: Point::ORIGIN, names } }
}
