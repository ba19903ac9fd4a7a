//! Where a jump ends (21.3).

use super::Outcomes;
use crate::{HyperjumpTable, Jump};

/// Where a jump over this distance ends with this navigation. A jump that is shorter than the navigation always arrives. `None` if a cell is missing.
#[must_use]
pub fn hyperjump(distance: u32, navigation: u32, table: &HyperjumpTable) -> Option<Outcomes<Jump>> {
    let outcome = |die: u32| match distance.checked_sub(navigation) {
        Some(rest) => table.outcome(rest.saturating_add(die)),
        None => Some(Jump::Arrives),
    };
    Outcomes::of((1..=6).map(outcome))
}
