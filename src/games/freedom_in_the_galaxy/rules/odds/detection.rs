//! Whether an enemy base detects a ship that passes (9.3).

use super::Outcomes;
use crate::{CellTable, Detection, DetectionTable};

/// The state of an enemy base, for detection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// The base is down, or the planet has no base. Only units in the orbit box detect (8.3, 20.7).
    Down,
    /// The base is up at level 0 and only detects: it damages no ship (9.32).
    Level0,
    /// The base is up at level 1.
    #[default]
    Level1,
    /// The base is up at level 2 and detects better.
    Level2,
}

/// A ship that passes an enemy base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The ship's evasion.
    pub evasion: u32,
    /// The enemy base that the ship passes.
    pub base: Base,
    /// Whether the characters on the ship are detected already.
    pub detected: bool,
    /// The enemy's space strength in the orbit box. Every three points of it shift detection by one column (20.7).
    pub space: u32,
}

impl Passage {
    /// If no base is up, this much space strength detects like a base of level 0 (20.7).
    const SEEING: u32 = 5;

    /// Whether anything can detect the ship: a base that is up, or enough space strength (20.76).
    #[must_use]
    pub const fn is_seen(self) -> bool {
        !matches!(self.base, Base::Down) || self.space >= Self::SEEING
    }

    /// By how many columns detection shifts in the enemy's favour. If no base is up, only the space strength beyond the first five points counts.
    #[must_use]
    pub const fn shift(self) -> usize {
        let (level, space) = match self.base {
            Base::Down => (0, self.space.saturating_sub(Self::SEEING)),
            Base::Level0 | Base::Level1 => (0, self.space),
            Base::Level2 => (2, self.space),
        };
        level + self.detected as usize + (space / 3) as usize
    }

    /// Whether the enemy can only detect the ship, and not damage or destroy it at once (9.32, 20.7).
    #[must_use]
    pub const fn only_detects(self) -> bool {
        matches!(self.base, Base::Down | Base::Level0)
    }

    /// What happens to the ship on this line of the table, counted from 0; `None` if the cell is missing.
    #[must_use]
    pub fn fate(self, line: usize, table: &DetectionTable) -> Option<Detection> {
        if !self.is_seen() {
            // Nothing can detect the ship, so there is no roll. Detected characters stay detected.
            return Some(if self.detected { Detection::Detected } else { Detection::Undetected });
        }
        let found = table.cell(line, DetectionTable::column(self.evasion).saturating_sub(self.shift()))?.plain();
        let is_worse = matches!(found, Detection::Damaged | Detection::Eliminated);
        Some(if self.only_detects() && is_worse { Detection::Detected } else { found })
    }
}

/// What happens to the ship, with the odds of each result. `None` if a cell is missing. A result with an asterisk counts like the same result without
/// one, since the asterisk only refers to another rule.
#[must_use]
pub fn detection(passage: Passage, table: &DetectionTable) -> Option<Outcomes<Detection>> {
    Outcomes::of((0..6).map(|line| passage.fate(line, table)))
}
