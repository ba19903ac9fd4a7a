//! Playtests of Star Viking: what the events of a battle mean for the sums, and a battle on the table. Campaigns are not played yet.
//!
//! The sides are roles: the Viking raids and the Federation guards whoever sits where, so that only captains change helms.
//!
//! Reading order: `terms.rs`, `collector.rs`, `playable_battle.rs`, `playtests.rs`.

mod collector;
mod playable_battle;
mod playtests;
mod terms;

pub use collector::BattleCollector;
pub use playable_battle::PlayableBattle;
pub use terms::TERMS;
