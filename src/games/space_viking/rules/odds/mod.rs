//! How battles end: exact if the states are few enough, else sampled, and the answer says which.
//!
//! Reading order: `side.rs` (who fights), `volley.rs` (what the shots of one side do), `battle.rs` (rounds until one side is left), `sampled.rs`,
//! `landing.rs`.

mod battle;
mod landing;
mod sampled;
mod side;
mod volley;

#[cfg(test)]
mod tests;

pub use battle::{BattleEnds, BattleOdds, battle};
pub use landing::{Defence, Landing, LandingForce, Line, landing};
pub use sampled::{BATTLES, interval};
pub use side::{Party, Side, SideOwner};
pub(super) use volley::{aimed_at, is_broken};
