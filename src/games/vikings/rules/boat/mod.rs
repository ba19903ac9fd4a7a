//! Boats (4.1 to 4.7): a class of boats as a designer makes it, and how its boats behave on the water.
//!
//! Reading order: `class.rs` (what there is to choose), `hull.rs` (the hexes of a deck, and those that a boat covers on a map), `oars.rs` (pairs,
//! speeds, acceleration), `course.rs` (the moves of one phase), `handling.rs` (turning circle and stopping distance), `collision.rs`,
//! `damage.rs` (leaks, and sinking).

mod class;
mod collision;
mod course;
mod damage;
mod handling;
mod hull;
mod oars;

pub use class::{BoatClass, KeelLength, Rows};
pub use collision::Meeting;
pub use course::{Course, Step};
pub use damage::HullDamage;
pub use handling::Circle;
pub use hull::{Berth, DeckHex, Side, hexes};
pub use oars::{Rowing, effective_speed};

#[cfg(test)]
mod tests;
