//! The benches: a mission or a fight among characters is put together from who is there, and what comes of it is worked out in the background.
//!
//! No project holds what is asked. Reading order: this file, `answered.rs` (what is worked out once, and can be given up), `group.rs` (who goes
//! together), `shown.rs` (bars and fates), `mission.rs`, `fight.rs`.

mod answered;
pub mod fight;
mod group;
pub mod mission;
mod shown;
