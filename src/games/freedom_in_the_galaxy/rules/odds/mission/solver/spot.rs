//! The state of a mission between two cards, and how it ends.

use crate::odds::mission::events::{Kind, Step, contradicts};

/// The state of a mission between two cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) drawn: u8,
    pub(super) letters: u8,
    /// The events that were drawn, as bits.
    pub(super) seen: u64,
    /// For each event that was ignored once, how many of its cards with and without the letter are gone.
    pub(super) gone: Vec<(u8, [u8; 2])>,
    /// How many attacks of creatures and how many aborts of Diplomacy are still ignored.
    pub(super) ignores: [u8; 2],
    pub(super) fates: u32,
    pub(super) barred: bool,
    pub(super) more: i8,
    /// By how many spaces the loyalty has shifted for the enemy.
    pub(super) shifts: u8,
}

/// How a mission ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Last {
    pub(super) letters: u32,
    pub(super) aborted: bool,
    pub(super) fates: u32,
    pub(super) drawn_out: bool,
    pub(super) shifts: u8,
}

impl Spot {
    /// Counts an event as drawn, with those that it forbids or that forbid it.
    pub(super) fn see(&mut self, kinds: &[Kind], kind: usize) {
        let steps = &kinds[kind].steps;
        self.seen |= 1 << kind;
        for (at, other) in kinds.iter().enumerate() {
            let same_creature = |one: &Step, other: &Step| matches!((one, other), (Step::Creature(..), Step::Creature(..)));
            let barred = |one: &Step, other: &Step| contradicts(one, other) || same_creature(one, other);
            if other.steps.iter().any(|one| steps.iter().any(|known| barred(known, one))) {
                self.seen |= 1 << at;
            }
        }
        // The gone cards of an event that was ignored before now count among those of past events.
        let seen = self.seen;
        self.gone.retain(|(known, _)| seen & (1 << known) == 0);
    }
}
