//! One shot ("Combat Resolution").

use crate::{Shot, Tables};

/// What a shot does, in 36ths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chances {
    /// In how many ways it misses.
    pub miss: u32,
    /// In how many it hits, and not critically.
    pub hit: u32,
    /// In how many it hits critically.
    pub critical: u32,
}

impl Chances {
    /// In how many ways two dice fall.
    pub const ALL: u32 = 36;
    /// A shot that is never fired, or never hits.
    pub const NEVER: Self = Self { miss: Self::ALL, hit: 0, critical: 0 };

    /// The chances of a differential; none where the combat table lacks a cell of its column.
    #[must_use]
    pub fn of(differential: i32, tables: &Tables) -> Option<Self> {
        let mut chances = Self::default();
        for roll in 2..=12_u32 {
            let ways = 6 - roll.abs_diff(7);
            match tables.combat.shot(differential, roll)? {
                Shot::Miss => chances.miss += ways,
                Shot::Hit => chances.hit += ways,
                Shot::Critical => chances.critical += ways,
            }
        }
        Some(chances)
    }

    /// In how many ways it hits at all.
    #[must_use]
    pub const fn at_all(self) -> u32 {
        self.hit + self.critical
    }
}
