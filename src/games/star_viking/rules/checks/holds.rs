//! The cargo of a force: which unit carries which, and the edits that take a unit out of a hold or load it.

use crate::{Content, Edit, Fix, Force, ForceUnit, InForce, Place, UnitType, muster};
use rules::Id;

/// A unit in a hold.
pub(super) struct Cargo<'a> {
    pub(super) force_id: Id<Force>,
    pub(super) force: &'a Force,
    pub(super) id: Id<ForceUnit>,
    /// The unit's type; `None` if the catalogue no longer has that type.
    pub(super) unit: Option<&'a UnitType>,
    pub(super) carrier: Id<ForceUnit>,
    /// The type of the carrier; `None` if the carrier is no longer in the force or its type no longer in the catalogue.
    pub(super) carried_by: Option<&'a UnitType>,
}

/// All units in holds, of all forces.
pub(super) fn cargo(content: &Content) -> impl Iterator<Item = Cargo<'_>> {
    content.forces.iter().flat_map(move |(force_id, force)| {
        force.units.iter().filter_map(move |(id, of)| {
            let carrier = of.hold?;
            let carried_by = content.type_of(force, carrier);
            Some(Cargo { force_id, force, id, unit: content.units.get(of.unit), carrier, carried_by })
        })
    })
}

impl Cargo<'_> {
    /// The place to which a finding about the unit points.
    pub(super) fn place(&self) -> Place {
        Place::Force(self.force_id, InForce::Unit(self.id))
    }

    /// The edits that take the unit out of its hold.
    pub(super) fn unload(&self, content: &Content) -> Vec<Edit> {
        unload(content, self.force_id, self.force, [self.id])
    }
}

/// The edits that take units out of their holds and change set-ups to match.
pub(super) fn unload(
    content: &Content,
    id: Id<Force>,
    force: &Force,
    units: impl IntoIterator<Item = Id<ForceUnit>>,
) -> Vec<Edit> {
    let mut changed = force.clone();
    for unit in units {
        changed.load(unit, None);
    }
    muster(content, id, changed)
}

/// The fix that loads a unit into the first hold with room for it and changes set-ups to match; `None` if no hold has room.
pub(super) fn stow(content: &Content, id: Id<Force>, force: &Force, unit: Id<ForceUnit>) -> Option<Fix> {
    let carrier = force.hold_with_room(unit, &content.units)?;
    let title = format!("Load it into {}", force.unit_label(carrier, &content.units));
    let mut changed = force.clone();
    changed.load(unit, Some(carrier)).then(|| Fix::choice(title, muster(content, id, changed)))
}

/// The edits that remove a unit from a force, take the unit's own cargo out of its hold and change set-ups to match.
pub(super) fn drop_unit(content: &Content, id: Id<Force>, force: &Force, unit: Id<ForceUnit>) -> Vec<Edit> {
    let mut changed = force.clone();
    changed.dismiss(unit);
    muster(content, id, changed)
}
