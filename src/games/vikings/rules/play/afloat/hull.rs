//! The damage of a hull: hexes that collisions have struck, leaks from phase to phase, bailing (4.7), and the patching of leaks (5.2).

use serde::{Deserialize, Serialize};

use crate::boat::DeckHex;

/// The damage of a boat's hull.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hull {
    /// The hexes of the hull that were struck.
    pub breaches: Vec<Breach>,
    /// The points of damage from this phase's collisions. They are added to the total at the end of the phase.
    pub new: u32,
    /// How many collisions did damage.
    pub collisions: u32,
    /// The points of damage at the end of the last phase, all together.
    pub total: u32,
}

/// A hex of a hull that was struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breach {
    /// The hex of the deck that was struck.
    pub hex: DeckHex,
    /// The points of damage on the hex.
    pub points: u32,
    /// The points of damage of the leak on the hex when the phase began; 0 if the hex did not leak then.
    pub leaked: u32,
    /// Whether the leak is patched for good.
    pub mended: bool,
    /// Whether the leak is stopped for this phase.
    pub dry: bool,
}

/// How many points of damage on a hex make it leak.
const LEAKS: u32 = 2;
/// How many bailers together take one point off the damage.
const BAILERS: u32 = 2;

/// The result of an attempt to patch a leak (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Patched {
    /// The hole is repaired.
    Mended,
    /// The hole is stopped for this phase.
    Dry,
    /// The hole stays open.
    Not,
}

impl Patched {
    /// The highest sum of die roll and damage that repairs the hole (5.2).
    pub(in super::super) const MENDS: u32 = 3;
    /// The highest sum of die roll and damage that stops the hole for a phase (5.2).
    pub(in super::super) const STOPS: u32 = 5;

    /// The result of this die roll for a breach with this many points of damage (5.2).
    #[must_use]
    pub const fn of(die: u32, points: u32) -> Self {
        let sum = die + points.saturating_sub(1);
        if sum <= Self::MENDS {
            Self::Mended
        } else if sum <= Self::STOPS {
            Self::Dry
        } else {
            Self::Not
        }
    }
}

impl Hull {
    /// Records a collision that does this many points of damage to a hex. A collision that does no damage does not count (4.7).
    pub fn strike(&mut self, hex: DeckHex, points: u32) {
        if points == 0 {
            return;
        }
        match self.breaches.iter_mut().find(|breach| breach.hex == hex) {
            Some(breach) => {
                breach.points += points;
                breach.mended = false;
            }
            None => self.breaches.push(Breach { hex, points, leaked: 0, mended: false, dry: false }),
        }
        self.new += points;
        self.collisions += 1;
    }

    /// Adds up the damage at the end of a phase. `wrecks` is the damage that ropes to sunken boats do (4.7).
    pub fn end_phase(&mut self, bailers: u32, wrecks: u32) {
        let water = self.total + self.new + self.leaking() + wrecks;
        self.total = water.saturating_sub(bailers / BAILERS).max(self.collisions);
        self.new = 0;
        for breach in &mut self.breaches {
            breach.leaked = if breach.points >= LEAKS { breach.points } else { 0 };
            breach.dry = false;
        }
    }

    /// The points of damage that leaks add at the end of this phase. Only the leaks that existed when the phase began count.
    #[must_use]
    pub fn leaking(&self) -> u32 {
        self.breaches.iter().filter(|breach| !breach.mended && !breach.dry).map(|breach| breach.leaked).sum()
    }

    /// The points of damage that the present leaks will add at the end of the next phase.
    #[must_use]
    pub fn will_leak(&self) -> u32 {
        let leaks = self.breaches.iter().filter(|breach| !breach.mended && breach.points >= LEAKS);
        leaks.map(|breach| breach.points).sum()
    }

    /// Whether a hex is damaged, so that nobody can row or steer on it (4.52).
    #[must_use]
    pub fn is_damaged(&self, hex: DeckHex) -> bool {
        self.breaches.iter().any(|breach| breach.hex == hex)
    }

    /// How many points of damage the leak on a hex has; `None` if there is no leak that can be patched.
    #[must_use]
    pub fn leak_at(&self, hex: DeckHex) -> Option<u32> {
        let leak = self.breaches.iter().find(|breach| breach.hex == hex && !breach.mended && breach.points >= LEAKS);
        leak.map(|breach| breach.points)
    }

    /// Applies the result of an attempt to patch the leak on a hex.
    pub(in super::super) fn patch(&mut self, hex: DeckHex, patched: Patched) {
        for breach in self.breaches.iter_mut().filter(|breach| breach.hex == hex) {
            match patched {
                Patched::Mended => breach.mended = true,
                Patched::Dry => breach.dry = true,
                Patched::Not => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: [DeckHex; 3] = [DeckHex { row: 0, along: 7 }, DeckHex { row: 1, along: 2 }, DeckHex { row: -1, along: 3 }];

    #[test]
    fn the_galiote_of_the_book_sinks_two_phases_after_it_bailed() {
        let mut hull = Hull::default();
        hull.strike(HEX[0], 3);
        hull.end_phase(0, 0);
        hull.strike(HEX[1], 1);
        hull.end_phase(0, 0);
        assert_eq!(hull.total, 7);
        hull.strike(HEX[2], 2);
        hull.end_phase(6, 0);
        assert_eq!(hull.total, 9);
        hull.end_phase(6, 0);
        assert_eq!(hull.total, 11);
        hull.end_phase(6, 0);
        assert_eq!(hull.total, 13);
        let mut roped = Hull { total: 9, ..Hull::default() };
        roped.end_phase(0, 5);
        assert_eq!(roped.total, 14);
    }

    #[test]
    fn no_bailing_takes_a_hull_below_its_collisions_and_no_scratch_leaks() {
        let mut hull = Hull::default();
        hull.strike(HEX[0], 1);
        hull.end_phase(20, 0);
        assert_eq!((hull.total, hull.will_leak()), (1, 0));
        hull.strike(HEX[0], 1);
        hull.end_phase(20, 0);
        assert_eq!((hull.total, hull.leaking(), hull.collisions), (2, 2, 2));
        hull.end_phase(20, 0);
        assert_eq!(hull.total, 2);
    }

    #[test]
    fn leaks_are_patched_as_the_book_says() {
        let faces = |points: u32| {
            let count = |patched| (1..=10).filter(|die| Patched::of(*die, points) == patched).count();
            [count(Patched::Mended), count(Patched::Dry), count(Patched::Not)]
        };
        assert_eq!([2, 3, 4, 5].map(faces), [[2, 2, 6], [1, 2, 7], [0, 2, 8], [0, 1, 9]]);
        let mut hull = Hull::default();
        hull.strike(HEX[0], 3);
        hull.end_phase(0, 0);
        hull.patch(HEX[0], Patched::Dry);
        hull.end_phase(0, 0);
        assert_eq!(hull.total, 3);
        hull.end_phase(0, 0);
        assert_eq!(hull.total, 6);
        hull.patch(HEX[0], Patched::Mended);
        hull.end_phase(0, 0);
        assert_eq!((hull.total, hull.leak_at(HEX[0])), (6, None));
    }
}
