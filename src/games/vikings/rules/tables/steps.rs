//! Tables of movement: passing enemies (8.9), and the costs of riding (2.55, 2.56).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// The results of passing an enemy, by a modified die roll (8.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Challenges {
    /// The lowest modified roll that wounds the character who passes.
    pub wounds: Level,
    /// The lowest modified roll that kills the character who passes.
    pub kills: Level,
    /// What is added to the roll if the challenger is a rider, and subtracted if the character who passes is one.
    pub rider: Level,
    /// What is added to the roll if the challenger is in armour, and subtracted if the character who passes is.
    pub armour: Level,
    /// What is added to the roll if the character who passes is wounded, and subtracted if the challenger is.
    pub wounded: Level,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The costs of riding, in movement points (2.55, 2.56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Riding {
    /// The extra costs of the eight hexes round the rider: first the three hexes ahead, beginning with the one at which the arrow points, then those
    /// at the sides, then those behind. Of two hexes that correspond on the left and the right, the right one comes first.
    pub ring: [Level; 8],
    /// The cost of a half-turn on the spot, in movement points.
    pub half_turn: Level,
    /// The cost of mounting or dismounting without armour, in movement points.
    pub mounting: Level,
    /// The cost of mounting or dismounting in armour, in movement points.
    pub mounting_in_armour: Level,
    /// By which factor mounting multiplies the remaining movement points, and dismounting divides them.
    pub share: Level,
    /// By which factor dismounting divides the remaining movement points of a wounded rider.
    pub share_wounded: Level,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

impl Challenges {
    /// The modifier of the die roll. `passing` is about the character who passes, `opposing` about the challenger. Each array says whether that
    /// character is a rider, is in armour, and is wounded.
    #[must_use]
    pub fn modifier(&self, passing: [bool; 3], opposing: [bool; 3]) -> Modifier {
        let of = |[rider, armour, wounded]: [bool; 3]| {
            let count = |is: bool, level: Level| if is { level.get() as i32 } else { 0 };
            count(rider, self.rider) + count(armour, self.armour) - count(wounded, self.wounded)
        };
        Modifier::clamped(of(opposing) - of(passing))
    }
}
