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
    /// Its name.
    pub name: String,
    /// Its strength; none where it does not fight, or its effects alone say what it does.
    pub strength: Option<Level>,
    /// How many wounds it takes before it dies; none where it cannot be wounded.
    pub endurance: Option<Level>,
    /// How it differs from a plain one.
    #[serde(deserialize_with = "bounds::read_traits")]
    pub effects: Vec<Trait>,
    /// Where it comes from.
    pub origin: Origin,
}

impl Creature {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed creature" } else { &self.name }
    }

    /// Strength and endurance as the guide prints them, such as 6/4.
    #[must_use]
    pub fn line(&self) -> String {
        let number = |level: Option<Level>| level.map_or_else(|| "-".to_owned(), |level| level.to_string());
        format!("{}/{}", number(self.strength), number(self.endurance))
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + weight_of(&self.effects)
    }
}
