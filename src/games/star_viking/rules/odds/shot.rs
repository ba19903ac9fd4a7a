//! The chances of one shot ("Combat Resolution").

use crate::{Shot, Tables};

/// How many of the 36 throws of two dice bring each result of a shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chances {
    /// How many throws miss.
    pub miss: u32,
    /// How many throws hit without being critical.
    pub hit: u32,
    /// How many throws hit critically.
    pub critical: u32,
}

impl Chances {
    /// How many different throws two dice have.
    pub const ALL: u32 = 36;
    /// The chances of a shot that never hits or is never fired.
    pub const NEVER: Self = Self { miss: Self::ALL, hit: 0, critical: 0 };

    /// The chances of a shot at this differential; `None` if the combat table lacks a cell of its column.
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

    /// How many throws hit, critical hits included.
    #[must_use]
    pub const fn at_all(self) -> u32 {
        self.hit + self.critical
    }
}
