//! The damage of a hull phase by phase: collisions, leaks, and bailers (4.7).

use std::collections::BTreeMap;

use super::{BoatClass, DeckHex};

/// The damage of a hull.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HullDamage {
    /// The points of damage on each hex that was struck.
    struck: BTreeMap<DeckHex, u32>,
    /// The points of damage from this phase's collisions. They are added to the total at the end of the phase.
    new: u32,
    /// How many collisions did damage.
    collisions: u32,
    /// The points of damage that leaks add at the end of this phase. Only the leaks that existed when the phase began count.
    leaking: u32,
    /// The points of damage at the end of the last phase, all together.
    total: u32,
}

/// How many points of damage make a hex leak.
const LEAKS: u32 = 2;
/// How many bailers together take off one point of damage.
const BAILERS: u32 = 2;

impl HullDamage {
    /// Records a collision that does this many points of damage to a hex of the hull.
    pub fn strike(&mut self, hex: DeckHex, points: u32) {
        if points > 0 {
            *self.struck.entry(hex).or_default() += points;
            self.new += points;
            self.collisions += 1;
        }
    }

    /// Adds up the damage at the end of a phase: the new points, and the points from earlier leaks. Each pair of bailers takes one point off, but the
    /// total never falls below the number of collisions that did damage.
    pub fn end_phase(&mut self, bailers: u32) {
        let water = self.total + self.new + self.leaking;
        self.total = water.saturating_sub(bailers / BAILERS).max(self.collisions);
        self.new = 0;
        self.leaking = self.struck.values().filter(|points| **points >= LEAKS).sum();
    }

    /// The points of damage at the end of the last phase, all together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// The points of damage that leaks add at the end of this phase.
    #[must_use]
    pub const fn leaking(&self) -> u32 {
        self.leaking
    }

    /// Whether a hex of the hull is damaged. Nobody can row or steer on such a hex.
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
