//! Captains: those who choose for a side, by its view alone.

mod roster;
mod rule_of_thumb;
mod stewardship;
mod strategy;
mod tactics;

pub use roster::CaptainName;
pub use rule_of_thumb::RuleOfThumb;
