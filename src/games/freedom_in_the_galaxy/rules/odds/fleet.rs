//! What an enemy fleet does to a ship that is detected (20.7), and how stacks of units jump (21.2).

use super::{Outcomes, Passage, hyperjump};
use crate::odds::fight::{column, moved};
use crate::{BreakOffTable, CellTable, CharacterTable, Detection, DetectionTable, HyperjumpTable, Jump, Price, Tables};

/// What happens to a ship that a fleet detachment attacks (20.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hit {
    /// Nothing happens to the ship, and it flies on.
    Safe,
    /// The ship is damaged.
    Damaged,
    /// The ship is lost with everyone and everything on it.
    Lost,
}

/// An attack on a ship by the enemy's units in the orbit box. It holds only the facts that decide the odds of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detachment {
    /// The space strength of the strongest of the enemy's units.
    pub strongest: u32,
    /// The shields of the ship.
    pub shields: u32,
    /// Whether the ship tries to break off.
    pub breaks_off: bool,
}

/// What an attack by a fleet detachment does to a ship. `None` if a cell of the tables is missing.
#[must_use]
pub fn detachment(attack: Detachment, fights: &CharacterTable, break_off: &BreakOffTable) -> Option<Outcomes<Hit>> {
    let at = column(i64::from(attack.strongest) - i64::from(attack.shields));
    let limit = if attack.breaks_off { break_off.cell(0, at)?.get() } else { 0 };
    // After a failed attempt to break off the column moves one to the right (12.53).
    let at = if attack.breaks_off { moved(at, 1) } else { at };
    let outcome = |(first, second): (u8, usize)| {
        if first <= limit {
            return Some(Hit::Safe);
        }
        Some(match fights.cell(second, at)?.defender.get() {
            0 => Hit::Safe,
            1 => Hit::Damaged,
            2.. => Hit::Lost,
        })
    };
    Outcomes::of((1..=6).flat_map(|first| (0..6).map(move |second| (first, second))).map(outcome))
}

/// What happens to a ship that passes a base, a fleet or both (20.7). If neither can detect the ship, there is no roll. `None` if a cell is missing.
///
/// A starred result lets the fleet attack, unless a base of level 1 or 2 destroys the ship at once (20.74). A second damage destroys the ship (9.36).
#[must_use]
pub fn passage(passage: Passage, fleet: Option<Detachment>, tables: &Tables) -> Option<Outcomes<Detection>> {
    if !passage.is_seen() {
        return Outcomes::of((0..216).map(|_| passage.fate(0, &tables.detection)));
    }
    let at = DetectionTable::column(passage.evasion).saturating_sub(passage.shift());
    let destroys = !passage.only_detects();
    let attack = match fleet.filter(|_| passage.space > 0) {
        Some(fleet) => Some(detachment(fleet, &tables.characters, &tables.break_off)?),
        None => None,
    };
    let mut ways = Vec::with_capacity(216);
    for line in 0..6 {
        let cell = tables.detection.cell(line, at)?;
        let plain = cell.plain();
        let found = if !destroys && plain != Detection::Undetected { Detection::Detected } else { plain };
        let attack = attack.as_ref().filter(|_| cell != plain && found != Detection::Eliminated);
        let hits = attack.map(|attack| &attack.ways);
        let Some(hits) = hits else {
            ways.extend([Some(found); 36]);
            continue;
        };
        for (hit, number) in hits {
            let after = match (hit, found) {
                (Hit::Safe, found) => found,
                (Hit::Damaged, Detection::Damaged) | (Hit::Lost, _) => Detection::Eliminated,
                (Hit::Damaged, _) => Detection::Damaged,
            };
            ways.extend((0..*number).map(|_| Some(after)));
        }
    }
    Outcomes::of(ways)
}

/// The navigation of units that jump together: the lowest of `units`, less one for each unit beyond three, or beyond four with a leader in space
/// (21.21, 21.22); never below 0. Units that others carry do not count (21.23).
#[must_use]
pub fn stack_navigation(units: &[u32], led_in_space: bool) -> u32 {
    let free = if led_in_space { 4 } else { 3 };
    let least = units.iter().copied().min().unwrap_or_default();
    least.saturating_sub((units.len() as u32).saturating_sub(free))
}

/// Where a jump of several units together ends, and how many of them are lost: one if a ship would be damaged, and half, rounded up, if a ship would
/// be lost (21.7). The owner picks the lost units. `None` if a cell is missing.
#[must_use]
pub fn stack_jump(distance: u32, units: &[u32], led_in_space: bool, table: &HyperjumpTable) -> Option<Outcomes<(Jump, u32)>> {
    let number = units.len() as u32;
    let lost = |price: Price| match price {
        Price::None => 0,
        Price::Damaged => number.min(1),
        Price::Lost => number.div_ceil(2),
    };
    let ends = hyperjump(distance, stack_navigation(units, led_in_space), table)?;
    Some(ends.map(|jump| match jump {
        Jump::Arrives => (*jump, 0),
        Jump::Drift(price) | Jump::DriftTwo(price) => (*jump, lost(*price)),
    }))
}
