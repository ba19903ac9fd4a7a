//! The terms of a scenario in the form in which a game uses them, with names turned into numbers.

use super::contest::{Arrival, Known, Terms};
use super::start::Start;
use super::{PlanetNumber, UnitKind};
use crate::terms::{InstantVictory, Provision};
use crate::{PossessionKind, Scenario, Side};
use rules::{Count, Refusal};

/// The terms of a scenario in the form in which a game uses them.
pub(super) fn terms(scenario: &Scenario, public: &Known, start: &Start) -> Result<Terms, Refusal> {
    let turns = scenario.turns.map(Count::get).filter(|turns| (1..=100).contains(turns));
    let Some(turns) = turns else {
        return Err(Refusal::new("a game has 1 to 100 turns, and the scenario does not say how many"));
    };
    let starting = Side::ALL.map(|side| {
        let own = public.of_side(side);
        let dealt = start.deals.iter().filter(|(whose, _, deal)| *whose == side && *deal == crate::terms::Deal::Characters);
        let dealt: u8 = dealt.map(|(_, number, _)| *number).sum();
        start.characters.iter().filter(|found| own.has(found.character)).count() as u8 + dealt
    });
    let is_imperial_ship =
        |number: &super::PossessionNumber| public.possession(*number).card.kind == PossessionKind::ImperialShip;
    let mut terms = Terms {
        turns: turns as u8,
        threshold: scenario.threshold.map_or(i32::MAX, |threshold| threshold.get() as i32),
        scores: scenario.scores.clone(),
        instant: scenario.instant.clone(),
        named: scenario.instant.iter().map(|instant| named(public, instant)).collect(),
        starting,
        imperial_ships: start.possessions.iter().filter(|(number, _)| is_imperial_ship(number)).count() as u8,
        ..Terms::default()
    };
    for provision in &scenario.provisions {
        provide(public, &mut terms, provision)?;
    }
    Ok(terms)
}

fn provide(public: &Known, terms: &mut Terms, provision: &Provision) -> Result<(), Refusal> {
    match provision {
        Provision::UnitsOn(side, number, unit, turn) => terms.arrivals.push(Arrival {
            side: *side,
            turn: turn.get() as u8,
            number: number.get().min(99) as u8,
            kind: kind(public, *side, unit.as_str())?,
            with_base: None,
        }),
        Provision::UnitsOrBaseOn(side, unit, turn, other) => terms.arrivals.push(Arrival {
            side: *side,
            turn: turn.get() as u8,
            number: 1,
            kind: kind(public, *side, unit.as_str())?,
            with_base: Some(kind(public, *side, other.as_str())?),
        }),
        Provision::UnitsByRebellion(side, number, unit) => {
            let kind = kind(public, *side, unit.as_str())?;
            terms.by_rebellion.push((*side, number.get().min(99) as u8, kind));
        }
        Provision::FreeBase(side, turns) => terms.free_bases.push((*side, *turns)),
        // The provisions below are part of the set-up, or belong to rules that are not played yet. Of the latter the cautions warn the players.
        Provision::PointsIn(..)
        | Provision::PointsAt(..)
        | Provision::Points(..)
        | Provision::PointsOn(..)
        | Provision::PointsFrom(..)
        | Provision::Units(..)
        | Provision::DealtTo(..)
        | Provision::Dealt(..)
        | Provision::Camp(_)
        | Provision::SecretBase
        | Provision::Things(..)
        | Provision::Thing(..)
        | Provision::Printed(_) => {}
    }
    Ok(())
}

/// The kind of units of a side with this name.
pub(super) fn kind(public: &Known, side: Side, name: &str) -> Result<UnitKind, Refusal> {
    let is = |kind: &UnitKind| {
        let unit = &public.unit(*kind).kind;
        unit.side == side && unit.name.trim().eq_ignore_ascii_case(name.trim())
    };
    public
        .kinds()
        .find(is)
        .ok_or_else(|| Refusal::new(format!("the rules for a star system know no unit {name:?} of the {}", side.player())))
}

/// The one or two planets that an instant victory names; `None` in place of a planet that it does not name.
fn named(public: &Known, instant: &InstantVictory) -> [Option<PlanetNumber>; 2] {
    let find = |name: &str| public.worlds().find(|planet| public.planet(*planet).name.eq_ignore_ascii_case(name.trim()));
    match instant {
        InstantVictory::HoldsBothAtEnd(_, one, other)
        | InstantVictory::HoldsTwoAtEnd(_, one, other, _)
        | InstantVictory::HoldsBoth(_, one, other)
        | InstantVictory::HoldsTwo(_, one, other, _) => [find(one.as_str()), find(other.as_str())],
        InstantVictory::HoldsOne(_, planet, _) => [find(planet.as_str()), None],
        InstantVictory::Holds(..)
        | InstantVictory::AllLostAndHeld(_)
        | InstantVictory::LostAndHeld(..)
        | InstantVictory::AllLost(_)
        | InstantVictory::NoRevolt(_)
        | InstantVictory::BaseFoundAndNoneHeld
        | InstantVictory::Printed(_) => [None, None],
    }
}
