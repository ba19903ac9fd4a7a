//! Instant victories: what lets a side win a scenario. They are checked at any time, unless the sentence names a time (16.18, 16.25, 28.28, 38.53).

use crate::Side;
use crate::verbs::PlanetName;
use rules::Level;
use rules::kind::verbs;

verbs! {
    /// An instant victory, as a sentence with gaps.
    pub enum InstantVictory is "an instant victory" {
        /// When a turn ends, the side controls two named planets (28.39).
        HoldsBothAtEnd(side: Side, one: PlanetName, other: PlanetName) = "at the end of a turn the {} controls both {} and {}";
        /// When a turn ends, the side controls two named planets and this many others (28.28).
        HoldsTwoAtEnd(side: Side, one: PlanetName, other: PlanetName, more: Level) =
            "at the end of a turn the {} controls {} and {} and {} other planet[|s]";
        /// The side controls two named planets (28.39).
        HoldsBoth(side: Side, one: PlanetName, other: PlanetName) = "the {} controls both {} and {}";
        /// The side controls two named planets and this many others (28.28).
        HoldsTwo(side: Side, one: PlanetName, other: PlanetName, more: Level) =
            "the {} controls {} and {} and {} other planet[|s]";
        /// The side controls a named planet and this many others (16.35).
        HoldsOne(side: Side, planet: PlanetName, more: Level) = "the {} controls {} and {} other planet[|s]";
        /// The side controls this many planets (16.25).
        Holds(side: Side, number: Level) = "the {} controls {} planet[|s]";
        /// The side has lost all characters, and its enemy controls all planets, so the enemy wins (16.26).
        AllLostAndHeld(side: Side) = "all characters of the {} are killed or captured and the enemy controls all planets";
        /// The side has lost this many characters, and its enemy controls all planets, so the enemy wins (16.36).
        LostAndHeld(number: Level, side: Side) =
            "{} character[|s] of the {} are killed or captured and the enemy controls all planets";
        /// The side has lost all characters, so its enemy wins (38.53).
        AllLost(side: Side) = "all characters of the {} are killed or captured";
        /// Nothing is left of the rebellion, so the Empire wins (28.28).
        NoRevolt(turn: Level) = "after turn {} no planet is in rebellion or under Rebel control and no Rebel units are in play";
        /// The secret base is revealed, and the Rebels control no planet, so the Empire wins (38.53).
        BaseFoundAndNoneHeld = "the secret base is revealed and no planet is under Rebel control";
    }
}

impl InstantVictory {
    /// The side that wins by this instant victory; `None` if the sentence is only printed and not played.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::HoldsBothAtEnd(side, ..)
            | Self::HoldsTwoAtEnd(side, ..)
            | Self::HoldsTwo(side, ..)
            | Self::HoldsBoth(side, ..)
            | Self::HoldsOne(side, ..)
            | Self::Holds(side, _) => Some(*side),
            Self::AllLostAndHeld(side) | Self::LostAndHeld(_, side) | Self::AllLost(side) => Some(side.other()),
            Self::NoRevolt(_) | Self::BaseFoundAndNoneHeld => Some(Side::Imperial),
            Self::Printed(_) => None,
        }
    }
}
