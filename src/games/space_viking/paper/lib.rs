//! Space Viking on paper: its sheets, its playtests, and what other programs and the command line get from it.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The game, through which sheets and exchange get what is its own.
pub struct SpaceViking;
