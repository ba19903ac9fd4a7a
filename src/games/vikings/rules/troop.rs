//! A troop type: its letters on counters, and the usual values and rights of its characters.

use serde::{Deserialize, Serialize};

use super::{Person, Values};
use rules::{Origin, Tint};

/// A troop type (1.31): its letters and colour, the values of an ordinary character, and its rights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TroopType {
    /// The name of the type.
    pub name: String,
    /// The letters at the top right of the type's counters, such as `Jl`.
    pub letters: String,
    /// The colour of the counters.
    pub color: Tint,
    /// Whether characters of the type are usually men, women or elders.
    pub kind: Person,
    /// The values of an ordinary character.
    pub values: Values,
    /// Whether characters of the type wear armour (8.4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armour: bool,
    /// Whether an ordinary character carries a bow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bow: bool,
    /// Whether characters of the type who have an axe may use it with both hands (3.3).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub axe: bool,
    /// Whether characters of the type are berserkers, who have to attack and may fight on after a victory (3.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub berserk: bool,
    /// Whether characters of the type can form a wall of shields (3.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shield_wall: bool,
    /// The source of the values, such as the book or the designer.
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
    /// The name of the type, or "Unnamed type".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed type" } else { &self.name }
    }

    /// The special rights of characters of the type, in words.
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
