//! A campaign: how long it lasts, and which optional rules are in force. All players of the project take part.

use serde::{Deserialize, Serialize};

use super::bounds;
use rules::Count;

/// A campaign ("End"): its length and its optional rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Campaign {
    /// The campaign's name.
    pub name: String,
    /// Whether any map is allowed; otherwise the map must have five Sword-Worlds and three civilized worlds, as the book says.
    pub free: bool,
    /// How many years the campaign lasts.
    pub years: Count,
    /// Whether fleets in the mode Engage spare strangers in the space of their own sovereign's home; there they attack only when ordered to.
    pub peace_at_home: bool,
    /// Whether each player has one treasury, which receives all taxes and makes all payments; otherwise each world keeps its own money.
    pub one_treasury: bool,
    /// Whether a player may buy a level of technology only after a technology one level below it in the same track; otherwise one in any track will
    /// do.
    pub own_track: bool,
    /// Whether everybody knows each player's kind of sovereign and points.
    pub open_standings: bool,
    /// Whether the gazette reports to everybody, as rumours, that something happened at a charted world, without saying who did it.
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
    /// How many years the book's game lasts ("End").
    pub const USUAL_YEARS: Count = Count::clamped(20);
    /// The fewest players that a campaign can have.
    pub const FEWEST_PLAYERS: usize = 2;
    /// How many players a campaign can have at most.
    pub const MOST_PLAYERS: usize = 100;

    /// The campaign's name, or "Unnamed campaign" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed campaign" } else { &self.name }
    }

    /// Roughly how many bytes of memory the campaign takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| size_of::<String>() + note.len()).sum();
        size_of::<Self>() + self.name.len() + notes
    }
}
