//! Decides which sectors touch, where a unit may stand, and where it can move next ("Tactical Action Movement").
//!
//! Nothing here looks at other units: any number of them, friend and foe, may stand in a sector.

use std::collections::BTreeSet;

use super::body::{Division, Form, Part};
use super::system::{Space, Spot, System};
use super::{Operations, UnitType};

/// The sectors that touch a sector of the same body, in the order of the body. Deep space touches nothing.
#[must_use]
pub fn touching(system: &System, space: Space) -> Vec<Space> {
    let Space::On(spot) = space else { return Vec::new() };
    let Some(body) = system.body(spot) else { return Vec::new() };
    let parts = body.form.sectors().into_iter().map(|(part, _)| part);
    parts.filter(|part| parts_touch(&body.form, spot.part, *part)).map(|part| Space::On(Spot { part, ..spot })).collect()
}

/// Whether two parts of a body touch. Halves touch each other. A cap touches the whole equator but not the other cap. The ends of an equator touch
/// round the back.
fn parts_touch(form: &Form, one: Part, other: Part) -> bool {
    let Form::Planet(division) = form else { return false };
    match (division, one, other) {
        (Division::Halves { .. }, Part::North, Part::South)
        | (Division::Halves { .. }, Part::South, Part::North)
        | (Division::Caps { .. }, Part::North | Part::South, Part::Equator(_))
        | (Division::Caps { .. }, Part::Equator(_), Part::North | Part::South) => true,
        (Division::Caps { equator, .. }, Part::Equator(west), Part::Equator(east)) => {
            let apart = usize::from(west.abs_diff(east));
            apart == 1 || (apart > 0 && apart + 1 == equator.len())
        }
        _ => false,
    }
}

/// Why a unit that is not cargo may not stand in a sector ("Operations Restrictions").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The system has no such sector.
    Gone,
    /// The unit is a weapon pod.
    OnlyCargo,
    /// The unit is of code V or A, and the sector is deep space.
    NoGround,
    /// The unit is of code A, and the sector is a vacuum sector.
    NoAir,
}

impl Objection {
    /// The objection as a clause within a sentence.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Gone => "the system has no such sector",
            Self::OnlyCargo => "a weapon pod is only ever cargo",
            Self::NoGround => "codes V and A need ground",
            Self::NoAir => "code A needs air",
        }
    }
}

/// Why a unit that is not cargo may not stand in a sector of a system; `None` if it may ("Operations Restrictions").
#[must_use]
pub fn objection(unit: &UnitType, system: &System, space: Space) -> Option<Objection> {
    if !system.has(space) {
        return Some(Objection::Gone);
    }
    match (unit.operations, space) {
        (Operations::Pod, _) => Some(Objection::OnlyCargo),
        (Operations::V | Operations::A, Space::Deep(_)) => Some(Objection::NoGround),
        (Operations::A, Space::On(spot)) if system.sector(spot).is_some_and(|sector| !sector.atmosphere) => {
            Some(Objection::NoAir)
        }
        (Operations::S | Operations::P | Operations::LimitedP, _) | (Operations::V | Operations::A, Space::On(_)) => None,
    }
}

/// Whether a unit that is not cargo may stand in a sector of a system ("Operations Restrictions").
#[must_use]
pub fn may_stand(unit: &UnitType, system: &System, space: Space) -> bool {
    objection(unit, system, space).is_none()
}

/// Every sector of a system in which a unit that is not cargo may stand.
#[must_use]
pub fn standing(unit: &UnitType, system: &System) -> Vec<Space> {
    system.spaces().into_iter().filter(|space| may_stand(unit, system, *space)).collect()
}

/// The sectors that a unit beside a tile can enter first: any deep space for a starship. The list is empty for other units ("Invader Deployment").
#[must_use]
pub fn arrivals(unit: &UnitType, system: &System) -> Vec<Space> {
    if unit.operations == Operations::S { system.orbits.ids().map(Space::Deep).collect() } else { Vec::new() }
}

/// The sectors of a system that a unit can reach in one phase of movement from the sector `from`, which is not in the list.
///
/// S and P go anywhere within their orbit, and into the deep space of any other; *P goes anywhere within its orbit. V and A go over touching sectors
/// in which they may stand, up to as many as their speed ("Interplanetary", "Orbital" and "Planetary Movement").
#[must_use]
pub fn moves(unit: &UnitType, system: &System, from: Space) -> Vec<Space> {
    if !may_stand(unit, system, from) {
        return Vec::new();
    }
    let reached = |to: Space| match unit.operations {
        Operations::S | Operations::P => to.orbit() == from.orbit() || matches!(to, Space::Deep(_)),
        Operations::LimitedP => to.orbit() == from.orbit(),
        Operations::V | Operations::A | Operations::Pod => false,
    };
    if unit.operations.is_ground() {
        return walk(unit, system, from);
    }
    system.spaces().into_iter().filter(|to| *to != from && reached(*to)).collect()
}

/// Whether a unit can reach another sector in one phase of movement, that is, whether the list of [`moves`] would not be empty.
#[must_use]
pub fn can_move(unit: &UnitType, system: &System, from: Space) -> bool {
    if !may_stand(unit, system, from) {
        return false;
    }
    let body_near = || system.orbits.get(from.orbit()).is_some_and(|orbit| !orbit.bodies.is_empty());
    match unit.operations {
        Operations::S | Operations::P => matches!(from, Space::On(_)) || system.orbits.len() > 1 || body_near(),
        Operations::LimitedP => matches!(from, Space::On(_)) || body_near(),
        Operations::V | Operations::A => {
            unit.speed.get() > 0 && touching(system, from).into_iter().any(|space| may_stand(unit, system, space))
        }
        Operations::Pod => false,
    }
}

fn walk(unit: &UnitType, system: &System, from: Space) -> Vec<Space> {
    let mut seen = BTreeSet::from([from]);
    let mut ahead = vec![from];
    for _ in 0..unit.speed.get() {
        let near = ahead.iter().flat_map(|space| touching(system, *space));
        ahead = near.filter(|space| may_stand(unit, system, *space)).filter(|space| seen.insert(*space)).collect();
        if ahead.is_empty() {
            break;
        }
    }
    system.spaces().into_iter().filter(|space| *space != from && seen.contains(space)).collect()
}

#[cfg(test)]
mod tests;
