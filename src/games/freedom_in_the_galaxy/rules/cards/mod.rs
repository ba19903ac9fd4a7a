//! The decks: missions, actions, galactic events, strategic assignments, planet secrets and creatures.
//!
//! The effects of cards are data made of [`verbs`](super::verbs). Reading order: `mission.rs`, `action.rs`, `event.rs`, `creature.rs`,
//! `statistics.rs` (letters and events of an action deck), then the fields (`*_fields.rs`).

mod action;
mod action_fields;
mod creature;
mod creature_fields;
mod event;
mod event_fields;
mod mission;
mod mission_fields;
mod statistics;

pub use action::{Action, ActionReading, DeckSection, Section};
pub use action_fields::ACTIONS;
pub use creature::Creature;
pub use creature_fields::CREATURES;
pub use event::{Assignment, Event, Secret};
pub use event_fields::{ASSIGNMENTS, EVENTS, SECRETS};
pub use mission::Mission;
pub use mission_fields::MISSIONS;
pub use statistics::Statistics;

use rules::kind::{Verb, say};

/// How many verbs one list of a thing may have. This is many more than a card has room for.
pub const MOST_VERBS: usize = 40;

/// About how many bytes of memory the verbs take.
pub(super) fn weight_of<V: Verb>(verbs: &[V]) -> usize {
    verbs.iter().map(|verb| size_of::<V>() + say(verb).len()).sum()
}
