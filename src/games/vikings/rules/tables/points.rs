//! The point values of characters and boats, and how many markers the game has (1.33).

use serde::{Deserialize, Serialize};

use rules::{Count, Level, Origin};

/// The weights for the point values of characters and boats. The book has no point values; these weights are Drydock's own. In a file that is older
/// than boats, the table has no weights for them, and it is written back without them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointTable {
    /// The points for each point of attack at the start.
    pub attack: Level,
    /// The points for each point of defense at the start.
    pub defense: Level,
    /// The points for each point of movement at the start.
    pub movement: Level,
    /// The points for armour.
    pub armour: Level,
    /// The points for a bow.
    pub bow: Level,
    /// The points for an axe for both hands, in percent of the attack on foot.
    pub axe: Count,
    /// The points for each point of damage that a boat's hull can take.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub hull: Level,
    /// The points for each point of a boat's best speed.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub speed: Level,
    /// The points for each seat at a boat's oars.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub seat: Level,
    /// The source of the weights, such as the book or the designer.
    pub origin: Origin,
}

/// How many markers of each kind the game has (1.33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// How many treasures there are.
    pub treasures: Count,
    /// How many hooks there are. Each comes with a rope.
    pub hooks: Count,
    /// How many markers there are of each speed from -8 to +8.
    pub of_a_speed: Count,
    /// How many axes there are.
    pub axes: Count,
    /// How many buckets there are.
    pub buckets: Count,
    /// How many blank markers there are.
    pub blanks: Count,
    /// The source of the numbers, such as the book or the designer.
    pub origin: Origin,
}

impl Markers {
    /// The highest speed on a marker, forwards or backwards.
    pub const FASTEST: u32 = 8;

    /// How many markers there are in all. A hook and its rope count as two.
    #[must_use]
    pub const fn total(&self) -> u32 {
        let speeds = self.of_a_speed.get() * (2 * Self::FASTEST + 1);
        self.treasures.get() + 2 * self.hooks.get() + speeds + self.axes.get() + self.buckets.get() + self.blanks.get()
    }
}
