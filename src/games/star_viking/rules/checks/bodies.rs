//! Finds the bodies of systems for the checks and makes fixes for them; nothing here decides what is legal.

use crate::rearrange::{self, BodyAt};
use crate::{Body, Content, Edit, Finding, Fix, Form, InSystem, Orbit, Part, Place, Sector, Space, Spot, System};
use rules::{About, Change, FixBudget, Id};

/// A body, with the system in which it lies and its place there.
pub(super) struct Found<'a> {
    pub(super) system_id: Id<System>,
    pub(super) system: &'a System,
    pub(super) orbit: Id<Orbit>,
    pub(super) id: Id<Body>,
    pub(super) body: &'a Body,
}

/// All bodies of all systems.
pub(super) fn bodies(content: &Content) -> impl Iterator<Item = Found<'_>> {
    content.systems.iter().flat_map(|(system_id, system)| {
        system.orbits.iter().flat_map(move |(orbit, found)| {
            found.bodies.iter().map(move |(id, body)| Found { system_id, system, orbit, id, body })
        })
    })
}

impl Found<'_> {
    /// The place to which a finding about the body points.
    pub(super) fn place(&self) -> Place {
        Place::System(self.system_id, InSystem::Body(self.orbit, self.id))
    }

    /// The name of the body and of its system: "Moon of Userkaf".
    pub(super) fn label(&self) -> String {
        format!("{} of {}", self.body.label(), self.system.label())
    }

    /// The fix that gives the body another form. Capitals and starting places in its sectors are changed to match.
    pub(super) fn reshape(&self, content: &Content, title: &str, form: &Form) -> Option<Fix> {
        let at = BodyAt { system: self.system_id, orbit: self.orbit, body: self.id };
        Some(Fix::choice(title, rearrange::reshape(content, at, form)?))
    }
}

/// The edit that changes one sector of a system.
pub(super) fn with_sector(id: Id<System>, system: &System, spot: Spot, change: impl FnOnce(&mut Sector)) -> Option<Edit> {
    let mut changed = system.clone();
    change(changed.sector_mut(spot)?);
    Some(Edit::System(Change::Set(id, changed)))
}

/// Finds bodies of a kind that cannot have air but that have it, each with the fix that takes the air away. `kind` returns the sector of a body of
/// that kind, and `None` for any other body.
pub(super) fn air_on(content: &Content, about: &'static About, kind: fn(&Form) -> Option<&Sector>, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for found in bodies(content).filter(|found| kind(&found.body.form).is_some_and(|sector| sector.atmosphere)) {
        let spot = Spot { orbit: found.orbit, body: found.id, part: Part::Whole };
        let message = format!("{} has an atmospheric sector.", found.label());
        let vacuum = || {
            let edit = with_sector(found.system_id, found.system, spot, |sector| sector.atmosphere = false)?;
            Some(Fix::choice("Make it a vacuum sector", [edit]))
        };
        let place = Place::System(found.system_id, InSystem::Sector(Space::On(spot)));
        findings.push(Finding::new(about, place, message).with_fixes(fix_budget.offer(vacuum)));
    }
}
