//! Launch Fighters! on paper: its sheets, its playtests, and what it gives other programs and the command line.
//!
//! Reading order: `sheets/`, `playtest/`, `exchange/`.

pub mod exchange;
pub mod playtest;
pub mod sheets;

/// The type through which code for any game asks for this game's sheets and exchange.
pub struct LaunchFighters;
