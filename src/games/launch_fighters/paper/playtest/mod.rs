//! Playtests of Launch Fighters!: how the events of a battle are counted, how sides change their places in the order of players, and how fleets are
//! made more expensive or equally expensive.
//!
//! Reading order: `terms.rs`, `collector.rs`, `seats.rs`, `reinforce.rs`, `duels.rs`, `playable_scenario.rs`, `worth.rs`, `playtests.rs`.

mod collector;
mod duels;
mod playable_scenario;
mod playtests;
mod reinforce;
mod seats;
mod terms;
mod worth;

pub use crate::LaunchFighters;
pub use collector::BattleCollector;
pub use duels::{Duel, duel};
pub use playable_scenario::PlayableScenario;
pub use playtests::Playtested;
pub use reinforce::{Rung, ladder};
pub use seats::{recorded, series};
pub use terms::TERMS;
