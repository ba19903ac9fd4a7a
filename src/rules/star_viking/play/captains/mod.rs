//! Captains: those who choose for a side, by its view alone.

mod roster;
mod rule_of_thumb;

pub use roster::CaptainName;
pub use rule_of_thumb::RuleOfThumb;
