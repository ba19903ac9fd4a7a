//! Exact odds: what one shot does, what a volley leaves of a unit, how a side's shots are best divided, and how two units that shoot at
//! each other to the end come out.
//!
//! Everything is counted by the project's own tables and nothing is sampled. Shots and volleys are whole numbers of the ways in which their
//! dice can fall, 36 for each shot; a duel has no last phase, so that its chances are solved for and come as numbers of the machine. Nothing
//! here knows a state of the game, and no pod absorbs a hit.
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
