//! Playtests of Star Viking: what the events of a game mean for the sums, and a campaign or a battle on the table.
//!
//! The sides are roles: the Viking raids and the Federation guards whoever sits where, so that only captains change helms.
//!
//! Reading order: `terms.rs`, `collector.rs`, `chronicle.rs`, `playable_contest.rs`, `playtests.rs`.

mod chronicle;
mod collector;
mod playable_contest;
mod playtests;
mod terms;

pub use collector::ContestCollector;
pub use playable_contest::PlayableContest;
pub use terms::TERMS;
