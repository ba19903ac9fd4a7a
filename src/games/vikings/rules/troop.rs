//! A troop type: what the letters on a counter stand for, what such a man usually is, and what he may do.

use serde::{Deserialize, Serialize};

use super::{Person, Values};
use rules::{Origin, Tint};

/// A troop type (1.31): its letters and colour, the values of an ordinary one, and its rights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TroopType {
    /// What it is called.
    pub name: String,
    /// The letters top right on its counters, such as `Jl`.
    pub letters: String,
    /// The colour of its counters.
    pub color: Tint,
    /// What of human kind its characters are, as a rule.
    pub kind: Person,
    /// The values of an ordinary one.
    pub values: Values,
    /// Whether it wears armour (8.4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armour: bool,
    /// Whether an ordinary one carries a bow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bow: bool,
    /// Whether those with an axe may swing it with both hands (3.3).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub axe: bool,
    /// Whether it has to attack and can fall into a rage (3.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub berserk: bool,
    /// Whether it can form a wall of shields (3.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shield_wall: bool,
    /// Where its values come from.
    pub origin: Origin,
}

impl Default for TroopType {
    fn default() -> Self {
        Self {
            name: String::new(),
            letters: String::new(),
            color: Tint([206, 198, 178]),
            kind: Person::Man,
            values: Values::default(),
            armour: false,
            bow: false,
            axe: false,
            berserk: false,
            shield_wall: false,
            origin: Origin::Own,
        }
    }
}

impl TroopType {
    /// What it is called, or words that say that it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed type" } else { &self.name }
    }

    /// What its characters may do that others may not, as words.
    #[must_use]
    pub fn rights(&self) -> Vec<&'static str> {
        let rights = [
            (self.armour, "wears armour"),
            (self.axe, "swings an axe with both hands"),
            (self.berserk, "has to attack, and can rage"),
            (self.shield_wall, "forms walls of shields"),
        ];
        rights.into_iter().filter(|(has, _)| *has).map(|(_, words)| words).collect()
    }

    /// About how many bytes of memory the type takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.letters.len()
    }
}
