//! The holds of a force: which unit fits into which, and how units are loaded, taken out and given away ("Carrying Cargo").
//!
//! Checks only advise: a unit that does not fit can be loaded all the same. Only a unit cannot be loaded into itself or into its own cargo.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::{Force, ForceUnit, UnitType};
use rules::{Id, Level, Shelf};

/// Why a unit does not fit into a hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The carrier is the unit itself, or is carried by it. That makes no sense, so such a unit is never loaded.
    Ring,
    /// The carrier has no hold.
    NoHold,
    /// The unit has no size, so it cannot be cargo.
    NoSize,
    /// The unit has cargo of its own.
    Loaded,
    /// The carrier is cargo itself, and so must be empty.
    Carried,
    /// The hold has less room left than the unit takes.
    NoRoom {
        /// The room that is left in the hold.
        free: u32,
        /// The room that the unit takes.
        size: u32,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ring => out.write_str("it would carry itself"),
            Self::NoHold => out.write_str("there is no hold"),
            Self::NoSize => out.write_str("it cannot be carried"),
            Self::Loaded => out.write_str("it has cargo of its own"),
            Self::Carried => out.write_str("the carrier is cargo itself"),
            Self::NoRoom { free, size } => write!(out, "it takes {size}, and {free} is left"),
        }
    }
}

/// Questions about holds: how much room they have, and what fits into them.
impl Force {
    /// The room that a hold has left; `None` for a unit without a hold.
    #[must_use]
    pub fn room(&self, carrier: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<u32> {
        let capacity = types.get(self.units.get(carrier)?.unit)?.capacity?;
        Some(capacity.get().saturating_sub(self.loaded(carrier, types)))
    }

    /// Why a unit of the force does not fit into the hold of another; `None` if it fits.
    #[must_use]
    pub fn misfit(&self, unit: Id<ForceUnit>, carrier: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<Misfit> {
        let of = self.units.get(unit)?;
        if self.rides(carrier, unit) {
            return Some(Misfit::Ring);
        }
        if of.hold == Some(carrier) {
            return None;
        }
        let loaded = self.cargo(unit).next().is_some().then_some(Misfit::Loaded);
        loaded.or_else(|| self.misfit_of(types.get(of.unit)?, carrier, types))
    }

    /// Why one more unit of a type does not fit into a hold; `None` if it fits.
    #[must_use]
    pub fn misfit_of(&self, unit: &UnitType, carrier: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<Misfit> {
        let Some(free) = self.room(carrier, types) else { return Some(Misfit::NoHold) };
        let Some(size) = unit.size.map(Level::get) else { return Some(Misfit::NoSize) };
        let aboard = self.units.get(carrier).and_then(|of| of.hold).is_some_and(|hold| self.units.get(hold).is_some());
        if aboard {
            return Some(Misfit::Carried);
        }
        (size > free).then_some(Misfit::NoRoom { free, size })
    }

    /// Whether a unit is the carrier itself or is in the carrier's hold, at any depth.
    pub(super) fn rides(&self, unit: Id<ForceUnit>, carrier: Id<ForceUnit>) -> bool {
        let outwards = std::iter::successors(Some(unit), |inner| self.units.get(*inner)?.hold);
        outwards.take(self.units.len() + 1).any(|found| found == carrier)
    }

    /// A unit with all the units in its hold, at any depth.
    pub(super) fn with_cargo(&self, unit: Id<ForceUnit>) -> BTreeSet<Id<ForceUnit>> {
        let mut cargo: BTreeMap<Id<ForceUnit>, Vec<Id<ForceUnit>>> = BTreeMap::new();
        for (id, found) in self.units.iter() {
            if let Some(hold) = found.hold {
                cargo.entry(hold).or_default().push(id);
            }
        }
        let (mut found, mut open) = (BTreeSet::from([unit]), vec![unit]);
        while let Some(carrier) = open.pop() {
            open.extend(cargo.get(&carrier).into_iter().flatten().copied().filter(|inner| found.insert(*inner)));
        }
        found
    }

    /// The first unit that is in no hold itself and has room for this cargo; `None` if there is none.
    #[must_use]
    pub fn hold_with_room(&self, cargo: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<Id<ForceUnit>> {
        let size = types.get(self.units.get(cargo)?.unit)?.size?.get();
        let free = |id: &Id<ForceUnit>| *id != cargo && self.units.get(*id).is_some_and(|unit| unit.hold.is_none());
        self.units.ids().filter(free).find(|id| self.room(*id, types).is_some_and(|room| room >= size))
    }
}

/// Puts units into holds and takes them out.
impl Force {
    /// Loads a unit into a hold, or takes it out if `hold` is `None`. Returns false and does nothing if the unit would carry itself. A local unit in
    /// a hold defends what its carrier defends.
    pub fn load(&mut self, unit: Id<ForceUnit>, hold: Option<Id<ForceUnit>>) -> bool {
        if hold.is_some_and(|carrier| self.rides(carrier, unit) || self.units.get(carrier).is_none()) {
            return false;
        }
        let system = hold.and_then(|carrier| self.units.get(carrier)).and_then(|carrier| carrier.system);
        let Some(of) = self.units.get_mut(unit) else { return false };
        of.hold = hold;
        of.system = system.or(of.system);
        true
    }

    /// Removes a unit from the force; its cargo stays in the force, in no hold.
    pub fn dismiss(&mut self, unit: Id<ForceUnit>) {
        let cargo: Vec<_> = self.cargo(unit).map(|(cargo, _)| cargo).collect();
        for cargo in cargo {
            if let Some(cargo) = self.units.get_mut(cargo) {
                cargo.hold = None;
            }
        }
        self.units.retain_ids(|found| found != unit);
    }

    /// Takes out the cargo whose carrier was in the force `before` but is in it no longer.
    pub(super) fn free_cargo_of_the_gone(&mut self, before: &Self) {
        let is_gone = |unit: Id<ForceUnit>| before.units.get(unit).is_some() && self.units.get(unit).is_none();
        let cargo: Vec<_> = self.units.iter().filter(|(_, unit)| unit.hold.is_some_and(is_gone)).map(|(id, _)| id).collect();
        for cargo in cargo {
            if let Some(cargo) = self.units.get_mut(cargo) {
                cargo.hold = None;
            }
        }
    }

    /// Makes a local unit and all that it carries defend another system; `None` for no system. If its carrier defends another system, the unit leaves
    /// the hold.
    pub fn defend(&mut self, unit: Id<ForceUnit>, system: Option<Id<super::System>>) {
        let within = self.with_cargo(unit);
        let aboard: Vec<_> = self.units.ids().filter(|found| within.contains(found)).collect();
        let carrier = self.units.get(unit).and_then(|of| self.units.get(of.hold?)).map(|carrier| carrier.system);
        for found in aboard {
            if let Some(of) = self.units.get_mut(found) {
                of.system = system;
                if found == unit && carrier.is_some_and(|stays| stays != system) {
                    of.hold = None;
                }
            }
        }
    }
}
