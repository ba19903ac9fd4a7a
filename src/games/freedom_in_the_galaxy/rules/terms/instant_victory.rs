//! What wins a scenario at once: at any time, unless the sentence says when (16.18, 16.25, 28.28, 38.53).

use crate::Side;
use crate::verbs::PlanetName;
use rules::Level;
use rules::kind::verbs;

verbs! {
    /// An instant victory.
    pub enum InstantVictory is "an instant victory" {
        /// Controlling two planets when a turn ends (28.39).
        HoldsBothAtEnd(side: Side, one: PlanetName, other: PlanetName) = "at the end of a turn the {} controls both {} and {}";
        /// Controlling two planets and some others when a turn ends (28.28).
        HoldsTwoAtEnd(side: Side, one: PlanetName, other: PlanetName, more: Level) =
            "at the end of a turn the {} controls {} and {} and {} other planet[|s]";
        /// Controlling two planets (28.39).
        HoldsBoth(side: Side, one: PlanetName, other: PlanetName) = "the {} controls both {} and {}";
        /// Controlling two planets and some others (28.28).
        HoldsTwo(side: Side, one: PlanetName, other: PlanetName, more: Level) =
            "the {} controls {} and {} and {} other planet[|s]";
        /// Controlling a planet and some others (16.35).
        HoldsOne(side: Side, planet: PlanetName, more: Level) = "the {} controls {} and {} other planet[|s]";
        /// Controlling some number of planets (16.25).
        Holds(side: Side, number: Level) = "the {} controls {} planet[|s]";
        /// A side has lost all characters and controls no planet (16.26).
        AllLostAndHeld(side: Side) = "all characters of the {} are killed or captured and the enemy controls all planets";
        /// A side has lost some characters and controls no planet (16.36).
        LostAndHeld(number: Level, side: Side) =
            "{} character[|s] of the {} are killed or captured and the enemy controls all planets";
        /// A side has lost all characters (38.53).
        AllLost(side: Side) = "all characters of the {} are killed or captured";
        /// Nothing is left of the rebellion (28.28).
        NoRevolt(turn: Level) = "after turn {} no planet is in rebellion or under Rebel control and no Rebel units are in play";
        /// The secret base is known, and no planet is held (38.53).
        BaseFoundAndNoneHeld = "the secret base is revealed and no planet is under Rebel control";
    }
}

impl InstantVictory {
    /// The side that wins by it; none where only words tell.
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
