//! A character: one man, woman or elder with a name, as on a counter.

use serde::{Deserialize, Serialize};

use super::{Person, TroopType, Values};
use rules::{Id, Origin};

/// A character (1.31, 9.1): a man, woman or elder who has a counter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Character {
    /// The name of the character.
    pub name: String,
    /// The people to which the character belongs, such as Vikings.
    pub people: String,
    /// The troop type; `None` for a character whose counter has no letters.
    pub troop: Option<Id<TroopType>>,
    /// Man, woman or elder.
    pub kind: Person,
    /// The values on the counter, in each of the character's states.
    pub values: Values,
    /// Whether the character wears armour.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armour: bool,
    /// Whether the character has a bow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bow: bool,
    /// Whether the character has an axe for both hands.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub axe: bool,
    /// The source of the values, such as the book or the designer.
    pub origin: Origin,
}

impl Character {
    /// The name of the character, or "Unnamed character".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed character" } else { &self.name }
    }

    /// The name of the character's people, or "nobody's".
    #[must_use]
    pub fn people_label(&self) -> &str {
        if self.people.trim().is_empty() { "nobody's" } else { self.people.trim() }
    }

    /// Whether the character throws hooks and cuts ropes worse than others even when sound (4.62, 4.64).
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        matches!(self.kind, Person::Woman | Person::Elder)
    }

    /// Gives the character the values, kind, armour and bow of a troop type, but only if they have no values yet.
    pub fn become_one_of(&mut self, troop: &TroopType) {
        if self.values.is_empty() {
            (self.values, self.kind) = (troop.values, troop.kind);
            (self.armour, self.bow) = (troop.armour, troop.bow);
        }
    }

    /// About how many bytes of memory the character takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.people.len()
    }
}
