//! Playtests, sheets and exchange of all games as one: here a project of any game is played, printed and exchanged.
//!
//! Each of the three has a file `game.rs`, its door, with the one match that leads to a game. Each also re-exports what all games share, so that the
//! floors above find both in one place.
//!
//! Reading order: [`playtest`], [`sheets`], [`exchange`].

pub mod exchange;
pub mod playtest;
pub mod sheets;
