//! The damage of a hull phase by phase: collisions, leaks, and bailers (4.7).

use std::collections::BTreeMap;

use super::{BoatClass, DeckHex};

/// The damage of a hull.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HullDamage {
    /// The points of damage on each hex that was struck.
    struck: BTreeMap<DeckHex, u32>,
    /// The points of damage from this phase's collisions, which are added to the total at its end.
    new: u32,
    /// The number of collisions that did damage.
    collisions: u32,
    /// The points of damage that leaks add at the end of this phase. Only leaks that existed when the phase began count.
    leaking: u32,
    /// The points of damage in all at the end of the last phase.
    total: u32,
}

/// The fewest points of damage on a hex that make it leak.
const LEAKS: u32 = 2;
/// The number of bailers who together take off one point of damage.
const BAILERS: u32 = 2;

impl HullDamage {
    /// Records a collision that does this number of points to a hex of the hull.
    pub fn strike(&mut self, hex: DeckHex, points: u32) {
        if points > 0 {
            *self.struck.entry(hex).or_default() += points;
            self.new += points;
            self.collisions += 1;
        }
    }

    /// Adds up the damage at the end of a phase with this number of bailers: the new points, and those of leaks from earlier phases. Each pair of
    /// bailers takes one off, but never below the number of collisions.
    pub fn end_phase(&mut self, bailers: u32) {
        let water = self.total + self.new + self.leaking;
        self.total = water.saturating_sub(bailers / BAILERS).max(self.collisions);
        self.new = 0;
        self.leaking = self.struck.values().filter(|points| **points >= LEAKS).sum();
    }

    /// The points of damage in all at the end of the last phase.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// The points of damage that leaks add at the end of this phase.
    #[must_use]
    pub const fn leaking(&self) -> u32 {
        self.leaking
    }

    /// Whether a hex is damaged, so that nobody can row or steer on it.
    #[must_use]
    pub fn is_damaged(&self, hex: DeckHex) -> bool {
        self.struck.contains_key(&hex)
    }
}

impl BoatClass {
    /// Whether this much damage sinks a boat of the class.
    #[must_use]
    pub const fn sinks_at(&self, damage: u32) -> bool {
        damage >= self.hull.get()
    }
}
