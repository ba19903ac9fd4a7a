//! A creature of the galactic guide, which attacks characters on missions (13.45).

use serde::{Deserialize, Serialize};

use super::weight_of;
use crate::bounds;
use crate::verbs::Trait;
use rules::{Level, Origin};

/// A creature. Environs refer to it by its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Creature {
    /// The creature's name.
    pub name: String,
    /// The creature's combat strength. `None` if the creature does not fight, or if its effects alone say what it does.
    pub strength: Option<Level>,
    /// How many wounds the creature takes before it dies; `None` if it cannot be wounded.
    pub endurance: Option<Level>,
    /// The traits in which the creature differs from an ordinary one.
    #[serde(deserialize_with = "bounds::read_traits")]
    pub effects: Vec<Trait>,
    /// Where the data of the creature come from.
    pub origin: Origin,
}

impl Creature {
    /// The creature's name, or "Unnamed creature" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed creature" } else { &self.name }
    }

    /// Strength and endurance as the guide prints them, such as 6/4; a dash stands for a missing number.
    #[must_use]
    pub fn line(&self) -> String {
        let number = |level: Option<Level>| level.map_or_else(|| "-".to_owned(), |level| level.to_string());
        format!("{}/{}", number(self.strength), number(self.endurance))
    }

    /// About how many bytes of memory the creature takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + weight_of(&self.effects)
    }
}
