//! Exact odds: the chances of a barrage, the pools (numbers of dice) that an attack can be reduced to, and the best ways to divide a pool into
//! barrages.
//!
//! Every result of the dice is counted and none is sampled, and nothing is rounded before it is shown: an [`Exact`] is a whole number over a power of
//! six, so that chances add up to one and equal splits compare as equal. Readers see percent and hundredths, rounded to the nearest (a half is
//! rounded up), and never a false 0 or 100 ([`Exact::percent`]). No code here knows the state of a game: an [`Attack`] says whether its target is
//! fast, whether it flanks and how many squadrons intercept.
//!
//! Reading order: `exact.rs`, `barrage.rs` (one barrage), `weapon.rs` (the pool), `split.rs` (a defense that does not change), `policy.rs` (a defense
//! that falls as hits land).

mod barrage;
mod exact;
mod natural;
mod policy;
mod split;
#[cfg(test)]
mod tests;
mod weapon;

pub use barrage::{Chances, Defense, Target, barrage, barrages};
pub use exact::Exact;
pub use policy::{Falling, Plan, Policy};
pub use split::{Aim, Split, best_split};
pub use weapon::{Attack, MOST_INTERCEPTORS, Weapon, is_fast, squadrons_are_fast};

use rules::Level;

/// The largest pool of one ship: cannons or launchers of the highest possible level, doubled by flanking ("Flanking").
pub const MOST_DICE: u32 = Level::MAX.get() * 2;
