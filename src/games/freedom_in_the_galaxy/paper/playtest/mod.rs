//! Playtests of Freedom in the Galaxy: what the events of a game mean for the sums, and a game of one star on the table.
//!
//! The sides are roles: the Rebel moves first whoever sits where, so that only captains change helms.
//!
//! Reading order: `terms.rs`, `rows.rs`, `collector.rs`, `so_far.rs`, `chronicle.rs`, `playable_contest.rs`, `thresholds.rs`, `turns.rs`, `worth.rs`, `playtests.rs`; `papers.rs` is for a single game.

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
pub use papers::{GamePapers, PersonLine, TurnLine};
pub use playable_contest::PlayableContest;
pub use playtests::Playtested;
pub use terms::TERMS;
