//! What a turn of a campaign brings and costs ("Politics & Economics"): the decrees of politics, taxes, treasuries, repairs, civil wars, and which
//! player is ahead in points. What a unit costs is in the catalogue; where it can be built is in [`construction`](super::construction).
//!
//! Everything is in whole mega-credits and follows from the tables of a project alone; nothing here knows the state of a game.
//!
//! Reading order: `decrees.rs`, `taxes.rs`, `treasury.rs`, `repairs.rs`, `civil_war.rs`, `advantage.rs`.

mod advantage;
mod civil_war;
mod decrees;
mod repairs;
mod taxes;
#[cfg(test)]
mod tests;
mod treasury;

pub use advantage::{ahead, has_twice_the_points};
pub use civil_war::{Given, civil_war_worth};
pub use decrees::{Decrees, Frigates};
pub use repairs::{cost_of_a_critical, cost_of_a_hit};
pub use taxes::{FederateTaxes, federate_taxes, is_half_plundered, viking_taxes};
pub use treasury::Treasury;
