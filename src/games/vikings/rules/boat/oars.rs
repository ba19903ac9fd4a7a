//! Oars: pairs, the speeds that a boat may be given, and the speed that it has after some hexes (4.3, 4.52).

use std::ops::RangeInclusive;

use super::{BoatClass, Rows};

/// How a boat is rowed in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rowing {
    /// Pairs, or in a hull of one row oarsmen.
    pub pairs: u32,
    /// Whether all of them are Vikings.
    pub vikings: bool,
}

/// The damage that takes a point off the best speed, and the damage that takes a point off the acceleration (4.7).
const DAMAGE_A_SPEED: u32 = 3;
const DAMAGE_A_GAIN: u32 = 6;

impl BoatClass {
    /// The pairs that these oarsmen to port and starboard make; in a hull of one row, the number of oarsmen. Oarsmen without a seat do not row.
    #[must_use]
    pub fn pairs(&self, port: u32, starboard: u32) -> u32 {
        match self.rows {
            Rows::One => (port + starboard).min(self.most_pairs()),
            Rows::Three | Rows::Five => port.min(starboard).min(self.most_pairs()),
        }
    }

    /// The most pairs that its seats allow; in a hull of one row, the most oarsmen.
    #[must_use]
    pub const fn most_pairs(&self) -> u32 {
        match self.rows {
            Rows::One => self.seats.get(),
            Rows::Three | Rows::Five => self.seats.get() / 2,
        }
    }

    /// The speed that oarsmen can row, whatever the hull allows: their pairs, and one more where Vikings fill every seat (4.32).
    #[must_use]
    pub const fn rowed_speed(&self, rowing: Rowing) -> u32 {
        let full = rowing.vikings && rowing.pairs > 0 && rowing.pairs >= self.most_pairs();
        match self.rows {
            Rows::One => rowing.pairs,
            Rows::Three | Rows::Five => rowing.pairs + if full { 1 } else { 0 },
        }
    }

    /// The best speeds that the hull allows with this much damage, backwards and forwards.
    #[must_use]
    pub const fn best_speeds(&self, damage: u32) -> [u32; 2] {
        let less = damage / DAMAGE_A_SPEED;
        [self.backwards.get().saturating_sub(less), self.forwards.get().saturating_sub(less)]
    }

    /// The most by which this number of pairs can change its speed in a phase with this much damage.
    #[must_use]
    pub fn gain(&self, pairs: u32, damage: u32) -> u32 {
        let enough = |needed: &Option<rules::Level>| needed.is_some_and(|needed| pairs >= needed.get());
        let gains = self.acceleration.iter().rposition(enough).map_or(0, |gained| gained as u32 + 1);
        gains.saturating_sub(damage / DAMAGE_A_GAIN)
    }

    /// The speeds that it may be given after a phase with the speed `before`, negative backwards. A boat without rowers loses 1 until it stops. One
    /// that is too fast for its oars or its hull slows down as fast as it can.
    #[must_use]
    pub fn speeds(&self, before: i32, rowing: Rowing, damage: u32) -> RangeInclusive<i32> {
        if rowing.pairs == 0 {
            let slower = before - before.signum();
            return slower..=slower;
        }
        let gain = self.gain(rowing.pairs, damage) as i32;
        let [back, top] = self.best_speeds(damage).map(|best| best.min(self.rowed_speed(rowing)) as i32);
        let (least, most) = ((before - gain).max(-back), (before + gain).min(top));
        if least <= most {
            least..=most
        } else {
            let nearest = if before > top { before - gain } else { before + gain };
            nearest..=nearest
        }
    }

    /// The best speeds, backwards and forwards, that it can be given in any phase if it is rowed like this and had the speed `before` in the phase
    /// before the first (4.33).
    #[must_use]
    pub fn speeds_given(&self, before: i32, rowing: Rowing) -> [u32; 2] {
        let mut given = self.speeds(before, rowing, 0);
        loop {
            let [slowest, fastest] = [*given.start(), *given.end()].map(|speed| self.speeds(speed, rowing, 0));
            let wider = *given.start().min(slowest.start())..=*given.end().max(fastest.end());
            if wider == given {
                return [(-given.start()).max(0), *given.end()].map(|speed| u32::try_from(speed).unwrap_or_default());
            }
            given = wider;
        }
    }

    /// Whether it can turn at one of two best speeds, backwards and forwards: after a turn there must be speed left for the move itself (4.43).
    #[must_use]
    pub fn can_turn(&self, speeds: [u32; 2]) -> bool {
        !self.rotations().is_empty() && speeds.into_iter().any(|speed| speed > self.turn_loss.get())
    }
}

/// The speed that a boat has really reached after this number of hexes in a phase: each hex brings it one nearer to the given speed (4.52). A move
/// that a boat waits out because it changes from forwards to backwards counts as a hex.
#[must_use]
pub fn effective_speed(before: i32, given: i32, hexes: u32) -> i32 {
    let hexes = i32::try_from(hexes).unwrap_or(i32::MAX);
    if given >= before { before.saturating_add(hexes).min(given) } else { before.saturating_sub(hexes).max(given) }
}
