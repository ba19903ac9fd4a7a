//! The captains: whoever chooses among legal actions by what is public and what its side sees.
//!
//! Reading order: `helm.rs` (a captain at work), `missions.rs`, `travel.rs`, `warfare.rs`, `rule_of_thumb.rs`, `standing.rs` and
//! `looking_ahead.rs`, `roster.rs`.

mod helm;
mod looking_ahead;
mod missions;
mod roster;
mod rule_of_thumb;
mod standing;
mod travel;
mod warfare;

pub use looking_ahead::LookingAhead;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;
