//! All games' playtests, sheets and exchange as one: a project of any game is played, printed and exchanged here.
//!
//! Each of the three has a door called `game.rs` with the one match that leads to a game, and re-exports what all games share, so that the
//! floors above find both in one place.
//!
//! Reading order: [`playtest`], [`sheets`], [`exchange`].

pub mod exchange;
pub mod playtest;
pub mod sheets;
