//! Where units start: in the open in a battle, else where their side keeps them from the others.

use std::collections::BTreeMap;

use super::Setting;
use super::boards::{At, HOME_BASE, display_of, move_to};
use super::pieces::{Waiting, palette_of, piece};
use crate::sheets::counters::Counter;
use crate::sheets::secret_papers::{self, Deployed, Start};
use exchange::vassal::{Board, Module, PieceNumber, Spaces, Spot, Stack, Standing};
use rules::Id;
use star_viking::{Color, ForceUnit, Station, mix};

/// A place by its board and its name.
type Place = (String, String);

/// Sets up the units of all forces, and returns those that have no place.
pub fn place(setting: &Setting, module: &mut Module) -> Waiting {
    let mut placed: BTreeMap<Place, Vec<Standing>> = BTreeMap::new();
    let mut waiting = Waiting::new();
    for (side, forces) in secret_papers::seats(setting.content, &setting.scenario) {
        for deployed in &forces {
            let (_, deployment, _, force) = *deployed;
            for (id, cargo) in secret_papers::loaded(force) {
                let start = secret_papers::start(&setting.scenario, deployment, force, id);
                let place = setting.place(&side, force.color, start, deployment.station(id)).filter(|place| has(module, place));
                // What is carried lies below what carries it.
                for unit in cargo.into_iter().chain([id]) {
                    let Some(piece) = unit_piece(setting, module, deployed, unit, &side) else { continue };
                    let Some(place) = place.clone() else {
                        waiting.entry(palette_of(&side, force.color).to_owned()).or_default().push(piece);
                        continue;
                    };
                    // A Viking shows what arrives, but not what it has aboard.
                    let is_seen = force.color == Color::Red && unit == id;
                    let standing = Standing::new(piece);
                    placed.entry(place).or_default().push(if is_seen { standing } else { standing.hidden_by(&side) });
                }
            }
        }
    }
    for ((board, name), pieces) in placed {
        let table = module.tables.iter_mut().find(|table| table.boards.iter().flatten().any(|known| known.name == board));
        if let Some(table) = table {
            table.stacks.push(Stack { name: format!("{name} on {board}"), board, at: Spot::Named(name), pieces });
        }
    }
    waiting
}

/// Adds a unit of a force; none where its type is gone.
fn unit_piece(
    setting: &Setting,
    module: &mut Module,
    deployed: &Deployed,
    unit: Id<ForceUnit>,
    side: &str,
) -> Option<PieceNumber> {
    let (_, _, force_id, force) = *deployed;
    let second = mix::is_second_viking(setting.content, &setting.scenario, force_id);
    let counter = Counter::in_force(setting.content, force, unit, second)?;
    let name = force.unit_label(unit, &setting.content.units);
    let piece = piece(setting, force.units.get(unit)?.unit, counter, name, side);
    Some(module.add(piece))
}

/// Whether a board has a place of this name.
fn has(module: &Module, (board, name): &Place) -> bool {
    let is_there = |known: &Board| match &known.spaces {
        Spaces::Named(places) => known.name == *board && places.iter().any(|(place, _)| place == name),
        Spaces::None | Spaces::Grid { .. } => false,
    };
    module.tables.iter().flat_map(|table| table.boards.iter().flatten()).any(is_there)
}

impl Setting<'_> {
    /// The place of a unit that starts there; none if its player has still to choose one.
    fn place(&self, side: &str, color: Color, start: Start, station: Option<Station>) -> Option<Place> {
        let has_display = color == Color::Red && !self.is_battle();
        let (at, id) = match (start, station) {
            (Start::Home | Start::Nowhere, _) => return has_display.then(|| (display_of(side), HOME_BASE.to_owned())),
            (Start::Beside(_, id), _) => (At::Beside, id),
            (Start::Tile(_, id), Some(Station::Sector(_, space))) => (At::Sector(space), id),
            (Start::Tile(_, id), _) => (At::Anywhere, id),
        };
        let tile = self.tiles.iter().find(|tile| tile.id == id)?;
        if has_display && !matches!(at, At::Sector(_)) {
            return Some((display_of(side), move_to(&tile.board.name)));
        }
        let is_open = self.is_battle() || color == Color::Red;
        let board = if is_open { tile.board.name.clone() } else { tile.kept() };
        Some((board, tile.place(at)?.to_owned()))
    }
}
