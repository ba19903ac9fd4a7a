//! Freedom in the Galaxy on paper: its sheets, its playtests, and what other programs and the command line get of it.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The game, by which sheets and exchange ask for what is its own.
pub struct FreedomInTheGalaxy;
