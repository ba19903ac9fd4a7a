//! The edits that change a set-up: they place units, move them and take them out. Fixes of findings use them, and so does the board while the user
//! drags counters.

use super::{SetUp, Unit};
use crate::{Deployment, Edit, Fix, Scenario, Station, Stationed};
use rules::{Change, Id};

impl SetUp<'_> {
    /// The edit that changes a deployment.
    pub(crate) fn with_deployment(&self, id: Id<Deployment>, change: impl FnOnce(&mut Deployment)) -> Option<Edit> {
        let mut changed = self.scenario.clone();
        change(changed.deployments.get_mut(id)?);
        Some(self.set(changed))
    }

    /// The edit that places a unit, or moves it somewhere else.
    #[must_use]
    pub fn move_to(&self, unit: &Unit, to: Station) -> Option<Edit> {
        self.move_all(&[(*unit, to)])
    }

    /// The edit that places several units, or moves them somewhere else; `None` if nothing changes.
    #[must_use]
    pub fn move_all(&self, moved: &[(Unit, Station)]) -> Option<Edit> {
        let mut changed = self.scenario.clone();
        for (unit, to) in moved {
            let deployment = changed.deployments.get_mut(self.forces[unit.force].id)?;
            match deployment.stations.iter_mut().find(|stationed| stationed.unit == unit.id) {
                Some(stationed) => stationed.at = *to,
                None => deployment.stations.push(Stationed { unit: unit.id, at: *to }),
            }
        }
        (changed != *self.scenario).then(|| self.set(changed))
    }

    /// The edit that takes a unit out of the set-up; `None` if it has no starting place.
    #[must_use]
    pub fn take_off(&self, unit: &Unit) -> Option<Edit> {
        let deployment = &self.forces[unit.force];
        deployment.deployment.station(unit.id)?;
        self.with_deployment(deployment.id, |deployment| deployment.stations.retain(|stationed| stationed.unit != unit.id))
    }

    /// The edit that takes several units out of the set-up; `None` if none of them has a starting place.
    #[must_use]
    pub fn take_all_off(&self, units: &[Unit]) -> Option<Edit> {
        let mut changed = self.scenario.clone();
        for unit in units {
            let deployment = changed.deployments.get_mut(self.forces[unit.force].id)?;
            deployment.stations.retain(|stationed| stationed.unit != unit.id);
        }
        (changed != *self.scenario).then(|| self.set(changed))
    }

    /// The fix that lets a unit's player choose the sector in which the unit starts in its system. A fortress, which needs a fixed sector, is put on
    /// the capital instead. `None` if no sector of the system can take the unit.
    pub(crate) fn leave_to_its_player(&self, unit: &Unit) -> Option<Fix> {
        let at = self.usual_station(unit, Some(unit.station?.system()?))?;
        let title = if unit.kind.is_fortress() { "Place it on the capital" } else { "Let its player choose the sector" };
        Some(Fix::choice(title, [self.move_to(unit, at)?]))
    }

    /// The fix that takes a unit out of the set-up.
    pub(crate) fn leave_out(&self, unit: &Unit) -> Option<Fix> {
        Some(Fix::choice(format!("Do not place {}", self.name(unit)), [self.take_off(unit)?]))
    }

    /// The edit that replaces this scenario with a changed one.
    pub(crate) fn set(&self, changed: Scenario) -> Edit {
        Edit::Scenario(Change::Set(self.id, changed))
    }
}
