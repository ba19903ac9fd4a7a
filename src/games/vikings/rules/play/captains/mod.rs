//! Captains: those who choose for a side, by its view alone.
//!
//! Reading order: `roster.rs`.

mod roster;

pub use roster::{AnyCaptain, CaptainName};
