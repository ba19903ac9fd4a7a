//! The Empire's taxes from its planets, and the upkeep of its best units and bases (33.1, 33.4).

use super::set_up::{Board, Piece};
use super::{Content, Planet, Side};
use rules::Level;

/// The full tax of a planet, which is the sum of its resources.
#[must_use]
pub fn tax(planet: &Planet) -> u32 {
    planet.environs.iter().map(|(_, environ)| environ.resource.get()).sum()
}

/// Half the tax of a planet, rounded down.
#[must_use]
pub fn half_tax(planet: &Planet) -> u32 {
    tax(planet) / 2
}

/// The full taxes and the half taxes of several planets together. Each planet's half is rounded down separately.
#[must_use]
pub fn taxes<'a>(planets: impl IntoIterator<Item = &'a Planet>) -> (u32, u32) {
    planets.into_iter().fold((0, 0), |(full, half), planet| (full + tax(planet), half + half_tax(planet)))
}

/// The number of the province that may be taxed on this turn (33.1). The provinces take turns in the order of their numbers; the second one is taxed
/// on the seventh turn, as in the book. `None` on the first turn (33.13), or if the project has no province.
#[must_use]
pub fn taxed_province(content: &Content, turn: u32) -> Option<u32> {
    let mut numbers: Vec<u32> = content.provinces.iter().map(|(_, province)| province.number.get()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let at = turn.checked_sub(1).filter(|before| *before > 0)?.checked_rem(numbers.len() as u32)?;
    numbers.get(at as usize).copied()
}

/// The lowest level at which a base costs upkeep (33.4).
const DEAR_BASE: Level = Level::clamped(2);

/// The upkeep that the Empire pays each turn for the elite units and the bases of level 2 that it has after the set-up.
#[must_use]
pub fn upkeep(board: &Board) -> u32 {
    let elites: u32 = board
        .rows
        .iter()
        .filter(|(_, row, _)| row.side == Side::Imperial && row.turn.get() == 0)
        .filter_map(|(_, row, _)| match row.piece {
            Piece::Unit(id) => board.content.units.get(id).filter(|unit| unit.elite).map(|_| row.count.get()),
            _ => None,
        })
        .sum();
    let bases = board.planets.iter().filter(|on| on.side() == Side::Imperial && on.base >= DEAR_BASE).count() as u32;
    elites + bases
}
