//! What a side has in a scenario (16.22, 28.23, 38.2).

use super::words::{Deal, TurnParity};
use crate::verbs::{PlanetName, ThingName, UnitName};
use crate::{EnvironType, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// What a side has.
    pub enum Provision is "something that a side has" {
        /// Force Points for one province (38.21).
        PointsIn(side: Side, points: Count, province: Level) = "the {} has {} Force Point[|s] in province {} at the start";
        /// Force Points for one environ (28.25, 28.36).
        PointsAt(side: Side, points: Count, environ: EnvironType, planet: PlanetName) =
            "the {} has {} Force Point[|s] for the {} environ of {} at the start";
        /// Force Points for anything (28.23).
        Points(side: Side, points: Count) = "the {} has {} Force Point[|s] at the start";
        /// Force Points on one turn (28.27).
        PointsOn(side: Side, points: Count, turn: Level) = "the {} receives {} Force Point[|s] on turn {}";
        /// Force Points turn by turn (28.26).
        PointsFrom(side: Side, points: Count, turn: Level) = "the {} receives {} Force Point[|s] on each turn from turn {}";
        /// Units at the start (16.23).
        Units(side: Side, number: Count, unit: UnitName) = "the {} has {} {} unit[|s] at the start";
        /// Units on one turn (16.34).
        UnitsOn(side: Side, number: Count, unit: UnitName, turn: Level) = "the {} receives {} {} unit[|s] on turn {}";
        /// Units on one turn, or others with a base put Up (16.34).
        UnitsOrBaseOn(side: Side, unit: UnitName, turn: Level, other: UnitName) =
            "the {} receives 1 {} unit on turn {}, or 1 {} unit and a base Up";
        /// Units by rebellion (16.24).
        UnitsByRebellion(side: Side, number: Count, unit: UnitName) = "the {} receives {} {} unit[|s] whenever a planet rebels";
        /// Cards by chance for one group (38.4).
        DealtTo(side: Side, number: Level, deal: Deal, leader: ThingName) = "the {} is dealt {} {} for the group of {}";
        /// Cards by chance (28.24, 38.4).
        Dealt(side: Side, number: Level, deal: Deal) = "the {} is dealt {} {}";
        /// A camp (28.35).
        Camp(planet: PlanetName) = "the Rebel player has a camp on {}";
        /// A base that is repaired for nothing (16.16).
        FreeBase(side: Side, turns: TurnParity) = "the {} may put one base Up without Force Points on {} turns";
        /// A secret base (38.17).
        SecretBase = "the Rebel player chooses a secret base";
        /// Several counters of a ship (28.22, 38.3).
        Things(side: Side, number: Count, thing: ThingName) = "the {} starts with {} counter[|s] of {}";
        /// A character or a possession.
        Thing(side: Side, thing: ThingName) = "the {} starts with {}";
    }
}

impl Provision {
    /// The Force Points that a side has at the start or on a turn, and the province that they are bound to.
    #[must_use]
    pub fn points(&self, side: Side, turn: u32) -> u32 {
        match self {
            Self::PointsIn(whose, points, _) | Self::PointsAt(whose, points, ..) | Self::Points(whose, points)
                if *whose == side && turn == 0 =>
            {
                points.get()
            }
            Self::PointsOn(whose, points, on) if *whose == side && turn > 0 && on.get() == turn => points.get(),
            Self::PointsFrom(whose, points, from) if *whose == side && turn > 0 && from.get() <= turn => points.get(),
            _ => 0,
        }
    }

    /// How many units with a name a side is given at the start or on a turn.
    #[must_use]
    pub fn units(&self, side: Side, name: &str, turn: u32) -> u32 {
        match self {
            Self::Units(whose, number, unit) if *whose == side && turn == 0 && same(unit.as_str(), name) => number.get(),
            Self::UnitsOn(whose, number, unit, on)
                if *whose == side && turn > 0 && on.get() == turn && same(unit.as_str(), name) =>
            {
                number.get()
            }
            Self::UnitsOrBaseOn(whose, unit, on, other)
                if *whose == side
                    && turn > 0
                    && on.get() == turn
                    && (same(unit.as_str(), name) || same(other.as_str(), name)) =>
            {
                1
            }
            _ => 0,
        }
    }

    /// How many of the character or possession with a name a side is given.
    #[must_use]
    pub fn things(&self, side: Side, name: &str) -> u32 {
        match self {
            Self::Things(whose, number, thing) if *whose == side && same(thing.as_str(), name) => number.get(),
            Self::Thing(whose, thing) if *whose == side && same(thing.as_str(), name) => 1,
            _ => 0,
        }
    }

    /// What a side is dealt by chance: how many, of what, and the leader of the group that gets it if it names one.
    #[must_use]
    pub fn deal(&self, side: Side) -> Option<(u32, Deal, Option<&str>)> {
        match self {
            Self::DealtTo(whose, number, deal, leader) if *whose == side => Some((number.get(), *deal, Some(leader.as_str()))),
            Self::Dealt(whose, number, deal) if *whose == side => Some((number.get(), *deal, None)),
            _ => None,
        }
    }

    /// The turn on which it comes, or from which it comes every turn; none for provisions at the start.
    #[must_use]
    pub const fn turn(&self) -> Option<Level> {
        match self {
            Self::PointsOn(_, _, turn)
            | Self::PointsFrom(_, _, turn)
            | Self::UnitsOn(_, _, _, turn)
            | Self::UnitsOrBaseOn(_, _, turn, _) => Some(*turn),
            Self::PointsIn(..)
            | Self::PointsAt(..)
            | Self::Points(..)
            | Self::Units(..)
            | Self::UnitsByRebellion(..)
            | Self::DealtTo(..)
            | Self::Dealt(..)
            | Self::Camp(_)
            | Self::FreeBase(..)
            | Self::SecretBase
            | Self::Things(..)
            | Self::Thing(..)
            | Self::Printed(_) => None,
        }
    }
}

/// Whether two names are the same; capitals do not matter.
fn same(one: &str, other: &str) -> bool {
    one.trim().eq_ignore_ascii_case(other.trim())
}
