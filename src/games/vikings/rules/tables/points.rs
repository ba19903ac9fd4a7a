//! The point values of characters and boats, and the numbers of markers (1.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Level, Origin};

/// The point values of characters and boats. The book has no prices: these weights are Drydock's. Tables from before there were boats have no weights
/// for them, and are written as they were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointTable {
    /// For each point of attack at the start.
    pub attack: Level,
    /// For each point of defense at the start.
    pub defense: Level,
    /// For each point of movement at the start.
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

/// The number of each marker in the game (1.33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// Treasures.
    pub treasures: Count,
    /// Hooks, each with a rope of its own.
    pub hooks: Count,
    /// Markers of each speed from -8 to +8.
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
    /// The fastest speed on a marker, either way.
    pub const FASTEST: u32 = 8;

    /// The number of all markers; a hook and its rope are two.
    #[must_use]
    pub const fn total(&self) -> u32 {
        let speeds = self.of_a_speed.get() * (2 * Self::FASTEST + 1);
        self.treasures.get() + 2 * self.hooks.get() + speeds + self.axes.get() + self.buckets.get() + self.blanks.get()
    }
}
