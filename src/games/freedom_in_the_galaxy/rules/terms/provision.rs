//! Provisions: what a scenario gives a side (16.22, 28.23, 38.2).

use super::words::{Deal, TurnParity};
use crate::verbs::{PlanetName, ThingName, UnitName};
use crate::{EnvironType, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// A provision of a scenario, as a sentence with gaps.
    pub enum Provision is "something that a side has" {
        /// Force Points at the start that must be spent in one province (38.21).
        PointsIn(side: Side, points: Count, province: Level) = "the {} has {} Force Point[|s] in province {} at the start";
        /// Force Points at the start that must be spent in one environ (28.25, 28.36).
        PointsAt(side: Side, points: Count, environ: EnvironType, planet: PlanetName) =
            "the {} has {} Force Point[|s] for the {} environ of {} at the start";
        /// Force Points at the start, to be spent anywhere (28.23).
        Points(side: Side, points: Count) = "the {} has {} Force Point[|s] at the start";
        /// Force Points on one later turn (28.27).
        PointsOn(side: Side, points: Count, turn: Level) = "the {} receives {} Force Point[|s] on turn {}";
        /// Force Points on each turn from this turn on (28.26).
        PointsFrom(side: Side, points: Count, turn: Level) = "the {} receives {} Force Point[|s] on each turn from turn {}";
        /// Units at the start (16.23).
        Units(side: Side, number: Count, unit: UnitName) = "the {} has {} {} unit[|s] at the start";
        /// Units on one later turn (16.34).
        UnitsOn(side: Side, number: Count, unit: UnitName, turn: Level) = "the {} receives {} {} unit[|s] on turn {}";
        /// A unit on one later turn; if a base is put Up on that turn, another unit instead (16.34).
        UnitsOrBaseOn(side: Side, unit: UnitName, turn: Level, other: UnitName) =
            "the {} receives 1 {} unit on turn {}, or 1 {} unit and a base Up";
        /// Units that the side gets whenever a planet goes into rebellion (16.24).
        UnitsByRebellion(side: Side, number: Count, unit: UnitName) = "the {} receives {} {} unit[|s] whenever a planet rebels";
        /// Cards that are dealt by chance to one group (38.4).
        DealtTo(side: Side, number: Level, deal: Deal, leader: ThingName) = "the {} is dealt {} {} for the group of {}";
        /// Cards that are dealt by chance to the side (28.24, 38.4).
        Dealt(side: Side, number: Level, deal: Deal) = "the {} is dealt {} {}";
        /// A Rebel camp on a planet (28.35).
        Camp(planet: PlanetName) = "the Rebel player has a camp on {}";
        /// A base that the side puts Up without Force Points on certain turns (16.16).
        FreeBase(side: Side, turns: TurnParity) = "the {} may put one base Up without Force Points on {} turns";
        /// The secret base of the Rebels (38.17).
        SecretBase = "the Rebel player chooses a secret base";
        /// Several counters of one ship (28.22, 38.3).
        Things(side: Side, number: Count, thing: ThingName) = "the {} starts with {} counter[|s] of {}";
        /// One character or possession.
        Thing(side: Side, thing: ThingName) = "the {} starts with {}";
    }
}

impl Provision {
    /// The Force Points that this provision gives a side at the start (turn 0) or on a later turn.
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

    /// How many units with this name the provision gives a side at the start (turn 0) or on a later turn.
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

    /// How many characters or counters of a possession with this name the provision gives a side.
    #[must_use]
    pub fn things(&self, side: Side, name: &str) -> u32 {
        match self {
            Self::Things(whose, number, thing) if *whose == side && same(thing.as_str(), name) => number.get(),
            Self::Thing(whose, thing) if *whose == side && same(thing.as_str(), name) => 1,
            _ => 0,
        }
    }

    /// The cards that this provision deals a side by chance: how many, of which kind, and the leader of the group that gets them. The leader is
    /// `None` if the provision names no group. `None` if the provision deals this side no cards.
    #[must_use]
    pub fn deal(&self, side: Side) -> Option<(u32, Deal, Option<&str>)> {
        match self {
            Self::DealtTo(whose, number, deal, leader) if *whose == side => Some((number.get(), *deal, Some(leader.as_str()))),
            Self::Dealt(whose, number, deal) if *whose == side => Some((number.get(), *deal, None)),
            _ => None,
        }
    }

    /// The turn on which the provision gives something, or the turn from which it gives something every turn; `None` for provisions without a turn.
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

/// Whether two names are the same; capital and small letters count as the same.
fn same(one: &str, other: &str) -> bool {
    one.trim().eq_ignore_ascii_case(other.trim())
}
