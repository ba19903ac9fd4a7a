//! A force: the counters that one side owns, and which unit carries which.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::{Color, System, UnitType};
use rules::{Id, Points, Shelf};

/// A force ("Starting Set-Up"): the counters that one side owns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Force {
    /// The name of the force.
    pub name: String,
    /// The side of the force: red for a Viking purchase, blue for the Federation, green for local defenses.
    pub color: Color,
    /// How many mega-credits a Viking player may spend: 60 and a die roll, or any sum. Other sides do not use it.
    pub budget: Points,
    /// The units of the force, one for each counter.
    pub units: Shelf<ForceUnit>,
    /// Remarks of the designer.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// One unit of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForceUnit {
    /// The type of the unit.
    pub unit: Id<UnitType>,
    /// The unit of the force that carries this one as cargo; `None` if the unit is in no hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hold: Option<Id<ForceUnit>>,
    /// The system that the unit defends; only local units have one. `None` for all others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<Id<System>>,
}

impl Default for Force {
    fn default() -> Self {
        Self { name: String::new(), color: Color::Red, budget: Self::USUAL_BUDGET, units: Shelf::default(), notes: String::new() }
    }
}

impl ForceUnit {
    /// A unit of this type, in no hold.
    #[must_use]
    pub const fn of(unit: Id<UnitType>) -> Self {
        Self { unit, hold: None, system: None }
    }
}

impl Force {
    /// The mega-credits of a Viking player before the die is added ("Viking Forces Deployment").
    pub const BARE_BUDGET: Points = Points::new(60);
    /// The mega-credits of a Viking player who rolls the highest number on the die.
    pub const MOST_BUDGET: Points = Points::new(66);
    /// The mega-credits of a Viking player who rolls a middle number on the die.
    pub const USUAL_BUDGET: Points = Points::new(63);
    /// How many frigates and how many escorts the Federation starts with ("Federate Forces Deployment").
    pub const FEDERATE_SHIPS: usize = 3;
    /// The letters of frigates and escorts ("Federate Forces Deployment", where "EE" is a misprint).
    pub const FEDERATE_TYPES: [&str; 2] = ["FF", "FE"];

    /// The name of the force, or words that say that it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed force" } else { &self.name }
    }

    /// The cost of all units of the force together; units without a known cost count as 0.
    #[must_use]
    pub fn spent(&self, types: &Shelf<UnitType>) -> Points {
        let cost = |unit: &ForceUnit| Some(Points::new(types.get(unit.unit)?.cost?.get().into()));
        self.units.iter().filter_map(|(_, unit)| cost(unit)).sum()
    }

    /// The mega-credits of the budget that are left; negative if the force costs more than the budget.
    #[must_use]
    pub fn left(&self, types: &Shelf<UnitType>) -> Points {
        self.budget - self.spent(types)
    }

    /// The units in the hold of this carrier, in the order of the force.
    pub fn cargo(&self, carrier: Id<ForceUnit>) -> impl Iterator<Item = (Id<ForceUnit>, &ForceUnit)> {
        self.units.iter().filter(move |(_, unit)| unit.hold == Some(carrier))
    }

    /// How much room of a carrier's hold is taken. A unit without a size as cargo takes none.
    #[must_use]
    pub fn loaded(&self, carrier: Id<ForceUnit>, types: &Shelf<UnitType>) -> u32 {
        self.cargo(carrier).filter_map(|(_, unit)| types.get(unit.unit)?.size).map(rules::Level::get).sum()
    }

    /// The unit on the tile in whose hold this unit is, at any depth, or the unit itself if it is in no hold. `None` if units carry each other in a
    /// ring.
    #[must_use]
    pub fn outermost(&self, unit: Id<ForceUnit>) -> Option<Id<ForceUnit>> {
        let mut outer = unit;
        for _ in 0..=self.units.len() {
            match self.units.get(outer)?.hold.filter(|hold| self.units.get(*hold).is_some()) {
                Some(hold) => outer = hold,
                None => return Some(outer),
            }
        }
        None
    }

    /// The name of a unit: the letters of its type, followed by its number if it has one.
    #[must_use]
    pub fn unit_label(&self, unit: Id<ForceUnit>, types: &Shelf<UnitType>) -> String {
        let Some(found) = self.units.get(unit) else { return format!("unit {}", unit.number()) };
        labelled(letters(found, types), self.unit_number(unit, types))
    }

    /// The id and the name of every unit of the force, in the order of the force.
    #[must_use]
    pub fn unit_labels(&self, types: &Shelf<UnitType>) -> Vec<(Id<ForceUnit>, String)> {
        let numbers = self.unit_numbers(types).into_iter();
        numbers.zip(self.units.iter()).map(|((id, number), (_, unit))| (id, labelled(letters(unit, types), number))).collect()
    }

    /// The number that tells a unit from others with the same letters, from 1. `None` if no other unit of the force has these letters. Types may
    /// share letters, as the fortresses of three technologies do.
    #[must_use]
    pub fn unit_number(&self, unit: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<u32> {
        let found = letters(self.units.get(unit)?, types);
        let alike = || self.units.iter().filter(|(_, other)| letters(other, types) == found);
        alike().nth(1)?;
        alike().position(|(id, _)| id == unit).and_then(|before| u32::try_from(before + 1).ok())
    }

    /// The id and the number of every unit of the force, in the order of the force; [`Self::unit_number`] explains the numbers.
    #[must_use]
    pub fn unit_numbers(&self, types: &Shelf<UnitType>) -> Vec<(Id<ForceUnit>, Option<u32>)> {
        let mut alike: HashMap<&str, [u32; 2]> = HashMap::new();
        for (_, unit) in self.units.iter() {
            alike.entry(letters(unit, types)).or_default()[0] += 1;
        }
        let number = |(id, unit): (_, &ForceUnit)| {
            let [all, number] = alike.entry(letters(unit, types)).or_default();
            *number += 1;
            (id, (*all > 1).then_some(*number))
        };
        self.units.iter().map(number).collect()
    }

    /// About how many bytes of memory the force takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.notes.len() + self.units.len() * (size_of::<ForceUnit>() + 32)
    }
}

/// The letters of a unit's type.
fn letters<'types>(unit: &ForceUnit, types: &'types Shelf<UnitType>) -> &'types str {
    types.get(unit.unit).map_or("unknown unit", UnitType::short)
}

fn labelled(letters: &str, number: Option<u32>) -> String {
    number.map_or_else(|| letters.to_owned(), |number| format!("{letters} {number}"))
}
