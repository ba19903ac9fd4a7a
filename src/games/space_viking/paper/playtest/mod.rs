//! Playtests of Space Viking: how the events of a campaign are counted, and campaigns that can be playtested.
//!
//! Each kind of sovereign is a role: a Pirate raids and a Zealot preaches, whichever player has it. So from game to game the houses keep their places
//! among the players, and only the captains exchange helms.
//!
//! Reading order: `terms.rs`, `rows.rs`, `collector.rs`, `chronicle.rs`, `playable_contest.rs`, `switches.rs`, `weights.rs`, `worth.rs`,
//! `playtests.rs`.

mod chronicle;
mod collector;
mod playable_contest;
mod playtests;
mod rows;
mod switches;
mod terms;
mod weights;
mod worth;

pub use playtests::Playtested;
