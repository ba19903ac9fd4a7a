//! A die that nobody can foresee. Elsewhere in the program, dice come from a given seed; only here the seed comes from the clock.

use std::time::UNIX_EPOCH;

use rules::play::{Dice as _, Seeded};

/// Rolls a die: 1 to 6.
#[must_use]
pub fn die() -> u8 {
    let seed = machine::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    Seeded::new(seed, 0).die()
}
