//! Force Points: how many a side has in a scenario, and how many its set-up spends, by province and planet, with bases apart (19.0, 38.2).

use std::collections::BTreeMap;

use super::{Board, Piece, Placed, Spot};
use crate::terms::Provision;
use crate::{Planet, Side};
use rules::Id;

/// What a side spends at the start or on one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spending {
    /// The Force Points that it has.
    pub points: u32,
    /// Those bound to a province, by its number.
    pub in_provinces: BTreeMap<u32, u32>,
    /// What is spent, by planet; the key is none for pieces that stand nowhere yet.
    pub spent: BTreeMap<Option<Id<Planet>>, SpentOn>,
}

/// What is spent on one planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpentOn {
    /// On units.
    pub units: u32,
    /// On bases.
    pub bases: u32,
}

/// The points for one province, and what is spent there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// The Force Points bound to it.
    pub points: u32,
    /// What is spent.
    pub spent: SpentOn,
}

impl SpentOn {
    /// Units and bases together.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.units + self.bases
    }
}

impl Spending {
    /// What a side spends when a game starts (turn 0) or on a turn. Units that the scenario gives are not bought.
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
                // A piece that comes from space stands on no planet yet.
                let planet = station.planet.filter(|_| station.spot != Spot::FromSpace);
                let spent = spending.spent.entry(planet).or_default();
                spent.units += cost.units;
                spent.bases += cost.bases;
            }
        }
        spending
    }

    /// Everything that is spent.
    #[must_use]
    pub fn total(&self) -> SpentOn {
        let sum = |of: fn(&SpentOn) -> u32| self.spent.values().map(of).sum();
        SpentOn { units: sum(|spent| spent.units), bases: sum(|spent| spent.bases) }
    }

    /// What is left; negative where too much is spent.
    #[must_use]
    pub fn left(&self) -> i64 {
        i64::from(self.points) - i64::from(self.total().total())
    }

    /// The budget of each province that has points of its own or in which something is spent, by its number.
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

/// What a row costs, without the units that the scenario gives.
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
