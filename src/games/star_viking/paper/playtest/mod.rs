//! Playtests of Star Viking: how the events of a game are counted, and a campaign or a battle ready to be played.
//!
//! The sides have different tasks, as the Viking raids and the Federation guards. To play both ways round, the captains therefore swap helms, while
//! the sides stay as they are.
//!
//! Reading order: `terms.rs`, `collector.rs`, `chronicle.rs`, `playable_contest.rs`, `purses.rs`, `additions.rs`, `recruits.rs`, `worth.rs`,
//! `playtests.rs`; `papers.rs` is for a single game.

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
