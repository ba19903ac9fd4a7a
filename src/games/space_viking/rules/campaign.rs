//! A campaign: how long it lasts, and which switches of the rules it sets. Everybody in the project plays it.

use serde::{Deserialize, Serialize};

use super::bounds;
use rules::Count;

/// A campaign (End).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Campaign {
    /// What it is called.
    pub name: String,
    /// Whether the map may be anything; else it has five Sword-Worlds and three civilized worlds, as the book says.
    pub free: bool,
    /// How many years it lasts.
    pub years: Count,
    /// Whether fleets that engage leave strangers alone in their sovereign's home space, where it takes an order to attack.
    pub peace_at_home: bool,
    /// Whether there is one treasury that taxes and payments reach from everywhere.
    pub one_treasury: bool,
    /// Whether a level is open to whoever has one below it in the same track, and not in any.
    pub own_track: bool,
    /// Whether everybody knows what kinds of sovereign play, and how they stand.
    pub open_standings: bool,
    /// Whether the gazette tells everybody as rumours that something happened at a charted world, but not whose doing it was.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub rumours: bool,
    /// The designer's notes, a paragraph each.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

impl Default for Campaign {
    fn default() -> Self {
        Self {
            name: String::new(),
            free: false,
            years: Self::USUAL_YEARS,
            peace_at_home: true,
            one_treasury: true,
            own_track: false,
            open_standings: true,
            rumours: true,
            notes: Vec::new(),
        }
    }
}

impl Campaign {
    /// How many years the game of the book lasts (End).
    pub const USUAL_YEARS: Count = Count::clamped(20);
    /// The fewest who can play.
    pub const FEWEST_PLAYERS: usize = 2;
    /// The most who can play.
    pub const MOST_PLAYERS: usize = 100;

    /// What it is called, or words that say that it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed campaign" } else { &self.name }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| size_of::<String>() + note.len()).sum();
        size_of::<Self>() + self.name.len() + notes
    }
}
