//! A character: one man, woman or elder with a name, as a counter shows him.

use serde::{Deserialize, Serialize};

use super::{Person, TroopType, Values};
use rules::{Id, Origin};

/// A character (1.31, 9.1).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Character {
    /// His name.
    pub name: String,
    /// The people that he belongs to, such as Vikings.
    pub people: String,
    /// His troop type; none for one who has no letters.
    pub troop: Option<Id<TroopType>>,
    /// What of human kind he is.
    pub kind: Person,
    /// His values in each of his states.
    pub values: Values,
    /// Whether he wears armour.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armour: bool,
    /// Whether he has a bow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bow: bool,
    /// Whether he has an axe for both hands.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub axe: bool,
    /// Where his values come from.
    pub origin: Origin,
}

impl Character {
    /// His name, or words that say that he has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed character" } else { &self.name }
    }

    /// His people, or words that say that he has none.
    #[must_use]
    pub fn people_label(&self) -> &str {
        if self.people.trim().is_empty() { "nobody's" } else { self.people.trim() }
    }

    /// Whether he throws and cuts worse than others, wounds aside (4.62, 4.64).
    #[must_use]
    pub const fn is_weak(&self) -> bool {
        matches!(self.kind, Person::Woman | Person::Elder)
    }

    /// What he is given of a type where nobody has said anything of him: its values and its arms.
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
