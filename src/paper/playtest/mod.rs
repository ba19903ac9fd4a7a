//! Playtests of projects of any game. Scenarios and captains are found by name, and the games are played all at once or divided into shards (equal
//! shares of the games). Also kept games and kept playtests.
//!
//! Reading order: `game.rs`, `of_project.rs`, `shard.rs`, `errand.rs`, `kept_playtest.rs`, `readings.rs`, `fairness.rs`.

mod errand;
mod fairness;
pub mod game;
mod kept_playtest;
mod of_project;
mod readings;
mod shard;

pub use errand::{Errand, Errands, Work};
pub use fairness::{FairSide, FairnessRequest, FairnessRow, Strength, fairness};
pub use kept_playtest::KeptPlaytest;
pub use of_project::{Playtest, report, worth, worth_games};
pub use playtest::*;
pub use readings::{Bearing, Readings, SideShift, readings};
pub use shard::{Part, PartFlaw, Shard, ShardError, merge};
