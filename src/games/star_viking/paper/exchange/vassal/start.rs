//! The starting places of units. In a battle they are visible to all; otherwise each side hides its units from the others.

use std::collections::BTreeMap;

use super::Setting;
use super::boards::{self, At, Place};
use super::pieces::{Waiting, palette_of, piece};
use crate::sheets::counters::Counter;
use crate::sheets::secret_papers::{self, Deployed, Start};
use exchange::vassal::{Module, PieceNumber, Spot, Stack, Standing};
use rules::Id;
use star_viking::{Color, ForceUnit, Station, mix};

/// Places the units of all forces, and returns those that have no place yet.
pub fn place(setting: &Setting, module: &mut Module) -> Waiting {
    let mut placed = Placed::new();
    let mut waiting = Waiting::new();
    for (side, forces) in secret_papers::seats(setting.content, &setting.scenario) {
        for deployed in &forces {
            let (_, deployment, _, force) = *deployed;
            for (id, cargo) in secret_papers::loaded(force) {
                let start = secret_papers::start(&setting.scenario, deployment, force, id);
                let place = setting.place(&side, force.color, start, deployment.station(id));
                // Cargo lies below its carrier in the stack.
                let units = cargo.into_iter().chain([id]);
                let units = units.filter_map(|unit| Some((unit, unit_piece(setting, module, deployed, unit, &side)?)));
                let Some(place) = place else {
                    let pieces = waiting.entry(palette_of(&side, force.color).to_owned()).or_default();
                    pieces.extend(units.map(|(_, piece)| piece));
                    continue;
                };
                // A Viking's arriving units are visible, but not their cargo.
                let is_seen = |unit| force.color == Color::Red && unit == id;
                let standing = |(unit, piece)| {
                    let standing = Standing::new(piece);
                    if is_seen(unit) { standing } else { standing.hidden_by(&side) }
                };
                placed.entry(place).or_default().push(units.map(standing).collect());
            }
        }
    }
    lay(module, placed);
    waiting
}

/// The units of each place: each inner list is one stack, from the lowest unit up.
pub type Placed = BTreeMap<Place, Vec<Vec<Standing>>>;

/// Adds stacks of units to the boards of the module.
pub fn lay(module: &mut Module, placed: Placed) {
    for (place, units) in placed {
        let Place { board, stands } = place;
        let table = module.tables.iter_mut().find(|table| table.boards.iter().flatten().any(|known| known.name == board));
        let Some(table) = table else { continue };
        for (stand, pieces) in stands.iter().zip(shared_out(units, stands.len())) {
            let (name, at) = (format!("{stand} on {board}"), Spot::Named(stand.clone()));
            table.stacks.push(Stack { name, board: board.clone(), at, pieces });
        }
    }
}

/// Groups units into at most `most` stacks. Each carrier becomes a stack with its cargo, as long as there are enough stacks; all other units form the
/// last stack.
fn shared_out(units: Vec<Vec<Standing>>, most: usize) -> Vec<Vec<Standing>> {
    let (mut stacks, others): (Vec<_>, Vec<_>) = units.into_iter().partition(|unit| unit.len() > 1);
    stacks.push(others.concat());
    while stacks.len() > most.max(1) {
        let last = stacks.pop().unwrap_or_default();
        stacks.last_mut().expect("one at least is left").extend(last);
    }
    stacks.retain(|stack| !stack.is_empty());
    stacks
}

/// Adds a unit of a force to the module; `None` if its type no longer exists.
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

impl Setting<'_> {
    /// The starting place of a unit of a side; `None` if its player has not chosen one yet.
    fn place(&self, side: &str, color: Color, start: Start, station: Option<Station>) -> Option<Place> {
        let is_viking = color == Color::Red;
        let number = self.viking_players.iter().position(|viking| viking == side);
        let display = number.filter(|_| is_viking).and_then(|number| self.displays.get(number));
        let (at, id) = match (start, station) {
            (Start::Home | Start::Nowhere, _) => return display?.place(At::HomeBase),
            (Start::Beside(_, id), _) => (At::Beside, id),
            (Start::Tile(_, id), Some(Station::Sector(_, space))) => (At::Sector(space), id),
            (Start::Tile(_, id), _) => (At::Anywhere, id),
        };
        if let Some(display) = display.filter(|_| !matches!(at, At::Sector(_))) {
            return display.place(At::MoveTo(id));
        }
        let (_, tile) = self.tiles.iter().find(|(tile, _)| *tile == id)?;
        // If the sector no longer exists, the unit may stand in any sector.
        let place = tile.place(at).or_else(|| tile.place(At::Anywhere))?;
        let is_open = is_viking || self.is_battle();
        Some(if is_open { place } else { Place { board: boards::kept(&place.board), ..place } })
    }
}
