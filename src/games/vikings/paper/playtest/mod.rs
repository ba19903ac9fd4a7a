//! Playtests of Vikings: how the events of a game are counted, and how a scenario is made ready to be played. The scenario decides who moves first,
//! so the sides keep their places. If seats are swapped, only the captains change posts. Reading order: `terms.rs`, `collector.rs`, `chronicle.rs`,
//! `playable_battle.rs`, `head_starts.rs`, `recruits.rs`, `duels.rs`, `worth.rs`, `playtests.rs`; `papers.rs` (what a game puts on paper).

mod chronicle;
mod collector;
mod duels;
mod head_starts;
mod papers;
mod playable_battle;
mod playtests;
mod recruits;
mod switches;
mod terms;
mod worth;

pub use collector::BattleCollector;
pub use duels::{Duel, Fielded, duel, fielded};
pub use papers::{BoatTrack, GamePapers, TurnMap};
pub use playable_battle::PlayableBattle;
pub use playtests::Playtested;
pub use terms::TERMS;
