//! The terms of a scenario. They are data of closed lists, and are read and written as sentences: what a side has ([`Provision`]), where its pieces
//! may stand and what it may buy ([`Limit`]), what brings victory points ([`Score`]), and what wins at once ([`InstantVictory`]).
//!
//! Anything else that a scenario demands is printed in words and not checked. The set-up itself is in `set_up/`.
//!
//! Reading order: `words.rs` (the values in the gaps of the sentences), then one file for each list.

mod instant_victory;
mod limit;
mod provision;
mod score;
mod words;

pub use instant_victory::InstantVictory;
pub use limit::Limit;
pub use provision::Provision;
pub use score::Score;
pub use words::{Deal, PlanetKind, PlanetWorth, TurnParity};
