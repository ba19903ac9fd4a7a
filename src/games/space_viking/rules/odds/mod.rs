//! How battles end: exact where the states allow, and told so.
//!
//! Reading order: `side.rs` (who fights), `volley.rs` (what the shots of one side do), `battle.rs` (rounds until one side is left), `landing.rs`.

mod battle;
mod landing;
mod side;
mod volley;

#[cfg(test)]
mod tests;

pub use battle::{BattleEnds, MOST_STATES, battle};
pub use landing::{Landing, Line, landing};
pub use side::{Party, Side};
pub(super) use volley::{aimed_at, is_broken};
