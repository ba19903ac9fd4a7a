//! Launch Fighters! on paper: its sheets, its playtests, and what it gives other programs and the command line.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The game, by which sheets and exchange get what is particular to it.
pub struct LaunchFighters;
