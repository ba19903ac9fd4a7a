//! What happens on the way: passing enemies (8.9), and what riders pay (2.55, 2.56).

use serde::{Deserialize, Serialize};

use rules::{Level, Modifier, Origin};

/// What passing an enemy does, by a die with modifiers (8.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Challenges {
    /// The least die that wounds.
    pub wounds: Level,
    /// The least die that kills.
    pub kills: Level,
    /// Added for a rider who opposes, and taken off for one who passes.
    pub rider: Level,
    /// Added for armour that opposes, and taken off for armour that passes.
    pub armour: Level,
    /// Added for a wounded one who passes, and taken off for one who opposes.
    pub wounded: Level,
    /// Where the table comes from.
    pub origin: Origin,
}

/// What a rider pays (2.55, 2.56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Riding {
    /// What each of the eight hexes round him costs more, from the one that his arrow shows on, the right one of two first: three ahead, then
    /// those at his side, then those behind.
    pub ring: [Level; 8],
    /// What a half-turn on the spot costs.
    pub half_turn: Level,
    /// What mounting or dismounting costs without armour.
    pub mounting: Level,
    /// What it costs in armour.
    pub mounting_in_armour: Level,
    /// By how much the movement that is left is multiplied on mounting, and divided on dismounting.
    pub share: Level,
    /// By how much it is divided where the rider is wounded.
    pub share_wounded: Level,
    /// Where the table comes from.
    pub origin: Origin,
}

impl Challenges {
    /// What is added to the die: who passes is a rider, in armour, wounded; and who opposes him.
    #[must_use]
    pub fn modifier(&self, passing: [bool; 3], opposing: [bool; 3]) -> Modifier {
        let of = |[rider, armour, wounded]: [bool; 3]| {
            let count = |is: bool, level: Level| if is { level.get() as i32 } else { 0 };
            count(rider, self.rider) + count(armour, self.armour) - count(wounded, self.wounded)
        };
        Modifier::clamped(of(opposing) - of(passing))
    }
}
