//! The cargo of a force: who carries whom, and how a unit is taken out of a hold or loaded into one.

use crate::rules::star_viking::{Content, Edit, Force, ForceUnit, InForce, Place, UnitType};
use crate::rules::{Change, Fix, Id};

/// A unit in a hold.
pub(super) struct Cargo<'a> {
    pub(super) force_id: Id<Force>,
    pub(super) force: &'a Force,
    pub(super) id: Id<ForceUnit>,
    /// What it is; none where its type is gone.
    pub(super) unit: Option<&'a UnitType>,
    pub(super) carrier: Id<ForceUnit>,
    /// The type of the carrier; none where the carrier or its type is gone.
    pub(super) carried_by: Option<&'a UnitType>,
}

/// Every unit that stands in a hold, of every force.
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
    /// Where a finding about the unit stands.
    pub(super) fn place(&self) -> Place {
        Place::Force(self.force_id, InForce::Unit(self.id))
    }

    /// The edit that takes the unit out of its hold.
    pub(super) fn unload(&self) -> Option<Edit> {
        load(self.force_id, self.force, self.id, None)
    }
}

/// The edit that loads a unit into another hold, or into none.
pub(super) fn load(id: Id<Force>, force: &Force, unit: Id<ForceUnit>, hold: Option<Id<ForceUnit>>) -> Option<Edit> {
    let mut changed = force.clone();
    changed.load(unit, hold).then_some(Edit::Force(Change::Set(id, changed)))
}

/// The fix that loads a unit into the first hold with room for it.
pub(super) fn stow(content: &Content, id: Id<Force>, force: &Force, unit: Id<ForceUnit>) -> Option<Fix> {
    let carrier = force.hold_with_room(unit, &content.units)?;
    let title = format!("Load it into {}", force.unit_label(carrier, &content.units));
    Some(Fix::choice(title, [load(id, force, unit, Some(carrier))?]))
}

/// The edit that takes a unit away from a force, and its own cargo out of it.
pub(super) fn drop_unit(id: Id<Force>, force: &Force, unit: Id<ForceUnit>) -> Edit {
    let mut changed = force.clone();
    changed.dismiss(unit);
    Edit::Force(Change::Set(id, changed))
}
