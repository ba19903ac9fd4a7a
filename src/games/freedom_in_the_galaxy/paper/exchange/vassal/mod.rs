//! A game of Freedom in the Galaxy to be played in VASSAL: the star systems, the galaxy and the tracks as boards, the pieces at their starting
//! places, the decks, and a window for each player with what the other may not see.
//!
//! Reading order: this file, `boards.rs` and `cells.rs` (boards and their spaces), `pieces.rs` (counters and palettes), `cards.rs` (decks and cards),
//! `start.rs` (where counters start).

mod boards;
mod cards;
mod cells;
mod pieces;
mod start;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::FreedomInTheGalaxy;
use crate::sheets as own;
use crate::sheets::counters::place_of;
use crate::sheets::scenario_words::played;
use crate::sheets::secret_papers::reader;
use boards::Displays;
use cards::Cards;
use exchange::vassal::{Board, Dice, Module, Stack, Table};
use freedom_in_the_galaxy::cards::Secret;
use freedom_in_the_galaxy::{Content, InCard, Place, RulesLevel, Scenario, Side, Star};
use pieces::Pieces;
use project::Project;
use rules::Id;
use sheets::SheetKind;
use sheets::game::Sheets;

/// The sheets that players read during a game.
pub const CHARTS: &[SheetKind] = &[own::SCENARIOS, own::SECRET_PAPERS, own::SEQUENCE, own::CHARTS, own::GUIDE];

const DICE: [Dice; 2] = [
    Dice { name: "1d6", count: 1, sides: 6, is_sum: true },
    // Each side has a die of its own (10.2, 12.4).
    Dice { name: "A die each", count: 2, sides: 6, is_sum: false },
];

/// The resolution, in dots per inch, at which the words on a half-inch counter are still legible.
const RESOLUTION: f64 = 150.0;

const NOTES: [&str; 4] = [
    "The sides are the Rebels and the Empire. Mobile units of the Empire and the secrets of planets lie face down; each player has a window with the \
     cards and pieces that the other may not see. The Rebel secret base and everything else that is written down at the start stands on the secret \
     papers.",
    "A base lies on the space of the political track that tells its level, and its back is Down. The back of a loyalty marker is Rebellion; a planet \
     under Rebel control has a marker of its own on its track.",
    "The strategic assignments lie in the window of the Empire, that of the first turn on top; put the next one on the pile of drawn assignments \
     when its turn comes. The missions are a pile from which any card may be chosen.",
    "A wound is a crossed box from the palette, laid on the endurance sheet. What possessions have been used, and what a scenario leaves to the \
     players to buy or to choose, is for the players to keep.",
];

/// The VASSAL module of the scenario that is called `scenario`, or else of the first scenario. If the project has no scenario, a module of all
/// designs.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let named = scenario.and_then(|name| FreedomInTheGalaxy::scenario(content, name));
    let id = named.or_else(|| content.scenarios.ids().next());
    let scenario = id.and_then(|id| content.scenarios.get(id));
    let game = Game::of(content, project, id);
    let name = scenario.map_or(project.title.as_str(), Scenario::label);
    let mut module = Module::new(name, scenario.map(|scenario| played(content, scenario)).unwrap_or_default());
    module.resolution = RESOLUTION;
    module.dice = DICE.to_vec();
    module.notes = NOTES.map(str::to_owned).into();
    module.sides = Side::ALL.map(|side| reader(side).to_owned()).into();
    let pieces = Pieces::add(&game, &mut module);
    let cards = Cards::add(&game, &mut module);
    module.tables.extend(windows(&game, &pieces, id));
    module.tables.push(cards.table());
    module.tables.extend(table("Endurance", column(boards::endurance(&game.used)), Vec::new()));
    module.tables.extend(Side::ALL.map(|side| cards.hand(side, start::to_come(&game, &pieces, side))));
    module
}

/// The windows in which the game is played: the star systems; the galaxy, unless only one star system is played; and the tracks.
fn windows(game: &Game, pieces: &Pieces, id: Option<Id<Scenario>>) -> Vec<Table> {
    let displays = Displays::of(game.content, &game.stars);
    let start = start::on_displays(game, pieces, &displays);
    let is_galaxy_played = game.scenario.is_none() || game.level.plays_routes();
    let galaxy = is_galaxy_played.then(|| boards::galaxy(game.content, id)).flatten();
    let tracks = boards::tracks(game.content, id, game.level);
    let markers = start::on_tracks(pieces, &tracks);
    let windows = [
        table("Star systems", displays.rows, start),
        table("Galaxy", column(galaxy), Vec::new()),
        table("Tracks", column(tracks), markers),
    ];
    windows.into_iter().flatten().collect()
}

/// A window of VASSAL; `None` if there are no boards for it.
fn table(name: &str, boards: Vec<Vec<Board>>, stacks: Vec<Stack>) -> Option<Table> {
    (!boards.is_empty()).then(|| Table { name: name.to_owned(), boards, stacks, ..Table::default() })
}

/// Arranges boards in one column.
fn column(boards: impl IntoIterator<Item = Board>) -> Vec<Vec<Board>> {
    boards.into_iter().map(|board| vec![board]).collect()
}

/// A game from which a module is made.
struct Game<'a> {
    /// All designs of the project.
    content: &'a Content,
    /// The project, for its pictures and the size of its cards.
    project: &'a Project,
    /// The scenario, if there is one.
    scenario: Option<&'a Scenario>,
    /// The rules by which the scenario is played.
    level: RulesLevel,
    /// The stars in play.
    stars: Vec<Id<Star>>,
    /// The designs that can appear in the game.
    used: Cow<'a, Content>,
    /// The pieces that the set-up puts on the board although they could not appear otherwise, by their places in the project.
    placed: BTreeSet<Place>,
}

impl<'a> Game<'a> {
    fn of(content: &'a Content, project: &'a Project, id: Option<Id<Scenario>>) -> Self {
        let scenario = id.and_then(|id| content.scenarios.get(id));
        let placed = scenario.map(|scenario| scenario.set_up.iter().filter_map(|(_, row)| place_of(row.piece)).collect());
        Self {
            content,
            project,
            scenario,
            level: scenario.map_or(RulesLevel::Galactic, |scenario| scenario.rules),
            stars: scenario.map_or_else(|| content.stars.ids().collect(), |scenario| scenario.in_play(&content.stars)),
            used: content.used(id),
            placed: placed.unwrap_or_default(),
        }
    }

    /// Those of the places in `all` that belong to the game: places in `used`, whose things can appear, and places of things that the set-up puts on
    /// the board.
    fn in_play(&self, all: impl IntoIterator<Item = Place>, used: impl IntoIterator<Item = Place>) -> Vec<Place> {
        let used: BTreeSet<Place> = used.into_iter().collect();
        all.into_iter().filter(|place| used.contains(place) || self.placed.contains(place)).collect()
    }

    /// The secrets that belong to the game.
    fn secrets(&self) -> impl Iterator<Item = (Place, &'a Secret)> + '_ {
        let all = self.content.secrets.iter().map(|(id, secret)| (Place::Secret(id, InCard::Whole), secret));
        all.filter(|(place, _)| match place {
            Place::Secret(id, _) => self.used.secrets.get(*id).is_some() || self.placed.contains(place),
            _ => false,
        })
    }
}
