//! The results of all shots of a phase at one unit ("Combat Results").

use std::collections::BTreeMap;

use super::Chances;
use crate::{Damage, Tables, UnitType};

/// The largest number of shots in a volley: with more, the number of throws would not fit into a `u128`.
pub const MOST_SHOTS: usize = 24;

/// The results of a volley at a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The possible results, sorted by hits and then by critical hits.
    pub ends: Vec<End>,
    /// How many different throws the dice of all shots have.
    pub all: u128,
}

/// One possible result of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// How many hits there are that are not critical.
    pub hits: u32,
    /// How many critical hits there are.
    pub criticals: u32,
    /// The damage of the unit after the volley; `None` if it is destroyed.
    pub left: Option<Damage>,
    /// How many throws bring this result.
    pub ways: u128,
}

/// The results of shots at a unit that already has this damage; `None` for more than [`MOST_SHOTS`] shots.
#[must_use]
pub fn volley(shots: &[Chances], unit: &UnitType, damage: Damage, tables: &Tables) -> Option<Volley> {
    if shots.len() > MOST_SHOTS {
        return None;
    }
    let mut ways: BTreeMap<(u32, u32), u128> = BTreeMap::from([((0, 0), 1)]);
    for shot in shots {
        let mut after = BTreeMap::new();
        for ((hits, criticals), before) in ways {
            for (key, chance) in
                [((hits, criticals), shot.miss), ((hits + 1, criticals), shot.hit), ((hits, criticals + 1), shot.critical)]
            {
                if chance > 0 {
                    *after.entry(key).or_default() += before * u128::from(chance);
                }
            }
        }
        ways = after;
    }
    let end = |((hits, criticals), ways)| End { hits, criticals, left: damage.struck(hits, criticals, unit, tables), ways };
    Some(Volley { ends: ways.into_iter().map(end).collect(), all: all(shots.len()) })
}

/// How many different throws the dice of this many shots have.
pub(super) const fn all(shots: usize) -> u128 {
    (Chances::ALL as u128).pow(shots as u32)
}

impl Volley {
    /// How many throws destroy the unit.
    #[must_use]
    pub fn destroyed(&self) -> u128 {
        self.ends.iter().filter(|end| end.left.is_none()).map(|end| end.ways).sum()
    }

    /// The sum of all hits, critical ones included, over all throws of the dice.
    #[must_use]
    pub fn hits(&self) -> u128 {
        self.ends.iter().map(|end| u128::from(end.hits + end.criticals) * end.ways).sum()
    }
}
