//! The plunder table: the yield of plundering a sector.

use serde::{Deserialize, Serialize};

use super::Cells;
use crate::Wealth;
use rules::out_of_bounds;
use rules::{Level, Origin};

/// The yield of plundering a sector, in mega-credits, by its wealth code and a die ("Plunder Procedure").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlunderTable {
    /// A row for each code from wA to wE, with a cell for each face of the die from 1 to 6.
    pub rows: [Cells<Yield>; 5],
    /// The origin of the table, such as the book or the designer.
    pub origin: Origin,
}

/// An amount of mega-credits in a cell: 0 to 99.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Yield(pub Level);

impl Yield {
    /// The words for a cell of this table in error messages.
    pub const WHAT: &str = "a cell of the plunder table";
}

impl PlunderTable {
    /// How many faces the die has.
    pub const FACES: usize = 6;

    /// The yield of a sector with this code if the die shows this number, in mega-credits; `None` if the cell is missing, or the die has no such
    /// face.
    #[must_use]
    pub fn yields(&self, wealth: Wealth, die: u32) -> Option<u32> {
        let index = die.checked_sub(1).filter(|index| (*index as usize) < Self::FACES)?;
        self.row(wealth).get(index as usize).map(|amount| amount.0.get())
    }

    /// The average yield of a sector with this code, in sixths of a mega-credit, so that sums stay whole; `None` if a cell is missing.
    #[must_use]
    pub fn mean_in_sixths(&self, wealth: Wealth) -> Option<u32> {
        (1..=Self::FACES as u32).map(|die| self.yields(wealth, die)).sum()
    }

    /// The row of a wealth code.
    #[must_use]
    pub const fn row(&self, wealth: Wealth) -> &Cells<Yield> {
        &self.rows[wealth as usize]
    }
}

impl std::fmt::Display for Yield {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(out)
    }
}

impl std::str::FromStr for Yield {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let refused = |found: &str| out_of_bounds(Self::WHAT, 0, Level::MAX.get().into(), found);
        let number: u32 = text.parse().map_err(|_| refused(&format!("{text:?}")))?;
        Level::new(number).map(Self).ok_or_else(|| refused(text))
    }
}
