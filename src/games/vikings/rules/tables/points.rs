//! What characters and boats are worth, and how many markers there are (1.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Level, Origin};

/// What characters and boats are worth. The book prices nothing: these weights are Drydock's. Tables that were made before there were boats have
/// no weights for them, and are written as they were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointTable {
    /// For each point of attack as he starts.
    pub attack: Level,
    /// For each point of defense as he starts.
    pub defense: Level,
    /// For each point of movement as he starts.
    pub movement: Level,
    /// For armour.
    pub armour: Level,
    /// For a bow.
    pub bow: Level,
    /// For an axe for both hands, in percent of the attack on foot.
    pub axe: Count,
    /// For each point of damage that a boat's hull bears.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub hull: Level,
    /// For each point of a boat's best speed.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub speed: Level,
    /// For each seat at a boat's oars.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub seat: Level,
    /// Where the weights come from.
    pub origin: Origin,
}

/// How many of each marker the game holds (1.33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// Treasures.
    pub treasures: Count,
    /// Hooks, each with a rope of its own.
    pub hooks: Count,
    /// Of each speed from -8 to +8.
    pub of_a_speed: Count,
    /// Axes.
    pub axes: Count,
    /// Buckets.
    pub buckets: Count,
    /// Blank ones.
    pub blanks: Count,
    /// Where the numbers come from.
    pub origin: Origin,
}

impl Markers {
    /// The fastest speed that a marker bears, either way.
    pub const FASTEST: u32 = 8;

    /// All of them; a hook and its rope are two.
    #[must_use]
    pub const fn total(&self) -> u32 {
        let speeds = self.of_a_speed.get() * (2 * Self::FASTEST + 1);
        self.treasures.get() + 2 * self.hooks.get() + speeds + self.axes.get() + self.buckets.get() + self.blanks.get()
    }
}
