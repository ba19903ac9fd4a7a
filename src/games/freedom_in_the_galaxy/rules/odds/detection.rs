//! Whether an enemy base finds a ship that passes (9.3).

use super::Outcomes;
use crate::{CellTable, Detection, DetectionTable};

/// An enemy base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// It is down and does nothing (8.3).
    Down,
    /// It is up at level 0 and only detects (9.32).
    Level0,
    /// It is up at level 1.
    #[default]
    Level1,
    /// It is up at level 2 and sees better.
    Level2,
}

/// A ship that passes an enemy base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// Its evasion.
    pub evasion: u32,
    /// The base.
    pub base: Base,
    /// Whether whoever is on it is detected already.
    pub detected: bool,
    /// The enemy's space strength in the orbit box, each three points of which see one column better (20.7).
    pub space: u32,
}

impl Passage {
    /// By how many columns the base sees better.
    #[must_use]
    pub const fn shift(self) -> usize {
        let level = match self.base {
            Base::Down | Base::Level0 | Base::Level1 => 0,
            Base::Level2 => 2,
        };
        level + self.detected as usize + (self.space / 3) as usize
    }
}

/// What becomes of the ship. None where a cell is missing. An asterisk says only that another rule looks at the result, and counts as plain.
#[must_use]
pub fn detection(passage: Passage, table: &DetectionTable) -> Option<Outcomes<Detection>> {
    let column = DetectionTable::column(passage.evasion).saturating_sub(passage.shift());
    let outcome = |line: usize| {
        if passage.base == Base::Down {
            return Some(Detection::Undetected);
        }
        let found = table.cell(line, column)?.plain();
        let is_worse = matches!(found, Detection::Damaged | Detection::Eliminated);
        Some(if passage.base == Base::Level0 && is_worse { Detection::Detected } else { found })
    };
    Outcomes::of((0..6).map(outcome))
}
