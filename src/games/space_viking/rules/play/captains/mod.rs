//! Captains: each writes a player's sheet for a year from that player's knowledge, and gets nothing else.
//!
//! Reading order: `roster.rs`, `random.rs`, `desk.rs` (a sheet that is being written), `rule_of_thumb/`, `planner/`.

mod desk;
mod planner;
mod random;
mod roster;
mod rule_of_thumb;
#[cfg(test)]
mod tests;

pub use planner::Planner;
pub use random::AtRandom;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;

use desk::Desk;
