//! Force Points: how many a scenario gives a side, and how many its set-up spends in each province and on each planet, separately for units and bases
//! (19.0, 38.2).

use std::collections::BTreeMap;

use super::{Board, Piece, Placed, Spot};
use crate::terms::Provision;
use crate::{Planet, Side};
use rules::Id;

/// The Force Points that a side has and spends, at the start or on one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spending {
    /// All Force Points that the scenario gives the side.
    pub points: u32,
    /// The Force Points that must be spent in a province, by the number of the province.
    pub in_provinces: BTreeMap<u32, u32>,
    /// The Force Points spent on each planet. Those for pieces that stand nowhere yet have the key `None`.
    pub spent: BTreeMap<Option<Id<Planet>>, SpentOn>,
}

/// The Force Points that are spent on units and on bases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpentOn {
    /// The Force Points spent on units.
    pub units: u32,
    /// The Force Points spent on bases.
    pub bases: u32,
}

/// The Force Points for one province, and those that are spent in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// The Force Points that must be spent in the province.
    pub points: u32,
    /// The Force Points that are spent in the province.
    pub spent: SpentOn,
}

impl SpentOn {
    /// The Force Points spent on units and bases together.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.units + self.bases
    }
}

impl Spending {
    /// The Force Points that a side has and spends at the start (turn 0) or on a later turn. Units that the scenario gives cost nothing.
    #[must_use]
    pub fn of(board: &Board, side: Side, turn: u32) -> Self {
        let mut spending = Self::default();
        for provision in &board.scenario.provisions {
            let points = provision.points(side, turn);
            spending.points += points;
            let province = match provision {
                Provision::PointsIn(_, _, province) => Some(province.get()),
                _ => None,
            };
            if let Some(province) = province.filter(|_| points > 0) {
                *spending.in_provinces.entry(province).or_default() += points;
            }
        }
        let mut given: BTreeMap<Piece, u32> = BTreeMap::new();
        for (_, row, station) in board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == turn) {
            let cost = cost(board, row, &mut given);
            if cost.total() > 0 {
                // A piece that comes from space does not stand on a planet yet.
                let planet = station.planet.filter(|_| station.spot != Spot::FromSpace);
                let spent = spending.spent.entry(planet).or_default();
                spent.units += cost.units;
                spent.bases += cost.bases;
            }
        }
        spending
    }

    /// The Force Points that are spent on all planets.
    #[must_use]
    pub fn total(&self) -> SpentOn {
        let sum = |of: fn(&SpentOn) -> u32| self.spent.values().map(of).sum();
        SpentOn { units: sum(|spent| spent.units), bases: sum(|spent| spent.bases) }
    }

    /// The Force Points that are left; negative if too many are spent.
    #[must_use]
    pub fn left(&self) -> i64 {
        i64::from(self.points) - i64::from(self.total().total())
    }

    /// The budget of each province that has points of its own, or in which points are spent. The key is the number of the province.
    #[must_use]
    pub fn by_province(&self, board: &Board) -> BTreeMap<u32, Budget> {
        let mut budgets: BTreeMap<u32, Budget> = self
            .in_provinces
            .iter()
            .map(|(province, points)| (*province, Budget { points: *points, ..Budget::default() }))
            .collect();
        for (planet, spent) in &self.spent {
            let Some(province) = planet.and_then(|planet| board.province_number(planet)) else { continue };
            let budget = budgets.entry(province).or_default();
            budget.spent.units += spent.units;
            budget.spent.bases += spent.bases;
        }
        budgets
    }
}

/// What a row costs in Force Points. `given` holds how many units of each kind the scenario still gives; these cost nothing.
fn cost(board: &Board, row: &Placed, given: &mut BTreeMap<Piece, u32>) -> SpentOn {
    match row.piece {
        Piece::Unit(id) => {
            let Some(unit) = board.content.units.get(id) else { return SpentOn::default() };
            let turn = row.turn.get();
            let all = || board.scenario.provisions.iter().map(|found| found.units(row.side, &unit.name, turn)).sum::<u32>();
            let left = given.entry(row.piece).or_insert_with(all);
            let free = row.count.get().min(*left);
            *left -= free;
            SpentOn { units: (row.count.get() - free) * unit.cost.map_or(0, rules::Count::get), bases: 0 }
        }
        Piece::BaseUp => SpentOn { units: 0, bases: Piece::BASE_UP_COST },
        Piece::BaseLevel => SpentOn { units: 0, bases: Piece::BASE_LEVEL_COST * row.count.get() },
        Piece::Character(_)
        | Piece::Possession(_)
        | Piece::Secret(_)
        | Piece::Assignment(_)
        | Piece::Camp
        | Piece::SecretBase => SpentOn::default(),
    }
}
