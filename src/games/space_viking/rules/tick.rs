//! The ticks of a year. There are 840 of them, so that the fleets of every jump enter each space exactly at a tick (Movement).

/// The number of ticks in a year.
pub const TICKS: u32 = 840;

/// The tick at which a fleet with this jump makes one of its moves. Moves are counted from 1.
#[must_use]
pub const fn enters(jump: u32, moves: u32) -> u32 {
    TICKS * moves / if jump == 0 { 1 } else { jump }
}
