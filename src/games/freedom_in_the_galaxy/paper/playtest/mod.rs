//! Playtests of Freedom in the Galaxy: what the events of a game mean for the sums, and a game of one star on the table.
//!
//! The sides are roles: the Rebel moves first whoever sits where, so that only captains change helms.
//!
//! Reading order: `terms.rs`, `rows.rs`, `collector.rs`, `chronicle.rs`, `playable_contest.rs`, `thresholds.rs`, `worth.rs`, `playtests.rs`.

mod chronicle;
mod collector;
mod playable_contest;
mod playtests;
mod rows;
mod terms;
mod thresholds;
mod worth;

pub use collector::ContestCollector;
pub use playable_contest::PlayableContest;
pub use playtests::Playtested;
pub use terms::TERMS;
