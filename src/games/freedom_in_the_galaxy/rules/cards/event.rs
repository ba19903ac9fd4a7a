//! A galactic event, a strategic assignment and the secret of a planet (31.0, 32.0, 35.0).

use serde::{Deserialize, Serialize};

use super::weight_of;
use crate::bounds;
use crate::verbs::Effect;
use rules::{Count, Level, Origin};

/// A galactic event, which acts at once or for the rest of the turn (32.0).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Event {
    /// The event's name.
    pub name: String,
    /// The number of the event's card.
    pub number: Count,
    /// The effects of the event.
    #[serde(deserialize_with = "bounds::read_effects")]
    pub effects: Vec<Effect>,
    /// Where the event's effects come from. The name of the event is always Drydock's own.
    pub origin: Origin,
}

/// A strategic assignment: the provinces in which the Empire moves its units freely for a turn (35.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Assignment {
    /// The number of the assignment's card.
    pub number: Count,
    /// The numbers of the provinces.
    #[serde(deserialize_with = "bounds::read_provinces_of_assignment")]
    pub provinces: Vec<Level>,
    /// Where the data of the assignment come from.
    pub origin: Origin,
}

/// The secret of a planet (31.0).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Secret {
    /// The secret's name.
    pub name: String,
    /// The effects of the secret, from the moment when it is revealed.
    #[serde(deserialize_with = "bounds::read_effects")]
    pub effects: Vec<Effect>,
    /// Where the data of the secret come from.
    pub origin: Origin,
}

impl Event {
    /// The event's name, or "Unnamed event" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed event" } else { &self.name }
    }

    /// About how many bytes of memory the event takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + weight_of(&self.effects)
    }
}

impl Assignment {
    /// The assignment's name, such as "Assignment 127".
    #[must_use]
    pub fn label(&self) -> String {
        format!("Assignment {}", self.number)
    }

    /// The assignment's provinces in words, such as "provinces 1 and 2".
    #[must_use]
    pub fn says(&self) -> String {
        let numbers: Vec<String> = self.provinces.iter().map(Level::to_string).collect();
        match numbers.as_slice() {
            [] => "no province".to_owned(),
            [only] => format!("province {only}"),
            _ => format!("provinces {}", rules::listed(&numbers)),
        }
    }

    /// About how many bytes of memory the assignment takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.provinces.len() * size_of::<Level>()
    }
}

impl Secret {
    /// The secret's name, or "Unnamed secret" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed secret" } else { &self.name }
    }

    /// About how many bytes of memory the secret takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + weight_of(&self.effects)
    }
}
