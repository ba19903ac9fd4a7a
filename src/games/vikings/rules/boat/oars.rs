//! Oars: pairs of oarsmen, the speeds that a player may give a boat, and its speed after it has crossed some hexes of a phase (4.3, 4.52).

use std::ops::RangeInclusive;

use super::{BoatClass, Rows};

/// The rowers of a boat in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rowing {
    /// How many pairs of oarsmen row; in a hull of one row, how many single oarsmen.
    pub pairs: u32,
    /// Whether all rowers are Vikings.
    pub vikings: bool,
}

/// How many points of damage reduce the best speed by 1 (4.7).
const DAMAGE_A_SPEED: u32 = 3;
/// How many points of damage reduce the acceleration by 1 (4.7).
const DAMAGE_A_GAIN: u32 = 6;

impl BoatClass {
    /// How many pairs the oarsmen to port and to starboard make; in a hull of one row, the number of oarsmen. Oarsmen without a seat do not count.
    #[must_use]
    pub fn pairs(&self, port: u32, starboard: u32) -> u32 {
        match self.rows {
            Rows::One => (port + starboard).min(self.most_pairs()),
            Rows::Three | Rows::Five => port.min(starboard).min(self.most_pairs()),
        }
    }

    /// How many pairs at most the seats of the class allow; in a hull of one row, how many oarsmen.
    #[must_use]
    pub const fn most_pairs(&self) -> u32 {
        match self.rows {
            Rows::One => self.seats.get(),
            Rows::Three | Rows::Five => self.seats.get() / 2,
        }
    }

    /// The speed that the rowers reach, whatever the limits of the hull: the number of pairs, and 1 more if Vikings fill every seat (4.32).
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

    /// By how much the boat's speed can change in a phase, at most, with this many pairs and this much damage.
    #[must_use]
    pub fn gain(&self, pairs: u32, damage: u32) -> u32 {
        let enough = |needed: &Option<rules::Level>| needed.is_some_and(|needed| pairs >= needed.get());
        let gains = self.acceleration.iter().rposition(enough).map_or(0, |gained| gained as u32 + 1);
        gains.saturating_sub(damage / DAMAGE_A_GAIN)
    }

    /// The speeds that a player may give a boat for a phase, if its speed in the phase before was `before`; negative is backwards. A boat without
    /// rowers loses 1 in each phase until it stops. A boat that is too fast for its oars or its hull slows down as fast as it can.
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

    /// The best speeds, backwards and forwards, that a boat with these rowers can reach over any number of phases. `before` is its speed before the
    /// first of them (4.33).
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

    /// Whether a boat with these best speeds, backwards and forwards, can turn: one of them must be above the speed that a turn costs (4.43).
    #[must_use]
    pub fn can_turn(&self, speeds: [u32; 2]) -> bool {
        !self.rotations().is_empty() && speeds.into_iter().any(|speed| speed > self.turn_loss.get())
    }
}

/// The effective speed of a boat after it has crossed this many hexes in a phase. With each hex the effective speed comes 1 nearer to the speed that
/// the player gave the boat (4.52). A sequence in which the boat waits, because it changes between forwards and backwards, counts as a hex.
#[must_use]
pub fn effective_speed(before: i32, given: i32, hexes: u32) -> i32 {
    let hexes = i32::try_from(hexes).unwrap_or(i32::MAX);
    if given >= before { before.saturating_add(hexes).min(given) } else { before.saturating_sub(hexes).max(given) }
}
