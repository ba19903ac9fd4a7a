//! A fleet: its owner, its commander, how it behaves, where it goes, and its ships with the cargo in their holds.

use serde::{Deserialize, Serialize};

use super::{Item, Player, World, bounds};
use rules::kind::{Choosable, Offer};
use rules::{Id, Level, Shelf};

/// A fleet (Fleet orders): ships that travel together under one commander.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Fleet {
    /// The fleet's name.
    pub name: String,
    /// The player who owns the fleet.
    pub player: Option<Id<Player>>,
    /// Who commands the fleet: the sovereign, a crony or any other person; empty for ships that need no commander.
    pub commander: String,
    /// How the fleet behaves when it meets worlds and other fleets.
    pub mode: Mode,
    /// The share of the fleet's ships, in hundredths, whose loss makes it break off; `None` if it fights to the end.
    pub break_off: Option<Level>,
    /// Which targets the fleet's ships shoot at.
    pub aim: Aim,
    /// The world where the fleet is at the start; `None` for its player's home.
    pub at: Option<Id<World>>,
    /// The fleet's route, written like a railroad schedule.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub route: String,
    /// The fleet's ships.
    #[serde(deserialize_with = "bounds::read_ships")]
    pub ships: Shelf<Ship>,
}

/// A ship of a fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ship {
    /// The ship's name; most ships have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The item that the ship is built as, such as an Escort.
    pub item: Option<Id<Item>>,
    /// The contents of the ship's holds, such as `2 Troop, 20 IU`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cargo: String,
}

/// How a fleet behaves when it meets worlds and other fleets (Modes).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The fleet does only what it is ordered to do.
    #[default]
    Passive,
    /// The fleet plunders every world that it enters.
    Plunder,
    /// The fleet attacks every ship that it meets.
    Engage,
    /// The fleet both plunders and attacks.
    Berserker,
}

/// The rule by which ships choose their targets (Space combat).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Each ship aims at the enemy that the fewest others aim at; among equal enemies, at the one that costs most.
    #[default]
    Spread,
    /// All ships aim at the enemy that withstands the most hits.
    Strongest,
    /// All ships aim at the enemy that withstands the fewest hits.
    Weakest,
}

impl Fleet {
    /// The fleet's name, or "Unnamed fleet" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed fleet" } else { &self.name }
    }

    /// Roughly how many bytes of memory the fleet takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let ships: usize = self.ships.iter().map(|(_, ship)| size_of::<Ship>() + ship.name.len() + ship.cargo.len()).sum();
        size_of::<Self>() + self.name.len() + self.commander.len() + self.route.len() + ships
    }
}

impl Mode {
    /// The word for the mode.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Passive => "passive",
            Self::Plunder => "plunder",
            Self::Engage => "engage",
            Self::Berserker => "berserker",
        }
    }
}

impl Choosable for Mode {
    const WHAT: &'static str = "a mode";

    fn all() -> &'static [Self] {
        &[Self::Passive, Self::Plunder, Self::Engage, Self::Berserker]
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Passive => "It neither plunders nor attacks unless ordered.",
            Self::Plunder => "It plunders every world that it enters, but its owner's and its home.",
            Self::Engage => "It attacks every ship that it meets and that is not its owner's.",
            Self::Berserker => "It plunders and attacks.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for Aim {
    const WHAT: &'static str = "an aim";

    fn all() -> &'static [Self] {
        &[Self::Spread, Self::Strongest, Self::Weakest]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Spread => ("spread", "At whoever is least aimed at, then the dearest."),
            Self::Strongest => ("strongest", "All at the strongest that is left."),
            Self::Weakest => ("weakest", "All at the weakest that is left."),
        };
        Offer { word, help }
    }
}
