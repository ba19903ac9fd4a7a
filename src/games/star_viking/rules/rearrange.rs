//! Changes of a system that affect other designs: a body moves to another orbit, takes another form or is removed, or an orbit is removed.
//!
//! The ids of an orbit and a body name a sector in two places: in the capital of the system, and in the scenarios whose units start there. Both are
//! changed together with the system. If the sector is gone, the system has no capital, and the units start in a sector that their player chooses, so
//! that nothing points at a missing sector.

use super::body::{Body, Form, Part};
use super::system::{Orbit, Space, Spot, System};
use super::{Content, Edit, Scenario, Station};
use rules::{Change, Id};

/// A body of a project, by its ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BodyAt {
    /// The system of the body.
    pub system: Id<System>,
    /// The orbit of the body.
    pub orbit: Id<Orbit>,
    /// The body, by its id in that orbit.
    pub body: Id<Body>,
}

impl BodyAt {
    /// Whether a sector belongs to the body.
    fn has(self, spot: Spot) -> bool {
        (spot.orbit, spot.body) == (self.orbit, self.body)
    }
}

/// The edits that move a body to a position along an orbit, counted from 0 among the other bodies there, and the id that the body has afterwards.
/// Within its own orbit the body keeps its id. `None` if the body or the orbit is gone.
#[must_use]
pub fn carry(content: &Content, at: BodyAt, to: Id<Orbit>, position: usize) -> Option<(Vec<Edit>, Id<Body>)> {
    let mut changed = content.systems.get(at.system)?.clone();
    let orbit = changed.orbits.get_mut(at.orbit)?;
    if to == at.orbit {
        orbit.bodies.apply(Change::Move(at.body, position), "body").ok()?;
        return Some((followed(content, at.system, changed, Some), at.body));
    }
    let body = orbit.bodies.get(at.body)?.clone();
    orbit.bodies.apply(Change::Remove(at.body), "body").ok()?;
    let there = changed.orbits.get_mut(to)?;
    let id = there.bodies.apply(Change::Add(body), "body").ok()?;
    there.bodies.apply(Change::Move(id, position), "body").ok()?;
    let heir = |spot: Spot| Some(if at.has(spot) { Spot { orbit: to, body: id, ..spot } } else { spot });
    Some((followed(content, at.system, changed, |space| on(space, heir)), id))
}

/// The edits that give a body another form; `None` if the body is gone.
#[must_use]
pub fn reshape(content: &Content, at: BodyAt, form: &Form) -> Option<Vec<Edit>> {
    let mut changed = content.systems.get(at.system)?.clone();
    let body = changed.orbits.get_mut(at.orbit)?.bodies.get_mut(at.body)?;
    let old = std::mem::replace(&mut body.form, form.clone());
    let heir = |spot: Spot| {
        let part = |part: Part| if old.sector(part).is_some() { old.heir(part, form) } else { part };
        Some(if at.has(spot) { Spot { part: part(spot.part), ..spot } } else { spot })
    };
    Some(followed(content, at.system, changed, |space| on(space, heir)))
}

/// The edits that replace a system with a changed one, in which bodies may have another form.
pub(super) fn reshaped(content: &Content, id: Id<System>, changed: &System) -> Vec<Edit> {
    let parts = |form: &Form| form.sectors().into_iter().map(|(part, _)| part).collect::<Vec<_>>();
    let forms = |spot: Spot| Some((&content.systems.get(id)?.body(spot)?.form, &changed.body(spot)?.form));
    let heir = |spot: Spot| match forms(spot) {
        Some((old, new)) if old.sector(spot.part).is_some() && parts(old) != parts(new) => {
            Some(Spot { part: old.heir(spot.part, new), ..spot })
        }
        _ => Some(spot),
    };
    followed(content, id, changed.clone(), |space| on(space, heir))
}

/// The edits that remove a body; `None` if the body is gone.
#[must_use]
pub fn remove_body(content: &Content, at: BodyAt) -> Option<Vec<Edit>> {
    let mut changed = content.systems.get(at.system)?.clone();
    changed.orbits.get_mut(at.orbit)?.bodies.apply(Change::Remove(at.body), "body").ok()?;
    Some(followed(content, at.system, changed, |space| on(space, |spot| (!at.has(spot)).then_some(spot))))
}

/// The edits that remove an orbit with all its bodies; `None` if the orbit is gone.
#[must_use]
pub fn remove_orbit(content: &Content, system: Id<System>, orbit: Id<Orbit>) -> Option<Vec<Edit>> {
    let mut changed = content.systems.get(system)?.clone();
    changed.orbits.apply(Change::Remove(orbit), "orbit").ok()?;
    Some(followed(content, system, changed, |space| (space.orbit() != orbit).then_some(space)))
}

/// The edit that unlocks the place of the body `only`, or of all bodies of a system, so that the program lays them out again. Sizes, turns and
/// grounds stay. `None` if no place was locked.
#[must_use]
pub fn unlock(content: &Content, id: Id<System>, only: Option<(Id<Orbit>, Id<Body>)>) -> Option<Edit> {
    let changed = content.systems.get(id)?.unlocked(only)?;
    Some(Edit::System(Change::Set(id, changed)))
}

/// The space that takes the place of another. Deep space stays the same; for a sector of a body, `heir` gives the sector that replaces it, or `None`.
fn on(space: Space, heir: impl Fn(Spot) -> Option<Spot>) -> Option<Space> {
    match space {
        Space::Deep(_) => Some(space),
        Space::On(spot) => heir(spot).map(Space::On),
    }
}

/// The edits that replace a system with a changed one, and update everything that names a space of it. `heir` returns the space that takes the place
/// of an old one; `None` if there is none.
fn followed(content: &Content, id: Id<System>, mut changed: System, heir: impl Fn(Space) -> Option<Space>) -> Vec<Edit> {
    if let Some(before) = content.systems.get(id) {
        changed.own_what_differs(before);
    }
    changed.capital = changed.capital.and_then(|capital| match heir(Space::On(capital)) {
        Some(Space::On(spot)) => Some(spot),
        Some(Space::Deep(_)) | None => None,
    });
    let scenarios = content.scenarios.iter().filter_map(|(scenario_id, scenario)| {
        let moved = with_stations(scenario, id, &heir);
        (moved != *scenario).then_some(Edit::Scenario(Change::Set(scenario_id, moved)))
    });
    let scenarios: Vec<Edit> = scenarios.collect();
    [Edit::System(Change::Set(id, changed))].into_iter().chain(scenarios).collect()
}

/// The scenario, with its units moved to the spaces that take the place of their old starting places.
fn with_stations(scenario: &Scenario, system: Id<System>, heir: impl Fn(Space) -> Option<Space>) -> Scenario {
    let mut changed = scenario.clone();
    let ids: Vec<_> = scenario.deployments.ids().collect();
    for deployment in ids {
        let Some(found) = scenario.deployments.get(deployment) else { continue };
        let stations = found.stations.iter().copied().map(|mut stationed| {
            if let Station::Sector(tile, space) = stationed.at
                && scenario.systems.get(tile).is_some_and(|played| played.system == system)
            {
                stationed.at = heir(space).map_or(Station::InSystem(tile), |space| Station::Sector(tile, space));
            }
            stationed
        });
        let stations: Vec<_> = stations.collect();
        if stations != found.stations
            && let Some(moved) = changed.deployments.get_mut(deployment)
        {
            moved.stations = stations;
        }
    }
    changed
}

#[cfg(test)]
mod tests;
