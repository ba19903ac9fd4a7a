//! A system with its designs, and its selected part; changes of the system are in `steps.rs`, and of its looks in `looks.rs`.

pub mod looks;
pub mod steps;

use rules::Id;
use star_viking::rearrange::BodyAt;
use star_viking::{Body, Content, InSystem, Orbit, Place, Space, Spot, System};

/// A system on the desk.
#[derive(Clone, Copy)]
pub struct OpenSystem<'a> {
    /// The designs that it is in.
    pub content: &'a Content,
    /// Its number.
    pub id: Id<System>,
    /// The system.
    pub system: &'a System,
    /// The selected part; for a part that is gone, the one that held it.
    pub part: InSystem,
}

impl<'a> OpenSystem<'a> {
    /// The system of this number, if it is there.
    pub fn of(content: &'a Content, id: Id<System>, part: InSystem) -> Option<Self> {
        let system = content.systems.get(id)?;
        // A sector that is gone counts as its body, however the body is cut now.
        let body = body_of(part).map(|(orbit, body)| InSystem::Body(orbit, body));
        let left = [Some(part), body].into_iter().flatten().find(|part| is_there(system, *part));
        let part = left.unwrap_or(InSystem::Whole);
        Some(Self { content, id, system, part })
    }

    /// A place in the system.
    pub fn place(&self, part: InSystem) -> project::Place {
        Place::System(self.id, part).into()
    }

    /// The orbit that is selected, or in which the selected part lies.
    pub fn orbit(&self) -> Option<Id<Orbit>> {
        orbit_of(self.part)
    }

    /// The body that is selected, or whose sector is.
    pub fn body(&self) -> Option<BodyAt> {
        let (orbit, body) = body_of(self.part)?;
        Some(self.at(orbit, body))
    }

    /// A body of the system.
    pub const fn at(&self, orbit: Id<Orbit>, body: Id<Body>) -> BodyAt {
        BodyAt { system: self.id, orbit, body }
    }

    /// The selected sector; for the capital, its sector.
    pub fn space(&self) -> Option<Space> {
        match self.part {
            InSystem::Sector(space) => Some(space),
            InSystem::Capital => self.system.capital.map(Space::On).filter(|space| self.system.has(*space)),
            InSystem::Whole
            | InSystem::Name
            | InSystem::Technology
            | InSystem::Wealth
            | InSystem::Orbit(_)
            | InSystem::Body(..) => None,
        }
    }
}

/// The body of these numbers, if it is there.
pub fn body(system: &System, at: BodyAt) -> Option<&Body> {
    system.orbits.get(at.orbit)?.bodies.get(at.body)
}

/// The orbit that a part is or lies in.
pub const fn orbit_of(part: InSystem) -> Option<Id<Orbit>> {
    match part {
        InSystem::Orbit(orbit) | InSystem::Body(orbit, _) => Some(orbit),
        InSystem::Sector(space) => Some(space.orbit()),
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => None,
    }
}

/// The body that a part is or lies on.
pub const fn body_of(part: InSystem) -> Option<(Id<Orbit>, Id<Body>)> {
    match part {
        InSystem::Body(orbit, body) | InSystem::Sector(Space::On(Spot { orbit, body, .. })) => Some((orbit, body)),
        InSystem::Whole
        | InSystem::Name
        | InSystem::Technology
        | InSystem::Wealth
        | InSystem::Capital
        | InSystem::Orbit(_)
        | InSystem::Sector(Space::Deep(_)) => None,
    }
}

fn is_there(system: &System, part: InSystem) -> bool {
    match part {
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => true,
        InSystem::Orbit(orbit) => system.orbits.get(orbit).is_some(),
        InSystem::Body(orbit, body) => system.orbits.get(orbit).is_some_and(|orbit| orbit.bodies.get(body).is_some()),
        InSystem::Sector(space) => system.has(space),
    }
}
