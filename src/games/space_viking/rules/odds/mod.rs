//! The odds of battles in space and of landings. They are exact if a battle has few states, otherwise sampled; the result says which.
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
