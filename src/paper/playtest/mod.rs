//! Playtests of projects of any game: scenarios and captains by name, in one piece or divided into shards (equal shares of the games), and kept games
//! and playtests.
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
