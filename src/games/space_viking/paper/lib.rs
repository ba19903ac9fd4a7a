//! Space Viking on paper: its sheets, its playtests, and what other programs and the command line get from it.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The type through which sheets and exchange reach this game's own code.
pub struct SpaceViking;
