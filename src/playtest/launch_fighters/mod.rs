//! Playtests of Launch Fighters!: what the events of a battle mean for the sums, who can be captain, how sides change seats, and
//! how fleets are made dearer or equally dear.
//!
//! Reading order: `collector.rs`, `captains.rs`, `seats.rs`, `reinforce.rs`, `duels.rs`, `playable_scenario.rs`, `worth.rs`.

mod captains;
mod collector;
mod duels;
mod playable_scenario;
mod reinforce;
mod seats;
mod worth;

pub use captains::helm;
pub use collector::BattleCollector;
pub use duels::{Duel, duel};
pub use playable_scenario::PlayableScenario;
pub use reinforce::{Rung, bought, ladder};
pub use seats::series;
pub use worth::worth;
