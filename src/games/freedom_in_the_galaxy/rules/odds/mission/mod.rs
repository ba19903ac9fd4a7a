//! The odds of a mission: by its letters alone, or with every event, fight and search on the way and the best point to stop (13.0).
//!
//! Reading order: `letters.rs` (the letters alone), `group.rs` and `setting.rs` (the group, the place and the enemy), `forbidden.rs` (missions that
//! may not be done), `events.rs` (what an event does to one group), `strikes.rs` (its results), `solver.rs` (the best point to stop), `sampled.rs`
//! (large groups, by dice).

mod events;
mod forbidden;
mod group;
mod letters;
mod sampled;
mod setting;
mod solver;
mod strikes;

pub(crate) use events::follows_diplomacy;
pub use forbidden::forbidden;
pub use group::{Group, Values};
pub(crate) use group::{extra_draws, hiding};
pub use letters::{at_least, letters_drawn};
pub use sampled::{sampled, sampled_unless};
pub use setting::{Enemy, PlanetStanding, Setting};
pub use solver::{Prospect, prospect, prospect_unless};

#[cfg(test)]
mod tests;
