//! Playtests of Freedom in the Galaxy: how the events of a game are counted, and a game of one star ready to be played.
//!
//! The sides are fixed roles, and the Rebel always moves first. So swapping seats only means that the captains change sides.
//!
//! Reading order: `terms.rs`, `rows.rs`, `collector.rs`, `so_far.rs`, `chronicle.rs`, `playable_contest.rs`, `thresholds.rs`, `turns.rs`, `worth.rs`,
//! `playtests.rs`; `papers.rs` is for a single game.

mod chronicle;
mod collector;
mod papers;
mod playable_contest;
mod playtests;
mod rows;
mod so_far;
mod terms;
#[cfg(test)]
mod tests;
mod thresholds;
mod turns;
mod worth;

pub use collector::ContestCollector;
pub use papers::{Deed, EnvironPlace, GamePapers, PersonLine, TurnLine};
pub use playable_contest::PlayableContest;
pub use playtests::Playtested;
pub use terms::TERMS;
