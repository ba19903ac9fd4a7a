//! The damage of a hull, phase by phase: what collisions do, what leaks add, what bailers take off, and when the boat sinks (4.7).

use std::collections::BTreeMap;

use super::{BoatClass, DeckHex};

/// What a hull has suffered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HullDamage {
    /// The points of each hex that was struck.
    struck: BTreeMap<DeckHex, u32>,
    /// Points of this phase, which are added up at its end.
    new: u32,
    /// How many collisions did damage.
    collisions: u32,
    /// What the leaks add at the end of the phase: those that were there when it began.
    leaking: u32,
    /// All points as they were added up last.
    total: u32,
}

/// A hex leaks from so many points on.
const LEAKS: u32 = 2;
/// So many bailers take off a point.
const BAILERS: u32 = 2;

impl HullDamage {
    /// A collision that deals so many points to a hex of the hull.
    pub fn strike(&mut self, hex: DeckHex, points: u32) {
        if points > 0 {
            *self.struck.entry(hex).or_default() += points;
            self.new += points;
            self.collisions += 1;
        }
    }

    /// Adds up the damage at the end of a phase in which so many bailed: what is new, and what the leaks of earlier phases add; each pair of
    /// bailers takes one off, but never below the number of collisions.
    pub fn end_phase(&mut self, bailers: u32) {
        let water = self.total + self.new + self.leaking;
        self.total = water.saturating_sub(bailers / BAILERS).max(self.collisions);
        self.new = 0;
        self.leaking = self.struck.values().filter(|points| **points >= LEAKS).sum();
    }

    /// All points as they were added up last.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// What the leaks add at the end of this phase.
    #[must_use]
    pub const fn leaking(&self) -> u32 {
        self.leaking
    }

    /// Whether nobody rows or steers on a hex any more.
    #[must_use]
    pub fn is_damaged(&self, hex: DeckHex) -> bool {
        self.struck.contains_key(&hex)
    }
}

impl BoatClass {
    /// Whether so much damage sinks it.
    #[must_use]
    pub const fn sinks_at(&self, damage: u32) -> bool {
        damage >= self.hull.get()
    }
}
