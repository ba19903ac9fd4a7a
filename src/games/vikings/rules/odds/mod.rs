//! Exact odds: attacks in a row, the best way to strike, arrows, challenges and swimming. `fight.rs` has a single attack.
//!
//! Reading order: `chances.rs` (the result), `series.rs`, `grouping.rs`, `rage.rs`, `volley.rs`, `challenge.rs`, `afloat.rs`.

mod afloat;
mod challenge;
mod chances;
mod grouping;
mod rage;
mod series;
mod volley;

pub use afloat::{Struck, cut, hook, ram};
pub use challenge::{Passing, challenges, drowning};
pub use chances::Chances;
pub use grouping::{Plan, best};
pub use rage::{Rage, rage};
pub use series::{Attack, Defender, series};
pub use volley::{Shot, volley};

#[cfg(test)]
mod tests;
