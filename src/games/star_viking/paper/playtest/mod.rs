//! Playtests of Star Viking: how the events of a game are counted, and a campaign or a battle ready to be played.
//!
//! The sides are fixed roles, the Viking raids and the Federation guards, so only captains swap helms.
//!
//! Reading order: `terms.rs`, `collector.rs`, `chronicle.rs`, `playable_contest.rs`, `purses.rs`, `additions.rs`, `recruits.rs`, `worth.rs`, `playtests.rs`; `papers.rs` is for a single game.

mod additions;
mod chronicle;
mod collector;
mod papers;
mod playable_contest;
mod playtests;
mod purses;
mod recruits;
mod terms;
mod worth;

pub use collector::ContestCollector;
pub use papers::{GamePapers, PlunderLine, ShipInBox, SideLine, TurnLine};
pub use playable_contest::PlayableContest;
pub use playtests::Playtested;
pub use terms::TERMS;
