//! What cards, creatures, secrets, possessions and characters do, as data of closed lists of verbs. A verb with its values is written and read as a
//! sentence, so that designers need no code.
//!
//! The lists are independent of the things that hold their verbs. [`ActionEvent`] is what happens to characters on missions. [`Trait`] is what makes
//! a creature differ from an ordinary one. [`Condition`], [`Success`], [`Draw`] and [`Failure`] make up a mission. [`Effect`] is what events,
//! secrets, possessions and specials do. Anything else is printed in words and not played.
//!
//! Reading order: `words.rs` (the values in the gaps of the sentences), `planets.rs`, then one file for each list.

mod action_event;
mod coup_die;
mod creature_trait;
mod effect;
mod mission;
mod planets;
mod words;

pub(super) use words::choices;

pub use action_event::ActionEvent;
pub use coup_die::{CoupDie, CoupOutcome};
pub use creature_trait::{Aftermath, Rounds, Steps, Trait};
pub use effect::Effect;
pub use mission::{Condition, Draw, Failure, Feat, Success};
pub use planets::Planets;
pub use words::{
    Bonus, CharacterName, EnvironKinds, Letters, PlanetName, RaceName, Rating, StarName, ThingName, TurnPart, UnitName,
};

use rules::kind::{Verb, say};

/// Writes several verbs as sentences for people, each with a capital letter and a full stop.
#[must_use]
pub fn sentences<V: Verb>(verbs: &[V]) -> Vec<String> {
    verbs.iter().map(|verb| format!("{}.", rules::capital(say(verb).trim_matches('"')))).collect()
}

#[cfg(test)]
mod tests;
