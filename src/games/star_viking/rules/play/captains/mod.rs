//! Captains: programs that choose for a side, knowing only what the side sees.
//!
//! Reading order: `roster.rs`, `rule_of_thumb.rs`, `aims.rs`, `skirmish.rs`, `exchange.rs`, `tactics.rs`, `strategy.rs`,
//! `stewardship.rs`, `by_dice.rs`, `looking_ahead.rs`, `standing.rs`.

mod aims;
mod by_dice;
mod exchange;
mod looking_ahead;
mod roster;
mod rule_of_thumb;
mod skirmish;
mod standing;
mod stewardship;
mod strategy;
mod tactics;

pub use by_dice::{ByDice, Course};
pub use looking_ahead::LookingAhead;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;
