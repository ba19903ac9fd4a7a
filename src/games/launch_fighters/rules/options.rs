//! The book's optional rules, as switches of a project.

use serde::{Deserialize, Serialize};

/// The book's optional rules ("Warp Drive", "Cargo Holds"); all are off unless switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A warp drive costs 5 points once, whatever its level.
    pub flat_warp: bool,
    /// Squadrons can have warp drives, for 1 point each.
    pub warp_for_fighters: bool,
    /// Holds can be hit and reduced like a stat.
    pub holds_can_be_hit: bool,
    /// A ship may not move in the turn in which it engages warp.
    pub no_move_at_warp: bool,
    /// A ship may not fire in the turn in which it engages warp.
    pub no_fire_at_warp: bool,
}
