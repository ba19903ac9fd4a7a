//! A fleet: ships by reference to their designs, with a budget and a flagship.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use super::{Options, Ship, Style, cost};
use geometry::nth_letter;
use rules::{Bound, Id, Points, Refusal, Shelf};

/// A fleet ("Building a Fleet").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Fleet {
    /// The fleet's name.
    pub name: String,
    /// The points that may be spent: 100 for beginners, 200 as the standard, or any other sum.
    pub budget: Points,
    /// The style in which the fleet's counters are printed; `None` if none was chosen.
    pub style: Option<Id<Style>>,
    /// The flagship, which is placed first; `None` if none was chosen.
    pub flagship: Option<Id<FleetShip>>,
    /// The fleet's ships.
    #[serde(deserialize_with = "read_ships")]
    pub ships: Shelf<FleetShip>,
    /// Remarks for the roster.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// One ship of a fleet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetShip {
    /// The ship's design.
    pub design: Id<Ship>,
    /// The ship's own name. If empty, the ship has the name of its design, with a number if several ships share it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The letter on the ship's counter. If empty, the ship has its design's letter or, if that is in use, the next free one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub letter: String,
}

fn read_ships<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<FleetShip>, D::Error> {
    Fleet::SHIPS.shelf(deserializer)
}

impl Default for Fleet {
    fn default() -> Self {
        Self {
            name: String::new(),
            budget: Self::STANDARD_BUDGET,
            style: None,
            flagship: None,
            ships: Shelf::default(),
            notes: String::new(),
        }
    }
}

impl FleetShip {
    /// A ship of this design without a name or letter of its own.
    #[must_use]
    pub const fn of(design: Id<Ship>) -> Self {
        Self { design, name: String::new(), letter: String::new() }
    }
}

impl Fleet {
    /// The recommended size of a beginner's fleet ("Building a Fleet").
    pub const BEGINNER_BUDGET: Points = Points::new(100);
    /// The standard size of an experienced player's fleet ("Building a Fleet").
    pub const STANDARD_BUDGET: Points = Points::new(200);
    /// How many ships a fleet can have at most: many more than any table has room for.
    pub const SHIPS: Bound = Bound::new(1_000, "ships in one fleet");

    /// Whether a saved file with this fleet can be read again.
    ///
    /// # Errors
    /// If the fleet has more ships than [`Fleet::SHIPS`].
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        Self::SHIPS.allow(self.ships.len())
    }

    /// The fleet's name, or "Unnamed fleet" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed fleet" } else { &self.name }
    }

    /// The points spent on the fleet's ships; ships without a price are left out.
    #[must_use]
    pub fn spent(&self, designs: &Shelf<Ship>, options: &Options) -> Points {
        self.ships.iter().filter_map(|(_, ship)| cost::price(designs.get(ship.design)?, options)).map(|price| price.total).sum()
    }

    /// The part of the budget that is not spent, in points; negative if the fleet costs too much.
    #[must_use]
    pub fn left(&self, designs: &Shelf<Ship>, options: &Options) -> Points {
        self.budget - self.spent(designs, options)
    }

    /// The name of every ship: its own, or its design's. Several ships named after the same design are numbered from 1.
    #[must_use]
    pub fn names(&self, designs: &Shelf<Ship>) -> BTreeMap<Id<FleetShip>, String> {
        let mut unnamed: BTreeMap<Id<Ship>, u32> = BTreeMap::new();
        for (_, ship) in self.ships.iter().filter(|(_, ship)| ship.name.trim().is_empty()) {
            *unnamed.entry(ship.design).or_default() += 1;
        }
        let mut numbered: BTreeMap<Id<Ship>, u32> = BTreeMap::new();
        let name = |ship: &FleetShip| {
            if !ship.name.trim().is_empty() {
                return ship.name.clone();
            }
            let design = designs.get(ship.design).map_or("Unknown ship", Ship::label);
            if unnamed[&ship.design] < 2 {
                return design.to_owned();
            }
            let number = numbered.entry(ship.design).or_default();
            *number += 1;
            format!("{design} {number}")
        };
        let mut name = name;
        self.ships.iter().map(|(id, ship)| (id, name(ship))).collect()
    }

    /// The counter letter of every ship: its own letter; or else the letter of its design, if the ship is the first one of that design; or else the
    /// next free letter. AA follows Z.
    #[must_use]
    pub fn letters(&self, designs: &Shelf<Ship>) -> BTreeMap<Id<FleetShip>, String> {
        let own = |ship: &FleetShip| Some(ship.letter.trim()).filter(|letter| !letter.is_empty()).map(str::to_owned);
        let mut letters: BTreeMap<Id<FleetShip>, String> = BTreeMap::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for (id, ship) in self.ships.iter() {
            if let Some(letter) = own(ship) {
                taken.insert(letter.clone());
                letters.insert(id, letter);
            }
        }
        for (id, ship) in self.ships.iter() {
            let design = designs.get(ship.design).map(|design| design.letter.trim()).filter(|letter| !letter.is_empty());
            if let Some(letter) = design.filter(|letter| !letters.contains_key(&id) && !taken.contains(*letter)) {
                taken.insert(letter.to_owned());
                letters.insert(id, letter.to_owned());
            }
        }
        let mut free = (0..).map(nth_letter);
        for id in self.ships.ids() {
            if !letters.contains_key(&id)
                && let Some(letter) = free.find(|letter| !taken.contains(letter))
            {
                letters.insert(id, letter);
            }
        }
        letters
    }

    /// About how many bytes of memory the fleet takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let ships: usize =
            self.ships.iter().map(|(_, ship)| size_of::<FleetShip>() + 32 + ship.name.len() + ship.letter.len()).sum();
        size_of::<Self>() + self.name.len() + self.notes.len() + ships
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_ship_bears_the_letter_of_its_design_and_copies_take_the_next() {
        let designs: Shelf<Ship> = [Ship { letter: "B".into(), ..Ship::named("Bold") }].into_iter().collect();
        let design = designs.next_id();
        let bold = designs.ids().next().unwrap_or(design);
        let fleet = Fleet {
            ships: [FleetShip::of(bold), FleetShip::of(bold), FleetShip::of(bold)].into_iter().collect(),
            ..Fleet::default()
        };
        assert_eq!(fleet.letters(&designs).into_values().collect::<Vec<_>>(), ["B", "A", "C"]);
        assert_eq!(fleet.names(&designs).into_values().collect::<Vec<_>>(), ["Bold 1", "Bold 2", "Bold 3"]);
    }
}
