//! Star Viking on paper: its sheets, its playtests, and what other programs and the command line get from it.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The type on which this crate implements what sheets, playtests and exchange ask of the game.
pub struct StarViking;
