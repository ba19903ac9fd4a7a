//! A system with its designs, and its selected part. The changes of the system are in `steps.rs`, and those of its looks in `looks.rs`.

pub mod looks;
pub mod steps;

use rules::Id;
use star_viking::rearrange::BodyAt;
use star_viking::{Body, Content, InSystem, Orbit, Place, Space, Spot, System};

/// A system on the desk, with its selected part.
#[derive(Clone, Copy)]
pub struct OpenSystem<'a> {
    /// The designs that contain the system.
    pub content: &'a Content,
    /// The id of the system.
    pub id: Id<System>,
    /// The system on the desk.
    pub system: &'a System,
    /// The selected part. If that part no longer exists, this is the body or system that contained it.
    pub part: InSystem,
}

impl<'a> OpenSystem<'a> {
    /// Opens the system that has this id; `None` if it does not exist.
    pub fn of(content: &'a Content, id: Id<System>, part: InSystem) -> Option<Self> {
        let system = content.systems.get(id)?;
        // If a sector no longer exists, its body is selected.
        let body = body_of(part).map(|(orbit, body)| InSystem::Body(orbit, body));
        let left = [Some(part), body].into_iter().flatten().find(|part| is_there(system, *part));
        let part = left.unwrap_or(InSystem::Whole);
        Some(Self { content, id, system, part })
    }

    /// Turns a part of the system into a place of the project.
    pub fn place(&self, part: InSystem) -> project::Place {
        Place::System(self.id, part).into()
    }

    /// The selected orbit, or the orbit to which the selected part belongs.
    pub fn orbit(&self) -> Option<Id<Orbit>> {
        orbit_of(self.part)
    }

    /// The selected body, or the body to which the selected sector belongs.
    pub fn body(&self) -> Option<BodyAt> {
        let (orbit, body) = body_of(self.part)?;
        Some(self.at(orbit, body))
    }

    /// The address of a body in this system.
    pub const fn at(&self, orbit: Id<Orbit>, body: Id<Body>) -> BodyAt {
        BodyAt { system: self.id, orbit, body }
    }

    /// The selected sector, or the sector of the capital if the capital is selected; `None` if neither is selected.
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

/// The body at this address; `None` if it does not exist.
pub fn body(system: &System, at: BodyAt) -> Option<&Body> {
    system.orbits.get(at.orbit)?.bodies.get(at.body)
}

/// The orbit that a part is or belongs to.
pub const fn orbit_of(part: InSystem) -> Option<Id<Orbit>> {
    match part {
        InSystem::Orbit(orbit) | InSystem::Body(orbit, _) => Some(orbit),
        InSystem::Sector(space) => Some(space.orbit()),
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => None,
    }
}

/// The body that a part is or belongs to.
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
