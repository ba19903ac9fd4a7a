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
    /// How many mega-credits a Viking player may spend: 60 and a die, or any sum. Other sides have no use for it.
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
    /// The unit of the force that carries this one as cargo; `None` outside all holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hold: Option<Id<ForceUnit>>,
    /// The system that the unit defends; only local units have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<Id<System>>,
}

impl Default for Force {
    fn default() -> Self {
        Self { name: String::new(), color: Color::Red, budget: Self::USUAL_BUDGET, units: Shelf::default(), notes: String::new() }
    }
}

impl ForceUnit {
    /// A unit of a type, in no hold.
    #[must_use]
    pub const fn of(unit: Id<UnitType>) -> Self {
        Self { unit, hold: None, system: None }
    }
}

impl Force {
    /// The mega-credits of a Viking player before the die is added ("Viking Forces Deployment").
    pub const BARE_BUDGET: Points = Points::new(60);
    /// The mega-credits of a Viking player after the highest roll of the die.
    pub const MOST_BUDGET: Points = Points::new(66);
    /// The mega-credits of a Viking player after a middling roll of the die.
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

    /// The cost of all units of the force together, as far as costs are known.
    #[must_use]
    pub fn spent(&self, types: &Shelf<UnitType>) -> Points {
        let cost = |unit: &ForceUnit| Some(Points::new(types.get(unit.unit)?.cost?.get().into()));
        self.units.iter().filter_map(|(_, unit)| cost(unit)).sum()
    }

    /// The rest of the budget, in mega-credits; negative if the force costs more.
    #[must_use]
    pub fn left(&self, types: &Shelf<UnitType>) -> Points {
        self.budget - self.spent(types)
    }

    /// The units in the hold of this carrier, in the order of the force.
    pub fn cargo(&self, carrier: Id<ForceUnit>) -> impl Iterator<Item = (Id<ForceUnit>, &ForceUnit)> {
        self.units.iter().filter(move |(_, unit)| unit.hold == Some(carrier))
    }

    /// How much room in a unit's hold is taken. A unit that cannot be cargo takes none.
    #[must_use]
    pub fn loaded(&self, carrier: Id<ForceUnit>, types: &Shelf<UnitType>) -> u32 {
        self.cargo(carrier).filter_map(|(_, unit)| types.get(unit.unit)?.size).map(rules::Level::get).sum()
    }

    /// The unit that stands on the tile and in which this one lies: the outermost of its carriers, or the unit itself. `None` if units carry each
    /// other in a ring.
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

    /// The name of a unit: the letters of its type, with its number if it has one.
    #[must_use]
    pub fn unit_label(&self, unit: Id<ForceUnit>, types: &Shelf<UnitType>) -> String {
        let Some(found) = self.units.get(unit) else { return format!("unit {}", unit.number()) };
        labelled(letters(found, types), self.unit_number(unit, types))
    }

    /// The names of all units of the force, in the order of the force.
    #[must_use]
    pub fn unit_labels(&self, types: &Shelf<UnitType>) -> Vec<(Id<ForceUnit>, String)> {
        let numbers = self.unit_numbers(types).into_iter();
        numbers.zip(self.units.iter()).map(|((id, number), (_, unit))| (id, labelled(letters(unit, types), number))).collect()
    }

    /// The number of a unit, from 1; `None` unless the force has several units of the same letters, such as the fortresses of three technologies.
    #[must_use]
    pub fn unit_number(&self, unit: Id<ForceUnit>, types: &Shelf<UnitType>) -> Option<u32> {
        let found = letters(self.units.get(unit)?, types);
        let alike = || self.units.iter().filter(|(_, other)| letters(other, types) == found);
        alike().nth(1)?;
        alike().position(|(id, _)| id == unit).and_then(|before| u32::try_from(before + 1).ok())
    }

    /// The numbers of all units of the force, in the order of the force, as [`Self::unit_number`] counts them.
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
