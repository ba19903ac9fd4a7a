//! What can be worked out before a year is played: what a player's start costs, what a fleet can do, the cheapest way to a technology, and how
//! subjects multiply.
//!
//! Reading order: `growth.rs`, `opening.rs`, `fleet.rs`, `research.rs`.

mod fleet;
mod growth;
mod opening;
mod research;

#[cfg(test)]
mod tests;

pub use fleet::{FIRST_JUMP, FleetForecast, needs_nobody, ship_cost};
pub use growth::{Year, grown, idle_points, years};
pub use opening::{Line, Opening};
pub use research::{Terms, Way, cheapest_way};
