//! Tables of movement: passing enemies (8.9), and the costs of riding (2.55, 2.56).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// The result of passing an enemy, by a die with modifiers (8.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Challenges {
    /// The least die that wounds.
    pub wounds: Level,
    /// The least die that kills.
    pub kills: Level,
    /// Added for a rider who opposes, and subtracted for one who passes.
    pub rider: Level,
    /// Added for an opponent in armour, and subtracted for a character in armour who passes.
    pub armour: Level,
    /// Added for a wounded character who passes, and subtracted for one who opposes.
    pub wounded: Level,
    /// Where the table comes from.
    pub origin: Origin,
}

/// The costs of riding (2.55, 2.56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Riding {
    /// The extra cost of each of the eight hexes round the rider, beginning with the one that the arrow points at, and of two the right one first:
    /// three ahead, then those at the side, then those behind.
    pub ring: [Level; 8],
    /// The cost of a half-turn on the spot.
    pub half_turn: Level,
    /// The cost of mounting or dismounting without armour.
    pub mounting: Level,
    /// The cost of mounting or dismounting in armour.
    pub mounting_in_armour: Level,
    /// The factor by which the movement that is left is multiplied on mounting, and divided on dismounting.
    pub share: Level,
    /// The factor by which it is divided where the rider is wounded.
    pub share_wounded: Level,
    /// Where the table comes from.
    pub origin: Origin,
}

impl Challenges {
    /// What is added to the die. Each triple says whether a character, who passes or opposes, is a rider, in armour, and wounded.
    #[must_use]
    pub fn modifier(&self, passing: [bool; 3], opposing: [bool; 3]) -> Modifier {
        let of = |[rider, armour, wounded]: [bool; 3]| {
            let count = |is: bool, level: Level| if is { level.get() as i32 } else { 0 };
            count(rider, self.rider) + count(armour, self.armour) - count(wounded, self.wounded)
        };
        Modifier::clamped(of(opposing) - of(passing))
    }
}
