//! Launch Fighters! on paper: its sheets, its playtests, and what it gives other programs and the command line.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The type through which sheets and exchange ask for the game's own parts.
pub struct LaunchFighters;
