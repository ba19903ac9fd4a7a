//! A ship design.

use serde::{Deserialize, Serialize};

use super::{Part, Style};
use rules::{Count, Id, Level, Origin, Picture, Points};

/// A ship design: the contents of its record sheet before the first shot.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ship {
    /// The ship's individual name.
    pub name: String,
    /// The ship's class, as free text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub class: String,
    /// The ship's type, such as "Frigate", as free text.
    #[serde(rename = "type", skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The ship's hull number, as free text.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// The letter on the ship's counter, unless the fleet sets another one; if empty, the counter gets the next free letter.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub letter: String,
    /// The picture on the ship's counter; `None` if the counter shows the ship's silhouette.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Id<Picture>>,
    /// The fleet style in which the ship's silhouette is drawn; `None` if none was chosen.
    pub style: Option<Id<Style>>,
    /// Level of the cannons.
    pub cannons: Level,
    /// Level of the missile launchers.
    pub launchers: Level,
    /// Level of the fighter bays.
    pub bays: Level,
    /// Level of the defense.
    pub defense: Level,
    /// Level of the move stat, in spaces a turn.
    #[serde(rename = "move")]
    pub movement: Level,
    /// Missiles aboard.
    #[serde(skip_serializing_if = "is_zero")]
    pub missiles: Count,
    /// Fighter squadrons aboard.
    #[serde(skip_serializing_if = "is_zero")]
    pub fighters: Count,
    /// Level of the sensors.
    #[serde(skip_serializing_if = "is_zero")]
    pub sensors: Level,
    /// Level of the warp drive.
    #[serde(skip_serializing_if = "is_zero")]
    pub warp: Level,
    /// Level of repair, which is how many attempts the ship has in a game.
    #[serde(skip_serializing_if = "is_zero")]
    pub repair: Level,
    /// Level of the boosters, which is how many extra spaces the ship can move in a game.
    #[serde(skip_serializing_if = "is_zero")]
    pub boosters: Level,
    /// Cargo holds.
    #[serde(skip_serializing_if = "is_zero")]
    pub cargo: Count,
    /// Passenger holds.
    #[serde(skip_serializing_if = "is_zero")]
    pub passengers: Count,
    /// Whether the ship's squadrons have warp drives, if the project's options allow them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warp_fighters: bool,
    /// The cost that an imported list or an almanac states, which is compared with the calculated price; `None` if no cost is stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stated_cost: Option<Points>,
    /// Remarks for the record sheet.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The origin of the design.
    pub origin: Origin,
}

impl Ship {
    /// A ship with this name and no parts.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The ship with this many levels or pieces of a part; the amount is brought within the part's bounds.
    #[must_use]
    pub fn with(mut self, part: Part, amount: u32) -> Self {
        self.set_amount(part, amount);
        self
    }

    /// The level of a stat or add-on, or the number of missiles, squadrons or holds aboard.
    #[must_use]
    pub const fn amount(&self, part: Part) -> u32 {
        match part {
            Part::Cannons => self.cannons.get(),
            Part::Launchers => self.launchers.get(),
            Part::Bays => self.bays.get(),
            Part::Defense => self.defense.get(),
            Part::Move => self.movement.get(),
            Part::Missiles => self.missiles.get(),
            Part::Fighters => self.fighters.get(),
            Part::Sensors => self.sensors.get(),
            Part::Warp => self.warp.get(),
            Part::Repair => self.repair.get(),
            Part::Boosters => self.boosters.get(),
            Part::Cargo => self.cargo.get(),
            Part::Passengers => self.passengers.get(),
        }
    }

    /// Sets how many levels or pieces of a part the ship has; the amount is brought within the part's bounds.
    pub const fn set_amount(&mut self, part: Part, amount: u32) {
        match part {
            Part::Cannons => self.cannons = Level::clamped(amount),
            Part::Launchers => self.launchers = Level::clamped(amount),
            Part::Bays => self.bays = Level::clamped(amount),
            Part::Defense => self.defense = Level::clamped(amount),
            Part::Move => self.movement = Level::clamped(amount),
            Part::Missiles => self.missiles = Count::clamped(amount),
            Part::Fighters => self.fighters = Count::clamped(amount),
            Part::Sensors => self.sensors = Level::clamped(amount),
            Part::Warp => self.warp = Level::clamped(amount),
            Part::Repair => self.repair = Level::clamped(amount),
            Part::Boosters => self.boosters = Level::clamped(amount),
            Part::Cargo => self.cargo = Count::clamped(amount),
            Part::Passengers => self.passengers = Count::clamped(amount),
        }
    }

    /// The ship's name, or "Unnamed ship" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed ship" } else { &self.name }
    }

    /// About how many bytes of memory the design takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>()
            + [&self.name, &self.class, &self.kind, &self.number, &self.letter, &self.notes]
                .map(String::len)
                .iter()
                .sum::<usize>()
    }
}

fn is_zero<T: Default + PartialEq>(amount: &T) -> bool {
    *amount == T::default()
}
