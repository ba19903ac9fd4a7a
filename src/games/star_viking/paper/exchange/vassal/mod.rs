//! A scenario of Star Viking to be played in VASSAL: the tiles in play, what each side keeps from the others, and counters in the palettes.
//!
//! All tiles are visible to all players. Except in a battle, the Federation keeps its units on secret copies of the tiles, and each Viking moves on a
//! strategic display, in windows that nobody else sees.
//!
//! Reading order: this file, `boards.rs`, `pieces.rs`, `start.rs`, `moment.rs`.

mod boards;
mod moment;
mod pieces;
mod start;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::sheets as own;
use crate::sheets::scope::{self, FEDERATION};
use crate::sheets::words::Words;
use boards::PlacedBoard;
use exchange::vassal::{Dice, Module};
use moment::Moment;
use pieces::Waiting;
use playtest::KeptGame;
use playtest::named::refused;
use project::{Error, Kept, Project};
use rules::play::Play as _;
use rules::{Id, counted};
use sheets::SheetKind;
use star_viking::play::{Action, Contest, State};
use star_viking::{Content, PlayedSystem, Scenario, ScenarioForm};

/// The sheets that players read during a game.
pub const CHARTS: &[SheetKind] =
    &[own::SCENARIOS, own::CHARTS, own::ODDS_CHART, own::SOLITAIRE_TABLE, own::TURN_RECORD, own::SECRET_PAPERS];

/// The dice that players roll: those for plunder and the Vikings' budget, and those for combat and politics.
const DICE: [Dice; 2] =
    [Dice { name: "1d6", count: 1, sides: 6, is_sum: true }, Dice { name: "2d6", count: 2, sides: 6, is_sum: true }];

/// The resolution, in dots per inch, at which the words on a counter of half an inch can be read on a screen.
const RESOLUTION: f64 = 150.0;

const CAMPAIGN: &str = "All tiles in play lie open on the table. The Federation keeps its units on its own tiles, which no Viking sees, until a \
                        tactical action begins in their system: then it moves them to the open tile, still face down. A Viking moves on the \
                        strategic display, which nobody else sees, and reveals there or on the open tiles what has arrived.";
const BATTLE: &str =
    "The Federation's units lie face down where they start: its player sees them and shows them when they fire or are hit.";
const HOLDS: &str = "What a unit carries lies below it in its stack, face down; units without cargo lie together. How much fits into a hold, the jumps that all sides write down \
                     before any is made, the choice of sectors and of the local units set aside: players see to these themselves. A unit from \
                     a palette can be taken again and again; how many counters the game has of it is the value Counters.";

/// Everything from which a module is made.
struct Setting<'a> {
    content: &'a Content,
    project: &'a Project,
    /// The id of the scenario, if there is one.
    id: Option<Id<Scenario>>,
    /// The scenario. If it had no tiles in play, all systems have been put in play.
    scenario: Scenario,
    /// The names of the Viking players.
    viking_players: Vec<String>,
    /// The tiles in play, each with its board.
    tiles: Vec<(Id<PlayedSystem>, PlacedBoard)>,
    /// The Vikings' strategic displays; a battle has none.
    displays: Vec<PlacedBoard>,
}

impl Setting<'_> {
    /// Whether the scenario is a battle, in which nothing moves between systems.
    fn is_battle(&self) -> bool {
        self.scenario.form == ScenarioForm::Battle
    }
}

/// The VASSAL module of the scenario that is called `scenario` or, if no name is given, of the first scenario. For a project without scenarios, the
/// module has all tiles and an empty display.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let id = scenario.and_then(|name| scope::named(content, name)).or_else(|| content.scenarios.ids().next());
    let chosen = id.and_then(|id| content.scenarios.get(id));
    let mut scenario = chosen.cloned().unwrap_or_default();
    if scenario.systems.is_empty() {
        content.systems.ids().for_each(|system| scenario.put_in_play(system, 1));
    }
    let name = chosen.map_or(project.title.as_str(), Scenario::label);
    let about = chosen.map(|scenario| Words::new(content, scenario).summary()).unwrap_or_default();
    let setting = Setting::new(content, project, id, scenario);
    let mut module = setting.module(Module::new(name, about));
    let waiting = start::place(&setting, &mut module);
    pieces::palettes(&setting, &mut module, &waiting);
    module
}

/// The module of a kept game after `moves` moves or, if that is `None`, at its end.
///
/// # Errors
///
/// If the kept game is damaged, has fewer moves, or cannot be replayed up to that move with these designs.
pub fn kept(content: &Content, project: &Project, kept: &Kept, moves: Option<usize>) -> Result<Module, Error> {
    let game: KeptGame<Id<Scenario>, Action> = KeptGame::read(kept)?;
    let id = game.record.scenario;
    let contest = Contest::of(content, id).map_err(|refusal| refused(&refusal))?;
    let replay = game.after(&contest, moves, &kept.name)?;
    let mut scenario = content.scenarios.get(id).cloned().unwrap_or_default();
    let about = Words::new(content, &scenario).summary();
    let tiles = in_play(content, &contest, replay.state(), &mut scenario);
    let name = format!("{}, after {}", scenario.label(), counted(replay.at(), "move"));
    let setting = Setting::new(content, project, Some(id), scenario);
    let mut module = setting.module(Module::new(name, about));
    let markers = pieces::palettes(&setting, &mut module, &Waiting::new());
    let moment = Moment { setting: &setting, contest: &contest, replay: &replay, tiles, markers };
    module.notes.extend(moment.words());
    moment.place(&mut module);
    module.tables.extend(moment.papers());
    Ok(module)
}

/// The systems in play, by the numbers of their tiles. If tiles are dealt anew for each game, the scenario is changed to have the tiles that were
/// dealt.
fn in_play(content: &Content, contest: &Contest, state: &State, scenario: &mut Scenario) -> BTreeMap<u8, Id<PlayedSystem>> {
    let dealt = state.controls().map(|(tile, _)| tile);
    if !scenario.dealt_anew || scenario.form == ScenarioForm::Battle {
        return dealt.map(|tile| (tile, contest.public().tile(tile).id)).collect();
    }
    // The tiles are numbered system by system, once for each set of the game.
    let sets = scenario.form.sets() as usize;
    let systems: Vec<_> = content.systems.ids().collect();
    scenario.systems.retain_ids(|_| false);
    let system = |tile: u8| systems.get(usize::from(tile) / sets).copied();
    dealt.filter_map(|tile| Some((tile, scenario.systems.add(PlayedSystem { system: system(tile)? })))).collect()
}

impl<'a> Setting<'a> {
    fn new(content: &'a Content, project: &'a Project, id: Option<Id<Scenario>>, scenario: Scenario) -> Self {
        let viking_players = scope::viking_players(content, &scenario);
        let tiles = boards::tiles(content, project, &scenario);
        let mut setting = Self { content, project, id, scenario, viking_players, tiles, displays: Vec::new() };
        if !setting.is_battle() {
            setting.displays = boards::displays(content, &setting.scenario, &setting.viking_players, &setting.tiles);
        }
        setting
    }

    /// Adds the windows, sides, dice and notes to a module.
    fn module(&self, module: Module) -> Module {
        Module {
            resolution: RESOLUTION,
            dice: DICE.to_vec(),
            sides: std::iter::once(FEDERATION.to_owned()).chain(self.viking_players.iter().cloned()).collect(),
            notes: [if self.is_battle() { BATTLE } else { CAMPAIGN }, HOLDS].map(str::to_owned).to_vec(),
            tables: boards::tables(self),
            ..module
        }
    }
}
