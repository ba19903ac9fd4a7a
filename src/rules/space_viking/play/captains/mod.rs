//! Captains: each writes a player's sheet for a year by what that player knows, and is given nothing else.
//!
//! Reading order: `roster.rs`, `random.rs`.

mod random;
mod roster;

pub use random::AtRandom;
pub use roster::{AnyCaptain, CaptainName};
