//! Exact odds: what comes of blows in a row, of the best way to strike, of arrows, challenges and swimming. A single fight stands in `fight.rs`.
//!
//! Reading order: `chances.rs` (what becomes of somebody), `series.rs`, `grouping.rs`, `rage.rs`, `volley.rs`, `challenge.rs`, `afloat.rs`.

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
