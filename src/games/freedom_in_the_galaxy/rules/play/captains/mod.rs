//! The captains. Each chooses among the legal actions by what is public and what its side sees.
//!
//! Reading order: `memory.rs`, `weights.rs`, `helm.rs` (a captain at work), `missions.rs`, `cards.rs`, `travel.rs`, `warfare.rs`, `rule_of_thumb.rs`, `standing.rs` and
//! `looking_ahead.rs`, `roster.rs`; `thumb.rs` (the rules of thumb for a player at a table).

mod cards;
mod helm;
mod looking_ahead;
mod memory;
mod missions;
mod roster;
mod rule_of_thumb;
mod standing;
#[cfg(test)]
mod tests;
mod thumb;
mod travel;
mod warfare;
mod weights;

pub use looking_ahead::LookingAhead;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;
pub use thumb::{Thumb, Worth};
