//! Playtests of Launch Fighters!: what the events of a battle mean for the sums, who can be captain, how sides change seats, and
//! how fleets are made dearer or equally dear.
//!
//! Reading order: `witness.rs`, `captains.rs`, `seats.rs`, `reinforce.rs`, `duels.rs`, `table.rs`, `worth.rs`.

mod captains;
mod duels;
mod reinforce;
mod seats;
mod table;
mod witness;
mod worth;

pub use captains::helm;
pub use duels::{Duel, duel};
pub use reinforce::{Rung, bought, ladder};
pub use seats::series;
pub use table::Tabletop;
pub use witness::Witness;
pub use worth::worth;
