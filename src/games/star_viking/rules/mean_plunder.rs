//! The average yield of plundering the sectors of a system. A check compares the wealth of the system with it.

use std::fmt;

use super::{PlunderTable, System, Wealth};
use rules::Count;

/// The average yield of plundering a sector, or all sectors of a system ("Plunder Procedure"). It is kept in sixths of a mega-credit, so that sums
/// stay whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MeanPlunder {
    sixths: u32,
}

impl MeanPlunder {
    const SIXTHS: u32 = PlunderTable::FACES as u32;

    /// The yield of all sectors with a wealth code in a system; `None` if the table is empty or lacks a cell that is needed.
    #[must_use]
    pub fn of(system: &System, table: &PlunderTable) -> Option<Self> {
        if Wealth::ALL.iter().all(|wealth| table.mean_in_sixths(*wealth).is_none()) {
            return None;
        }
        let codes = system.sectors().filter_map(|(_, _, sector)| sector.wealth);
        Some(Self { sixths: codes.map(|wealth| table.mean_in_sixths(wealth)).sum::<Option<u32>>()? })
    }

    /// The yield of a sector with this code; `None` if the table lacks a cell for the code.
    #[must_use]
    pub fn of_code(wealth: Wealth, table: &PlunderTable) -> Option<Self> {
        table.mean_in_sixths(wealth).map(|sixths| Self { sixths })
    }

    /// Whether this yield and the wealth of a system differ by no more than two mega-credits or a quarter of the wealth, as the rule
    /// `wealth-out-of-line` demands.
    #[must_use]
    pub const fn agrees_with(self, wealth: Count) -> bool {
        let wealth = wealth.get() * Self::SIXTHS;
        let apart = self.sixths.abs_diff(wealth);
        apart <= 2 * Self::SIXTHS || apart * 4 <= wealth
    }

    /// This yield rounded to whole mega-credits; `None` if it is too high for the wealth of a system.
    #[must_use]
    pub const fn as_wealth(self) -> Option<Count> {
        Count::new((self.sixths + Self::SIXTHS / 2) / Self::SIXTHS)
    }
}

/// Writes the yield in mega-credits with one decimal, such as `17.3`.
impl fmt::Display for MeanPlunder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:.1}", f64::from(self.sixths) / f64::from(Self::SIXTHS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wealth_agrees_within_two_mega_credits_or_a_quarter() {
        let mean = |sixths| MeanPlunder { sixths };
        let agrees = |sixths, wealth| mean(sixths).agrees_with(Count::clamped(wealth));
        assert!(agrees(18, 5) && !agrees(18, 6) && agrees(18, 1) && !agrees(17, 5));
        assert!(agrees(90, 20) && !agrees(89, 20), "15 is a quarter less than 20");
        assert_eq!((mean(20).to_string().as_str(), mean(20).as_wealth()), ("3.3", Count::new(3)));
    }
}
