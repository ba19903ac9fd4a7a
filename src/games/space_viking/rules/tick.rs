//! The ticks of a year: 840, so that fleets of any jump enter each space at a whole tick (Movement).

/// How many ticks a year has.
pub const TICKS: u32 = 840;

/// The tick at which a fleet of this jump enters the space of a move; moves are counted from 1.
#[must_use]
pub const fn enters(jump: u32, moves: u32) -> u32 {
    TICKS * moves / if jump == 0 { 1 } else { jump }
}
