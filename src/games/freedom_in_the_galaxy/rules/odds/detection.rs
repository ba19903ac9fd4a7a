//! Whether an enemy base finds a ship that passes (9.3).

use super::Outcomes;
use crate::{CellTable, Detection, DetectionTable};

/// An enemy base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// It is down, or there is none: only units in the orbit box detect (8.3, 20.7).
    Down,
    /// It is up at level 0 and only detects (9.32).
    Level0,
    /// It is up at level 1.
    #[default]
    Level1,
    /// It is up at level 2 and detects better.
    Level2,
}

/// A ship that passes an enemy base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// Its evasion.
    pub evasion: u32,
    /// The base.
    pub base: Base,
    /// Whether the characters on it are detected already.
    pub detected: bool,
    /// The enemy's space strength in the orbit box; each three points shift detection by one column (20.7).
    pub space: u32,
}

impl Passage {
    /// The space strength that detects like a base of level 0 where none is up (20.7).
    const SEEING: u32 = 5;

    /// Whether anything can detect the ship: a base that is up, or enough space strength (20.76).
    #[must_use]
    pub const fn is_seen(self) -> bool {
        !matches!(self.base, Base::Down) || self.space >= Self::SEEING
    }

    /// By how many columns detection shifts for the enemy. Without a base that is up only the space strength beyond the first five points counts.
    #[must_use]
    pub const fn shift(self) -> usize {
        let (level, space) = match self.base {
            Base::Down => (0, self.space.saturating_sub(Self::SEEING)),
            Base::Level0 | Base::Level1 => (0, self.space),
            Base::Level2 => (2, self.space),
        };
        level + self.detected as usize + (space / 3) as usize
    }

    /// Whether the enemy can only detect, so that no ship is damaged or destroyed at once (9.32, 20.7).
    #[must_use]
    pub const fn only_detects(self) -> bool {
        matches!(self.base, Base::Down | Base::Level0)
    }

    /// What happens to the ship on a line of the table, counted from 0; none where the cell is missing.
    #[must_use]
    pub fn fate(self, line: usize, table: &DetectionTable) -> Option<Detection> {
        if !self.is_seen() {
            // There is no roll, and detected characters stay detected.
            return Some(if self.detected { Detection::Detected } else { Detection::Undetected });
        }
        let found = table.cell(line, DetectionTable::column(self.evasion).saturating_sub(self.shift()))?.plain();
        let is_worse = matches!(found, Detection::Damaged | Detection::Eliminated);
        Some(if self.only_detects() && is_worse { Detection::Detected } else { found })
    }
}

/// What happens to the ship. None where a cell is missing. A result with an asterisk counts as the plain one, since the asterisk only refers to
/// another rule.
#[must_use]
pub fn detection(passage: Passage, table: &DetectionTable) -> Option<Outcomes<Detection>> {
    Outcomes::of((0..6).map(|line| passage.fate(line, table)))
}
