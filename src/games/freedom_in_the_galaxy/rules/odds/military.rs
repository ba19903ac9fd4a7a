//! Military combat on the ground and in space (10.2).

use super::Outcomes;
use crate::{CellTable, Losses, MilitaryTable};
use rules::Level;

/// The column for these strengths. The odds are first rounded in the defender's favour to a column from 1-5 to 5-1, and then shifted, at most to 1-6
/// or 6-1: to the right, or to the left if `shift` is negative (10.21, 10.22). A strength of 0 counts as 1.
#[must_use]
pub fn column(attacker: u32, defender: u32, shift: i32) -> usize {
    let (attacker, defender) = (attacker.max(1), defender.max(1));
    let steps = if attacker >= defender {
        i64::from((attacker / defender).min(5)) - 1
    } else {
        1 - i64::from(defender.div_ceil(attacker).min(5))
    };
    let last = MilitaryTable::COLUMNS.len() as i64 - 1;
    (MilitaryTable::EVEN as i64 + steps + i64::from(shift)).clamp(0, last) as usize
}

/// The losses of both sides in a determined assault: the odds move two columns to the left, and the results are doubled (22.3). `None` if a cell is
/// missing.
#[must_use]
pub fn determined(attacker: u32, defender: u32, shift: i32, table: &MilitaryTable) -> Option<Outcomes<Losses>> {
    let double = |level: Level| Level::clamped(level.get() * 2);
    let odds = military(attacker, defender, shift - ASSAULT, table)?;
    Some(odds.map(|losses| Losses { attacker: double(losses.attacker), defender: double(losses.defender) }))
}

/// By how many columns a determined assault is shifted to the left (22.3).
pub const ASSAULT: i32 = 2;

/// How strong every unit has to be, at least, for a determined assault (22.3).
pub const ASSAULT_STRENGTH: u32 = 3;

/// By how many columns the leaders of both sides shift the odds: the attacker's leadership less the defender's. If this is positive, the odds shift
/// to the right, and if it is negative, to the left (10.4, 10.41).
#[must_use]
pub const fn leaders_shift(attacker: u32, defender: u32) -> i32 {
    attacker as i32 - defender as i32
}

/// The strength that each side loses. Each side rolls a die, and both dice are read on the same column (10.23). `None` if a cell is missing.
#[must_use]
pub fn military(attacker: u32, defender: u32, shift: i32, table: &MilitaryTable) -> Option<Outcomes<Losses>> {
    let column = column(attacker, defender, shift);
    let both = |first: usize, second: usize| {
        let (own, other) = (table.cell(first, column)?, table.cell(second, column)?);
        Some(Losses { attacker: own.attacker, defender: other.defender })
    };
    Outcomes::of((0..6).flat_map(|first| (0..6).map(move |second| both(first, second))))
}
