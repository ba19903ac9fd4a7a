//! Playtests of Star Viking: what the events of a battle mean for the sums, and a battle on the table. Campaigns are not played yet.
//!
//! The sides are roles: the Viking raids and the Federation guards whoever sits where, so that only captains change helms.
//!
//! Reading order: `terms.rs`, `collector.rs`, `playable_contest.rs`, `playtests.rs`.

mod collector;
mod playable_contest;
mod playtests;
mod terms;

pub use collector::ContestCollector;
pub use playable_contest::PlayableContest;
pub use terms::TERMS;
