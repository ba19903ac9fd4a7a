//! Exact odds: what one shot does, what a volley leaves of a unit, how a side's shots are best divided, and how a duel of two units ends.
//!
//! All odds are computed from the project's own tables, without sampling. Shots and volleys are counted in whole numbers of throws of their dice, 36
//! for each shot. A duel has no last phase, so its chances are floating-point numbers that come from solving equations. Nothing here knows the state
//! of a game, and no pod absorbs a hit.
//!
//! Reading order: `shot.rs`, `volley.rs`, `allocation.rs`, `duel.rs`.

mod allocation;
mod duel;
mod shot;
#[cfg(test)]
mod tests;
mod volley;

pub use allocation::{Aim, Aimed, Allocation, MOST_ALLOCATED, MOST_TARGETS, best};
pub use duel::{Duel, duel};
pub use shot::Chances;
pub use volley::{End, MOST_SHOTS, Volley, volley};
