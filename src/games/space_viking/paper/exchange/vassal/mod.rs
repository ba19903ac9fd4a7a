//! A campaign of Space Viking to be played in VASSAL: the sector for all players, the houses with their sovereigns, a chart for each player alone,
//! and the referee's map.
//!
//! The possessions of a house are its player's secret, so no window or palette that others see reveals any of them.
//!
//! Reading order: this file, [`boards`], [`pieces`], [`start`].

mod boards;
mod pieces;
mod start;
#[cfg(test)]
mod tests;

use crate::SpaceViking;
use crate::sheets::{self as own, Reader, gazetteer, referee_paper};
use exchange::vassal::{Board, Dice, Module, Palette, Spaces, Spot, Stack, Standing, Table};
use pieces::House;
use project::Project;
use rules::counted;
use sheets::game::Sheets as _;
use sheets::{Printout, SheetKind};
use space_viking::{BOOK, Campaign, Content, Sovereign, Table as RulesTable};

/// The sheets that players read during a game.
pub const CHARTS: &[SheetKind] = &[
    own::GAZETTEER,
    own::PRICE_LIST,
    own::TECHNOLOGIES,
    own::COMBAT_CARD,
    own::ORDER_REFERENCE,
    own::ORDER_FORMS,
    own::DOMINION_SHEETS,
    own::FLEET_SHEETS,
];

/// The dice of battles and landings, of plunder, and of captains who may turn traitor.
const DICE: [Dice; 6] = [
    Dice { name: "1d6", count: 1, sides: 6, is_sum: true },
    Dice { name: "2d6", count: 2, sides: 6, is_sum: true },
    Dice { name: "4d6", count: 4, sides: 6, is_sum: true },
    Dice { name: "8d6", count: 8, sides: 6, is_sum: true },
    Dice { name: "10 shots", count: 10, sides: 6, is_sum: false },
    Dice { name: "d100", count: 1, sides: 100, is_sum: true },
];

/// The resolution, in dots per inch, at which a counter that fits a space of the usual map is readable.
const RESOLUTION: f64 = 150.0;

/// The name of the side to which the referee's map belongs.
const REFEREE: &str = "Referee";

const NOTES: [&str; 3] = [
    "Space Viking is played by post with sealed orders, and VASSAL plays no year: players send their order sheets to the referee, who plays it \
     with \"drydock referee\" or by hand, and then move what their reports tell.",
    "Everybody sees the sector and the houses. The chart, the order forms, the dominion and the fleets of a house are shown to its player alone, \
     the referee's map and gazetteer to the side Referee. The file of the module holds them all, for anybody who unpacks it: where that matters, \
     the referee keeps the module, and players get printed papers.",
    "A counter of a base stands for all of its kind on a world, and a shield alone for people. Small shields tick what is developed. A counter \
     with the name of a fleet is on its player's chart and the referee's map alone; fleets that are founded later take a counter with a number.",
];

/// The VASSAL module of the campaign with this name, or of the first campaign if no name is given.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let named = scenario.and_then(|name| SpaceViking::scenario(content, name));
    let campaign = named.or_else(|| content.campaigns.ids().next()).and_then(|id| content.campaigns.get(id));
    let name = campaign.map_or(project.title.as_str(), Campaign::label);
    let mut module = Module::new(name, description(content, campaign));
    module.notes = NOTES.map(str::to_owned).into();
    module.resolution = RESOLUTION;
    module.dice = DICE.to_vec();
    module.sides = sides(content);
    let houses: Vec<House> = content.players.iter().map(|(id, player)| House::new(content, (id, player), &mut module)).collect();
    module.palettes = houses.iter().map(House::palette).collect();
    module.tables.push(table("Sector", vec![vec![boards::sector(content, Reader::Players, "Sector")]]));
    let house_table = house_table(content, campaign, &mut module);
    module.tables.extend(house_table);
    module.tables.extend(houses.iter().map(|house| start::own_table(content, house)));
    module.tables.push(referee_map(content, &houses));
    module.tables.extend(referee_gazetteer(content));
    pieces::markers(&mut module);
    module
}

fn description(content: &Content, campaign: Option<&Campaign>) -> String {
    let players = counted(content.players.len(), "player");
    let years = campaign.map(|campaign| format!(" over {}", counted(campaign.years.get(), "year"))).unwrap_or_default();
    format!("{BOOK} for {players}{years}")
}

/// The names of the players, without repetitions, and the name of the referee.
fn sides(content: &Content) -> Vec<String> {
    let mut sides: Vec<String> = Vec::new();
    let players = content.players.iter().map(|(_, player)| player.label());
    for name in players.chain([REFEREE]) {
        if !sides.iter().any(|side| side == name) {
            sides.push(name.to_owned());
        }
    }
    sides
}

/// A window that all players see. Its boards have no pieces on them.
fn table(name: impl Into<String>, boards: Vec<Vec<Board>>) -> Table {
    Table { name: name.into(), boards, ..Table::default() }
}

/// The window of the houses, with the card of each house's sovereign. The cards lie face down if the campaign keeps the kinds of sovereigns secret.
/// The palettes get a card of each kind. `None` if there are no houses.
fn house_table(content: &Content, campaign: Option<&Campaign>, module: &mut Module) -> Option<Table> {
    let has_cards = !content.tables.is_empty(RulesTable::Sovereigns);
    if has_cards {
        let cards = Sovereign::ALL.map(|kind| module.add(pieces::card(content, kind))).to_vec();
        module.palettes.push(Palette { name: "Sovereigns".into(), panels: vec![("Cards".into(), cards)] });
    }
    let board = boards::houses(content, "Houses")?;
    let is_open = campaign.is_none_or(|campaign| campaign.open_standings);
    let mut stacks = Vec::new();
    for (id, place, _) in boards::house_places(content).into_iter().filter(|_| has_cards) {
        let Some(player) = content.players.get(id) else { continue };
        let card = Standing::new(module.add(pieces::card(content, player.kind)));
        let card = if is_open { card } else { card.hidden_by(player.label()) };
        let name = format!("Sovereign of {}", player.label());
        stacks.push(Stack { name, board: board.name.clone(), at: Spot::Named(place), pieces: vec![card] });
    }
    Some(Table { stacks, ..table("Houses", vec![vec![board]]) })
}

/// The map with everything on it, including the possessions of all houses, which only the referee sees.
fn referee_map(content: &Content, houses: &[House]) -> Table {
    let board = boards::sector(content, Reader::Referee, "Referee's map");
    let stacks = start::stacks(content, houses, &board.name);
    Table { owner: Some(REFEREE.into()), stacks, ..table("Referee's map", vec![vec![board]]) }
}

/// The pages of the referee's gazetteer, which only the referee sees; `None` if there are no pages.
fn referee_gazetteer(content: &Content) -> Option<Table> {
    let title = own::REFEREE_GAZETTEER.label();
    let pages = referee_paper::pages_of(content, title, title, |frame| {
        gazetteer::gazetteer(content, Reader::Referee, frame, &mut Printout::default())
    });
    let board = |(number, page)| vec![Board { name: format!("{title}, page {number}"), page, spaces: Spaces::None }];
    let boards: Vec<Vec<Board>> = (1..).zip(pages).map(board).collect();
    (!boards.is_empty()).then(|| Table { owner: Some(REFEREE.into()), ..table(title, boards) })
}
