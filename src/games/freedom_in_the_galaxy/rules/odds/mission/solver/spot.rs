//! The state of a mission between two cards, and the state in which a mission ends.

use crate::odds::mission::events::{Kind, Step, contradicts};

/// The state of a mission between two cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) drawn: u8,
    pub(super) letters: u8,
    /// The kinds of events that were drawn or can have no effect any more, one bit for each.
    pub(super) seen: u64,
    /// For each kind of event that was ignored once, how many of its cards with the letter and without it were drawn.
    pub(super) gone: Vec<(u8, [u8; 2])>,
    /// How many more attacks of creatures, and how many more aborts of Diplomacy, the group ignores.
    pub(super) ignores: [u8; 2],
    pub(super) fates: u32,
    pub(super) barred: bool,
    pub(super) more: i8,
    /// By how many spaces the loyalty has shifted in the enemy's favour.
    pub(super) shifts: u8,
}

/// The state in which a mission has ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Last {
    pub(super) letters: u32,
    pub(super) aborted: bool,
    pub(super) fates: u32,
    pub(super) drawn_out: bool,
    pub(super) shifts: u8,
}

impl Spot {
    /// Counts a kind of event as drawn, and with it the kinds that contradict it and so are ignored from now on (13.42).
    pub(super) fn see(&mut self, kinds: &[Kind], kind: usize) {
        let steps = &kinds[kind].steps;
        self.seen |= 1 << kind;
        for (at, other) in kinds.iter().enumerate() {
            let same_creature = |one: &Step, other: &Step| matches!((one, other), (Step::Creature(..), Step::Creature(..)));
            let barred = |before: &Step, event: &Step| contradicts(before, event) || same_creature(before, event);
            if other.steps.iter().any(|event| steps.iter().any(|before| barred(before, event))) {
                self.seen |= 1 << at;
            }
        }
        // If the event was ignored before, its drawn cards are counted with those of past events from here on.
        let seen = self.seen;
        self.gone.retain(|(known, _)| seen & (1 << known) == 0);
    }
}
