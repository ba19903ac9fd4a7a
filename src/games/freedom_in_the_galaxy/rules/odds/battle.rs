//! Military, space and raking combat in which whole units are lost, and what bases do in it (9.2, 10.3, 20.6, 22.2).

use super::{Outcomes, column, military};
use crate::{CellTable, Losses, MilitaryTable};

/// A unit in combat. The units that it carries go with it and do not fight (20.54), so they add only to its worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fighting {
    /// The unit's strength in this combat: in the environ or in space.
    pub strength: u32,
    /// What the unit, with the units that it carries, is worth to its owner in Force Points.
    pub worth: u32,
}

/// The result of a combat: the units that each side loses. A unit is given by its index in the list of its side.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Battle {
    /// The units that the attacker loses.
    pub attackers: Vec<usize>,
    /// The units that the defender loses.
    pub defenders: Vec<usize>,
}

/// A base in combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stronghold {
    /// The base's level, 0 to 2.
    pub level: u32,
    /// Whether the base is up.
    pub up: bool,
}

/// The units that a side gives up to fulfil a loss in strength, by their indexes in ascending order. Together they have as much strength as possible
/// without exceeding the loss (10.3). Of all such sets the owner chooses the one that is worth least, and of equal ones the one with the fewest
/// units.
#[must_use]
pub fn lost(units: &[Fighting], loss: u32) -> Vec<usize> {
    // For each total strength that some set of units reaches exactly: the worth of the set, how many units it has, and their indexes.
    let mut reached: Vec<Option<(u32, usize, Vec<usize>)>> = vec![None; loss as usize + 1];
    reached[0] = Some((0, 0, Vec::new()));
    for (at, unit) in units.iter().enumerate().filter(|(_, unit)| (1..=loss).contains(&unit.strength)) {
        for sum in (unit.strength..=loss).rev() {
            let Some((worth, number, set)) = reached[(sum - unit.strength) as usize].clone() else { continue };
            let found = (worth + unit.worth, number + 1);
            let known = &mut reached[sum as usize];
            if known.as_ref().is_none_or(|(worth, number, _)| found < (*worth, *number)) {
                *known = Some((found.0, found.1, set.into_iter().chain([at]).collect()));
            }
        }
    }
    reached.into_iter().rev().flatten().next().map(|(_, _, set)| set).unwrap_or_default()
}

fn strength(units: &[Fighting]) -> u32 {
    units.iter().map(|unit| unit.strength).sum()
}

/// The losses of both sides when units fight, with the odds shifted by `shift` columns (10.2, 22.0). `None` if a cell of the table is missing.
#[must_use]
pub fn battle(attackers: &[Fighting], defenders: &[Fighting], shift: i32, table: &MilitaryTable) -> Option<Outcomes<Battle>> {
    let odds = military(strength(attackers), strength(defenders), shift, table)?;
    Some(odds.map(|losses| Battle {
        attackers: lost(attackers, losses.attacker.get()),
        defenders: lost(defenders, losses.defender.get()),
    }))
}

/// The attacker's losses in an attack on a base, and the base afterwards (22.22). `None` if a cell of the table is missing.
#[must_use]
pub fn assault(attackers: &[Fighting], base: Stronghold, table: &MilitaryTable) -> Option<Outcomes<(Vec<usize>, Stronghold)>> {
    let shift = if base.up { 0 } else { 2 };
    let odds = military(strength(attackers), base.defends_with(), shift, table)?;
    Some(odds.map(|losses| (lost(attackers, losses.attacker.get()), base.attacked(losses.defender.get()))))
}

/// The losses of units at which a base fires as they pass, and the base afterwards, if the rules for space are not in use (9.2). `None` if a cell of
/// the table is missing or the base does not fire at all.
#[must_use]
pub fn fire(base: Stronghold, units: &[Fighting], table: &MilitaryTable) -> Option<Outcomes<(Vec<usize>, Stronghold)>> {
    let at = base.fires_at()?;
    let both = |first: usize, second: usize| {
        let (own, other) = (table.cell(first, at)?, table.cell(second, at)?);
        Some((lost(units, other.defender.get()), base.fired(own.attacker.get())))
    };
    Outcomes::of((0..6).flat_map(|first| (0..6).map(move |second| (first, second))).map(|(first, second)| both(first, second)))
}

/// The losses of units that a base rakes as they pass; nothing happens to the base (20.6). `None` if a cell of the table is missing or the base does
/// not rake.
#[must_use]
pub fn raking(base: Stronghold, units: &[Fighting], table: &MilitaryTable) -> Option<Outcomes<Vec<usize>>> {
    let at = base.rakes_at()?;
    let loss = |line: usize| table.cell(line, at).map(|losses: Losses| lost(units, losses.defender.get()));
    Outcomes::of((0..6).map(loss))
}

impl Stronghold {
    /// The column on which the base fires at units that pass: 3-1 at level 2, 1-1 at level 1; `None` at level 0 or if it is down (9.22).
    #[must_use]
    pub fn fires_at(self) -> Option<usize> {
        match (self.up, self.level) {
            (true, 2..) => Some(column(3, 1, 0)),
            (true, 1) => Some(column(1, 1, 0)),
            (true, 0) | (false, _) => None,
        }
    }

    /// The column on which the base rakes units that pass: 4-1 at level 2, 2-1 at level 1; `None` at level 0 or if it is down (20.61).
    #[must_use]
    pub fn rakes_at(self) -> Option<usize> {
        match (self.up, self.level) {
            (true, 2..) => Some(column(4, 1, 0)),
            (true, 1) => Some(column(2, 1, 0)),
            (true, 0) | (false, _) => None,
        }
    }

    /// The strength with which the base defends itself (22.22).
    #[must_use]
    pub const fn defends_with(self) -> u32 {
        match self.level {
            0 => 1,
            1 => 4,
            2.. => 8,
        }
    }

    /// By how many columns to the left the base shifts attacks on units in its orbit box (22.21).
    #[must_use]
    pub const fn helps_by(self) -> i32 {
        match (self.up, self.level) {
            (true, 2..) => 3,
            (true, 1) => 1,
            (true, 0) | (false, _) => 0,
        }
    }

    /// The base after it loses strength in an attack on it. If it is up, the first two points put it down. Each three points beyond that take a level
    /// (22.22).
    #[must_use]
    pub const fn attacked(self, loss: u32) -> Self {
        let levels = if !self.up {
            loss / 3
        } else if loss < 2 {
            return self;
        } else {
            (loss - 2) / 3
        };
        Self { level: self.level.saturating_sub(levels), up: false }
    }

    /// The base after it loses strength while it fires at units. Two points put it down; three or more take a level as well (9.25).
    #[must_use]
    pub const fn fired(self, loss: u32) -> Self {
        match loss {
            0 | 1 => self,
            2 => Self { up: false, ..self },
            3.. => Self { level: self.level.saturating_sub(1), up: false },
        }
    }
}
