//! A character: one man, woman or elder with a name, as on a counter.

use serde::{Deserialize, Serialize};

use super::{Person, TroopType, Values};
use rules::{Id, Origin};

/// A character (1.31, 9.1).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Character {
    /// The name.
    pub name: String,
    /// The people, such as Vikings.
    pub people: String,
    /// The troop type; none for a character without letters.
    pub troop: Option<Id<TroopType>>,
    /// Man, woman or elder.
    pub kind: Person,
    /// The values in each state.
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
    /// Where the values come from.
    pub origin: Origin,
}

impl Character {
    /// The name, or words that say that there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed character" } else { &self.name }
    }

    /// The people, or words that say that there is none.
    #[must_use]
    pub fn people_label(&self) -> &str {
        if self.people.trim().is_empty() { "nobody's" } else { self.people.trim() }
    }

    /// Whether the character throws and cuts worse than others, apart from wounds (4.62, 4.64).
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        matches!(self.kind, Person::Woman | Person::Elder)
    }

    /// Gives a character without any values the values, the kind and the arms of a type.
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
