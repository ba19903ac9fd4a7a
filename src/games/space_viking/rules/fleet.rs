//! A fleet: its owner, its commander, how it behaves, where it goes, and its ships with the cargo in their holds.

use serde::{Deserialize, Serialize};

use super::{Item, Player, World, bounds};
use rules::kind::{Choosable, Offer};
use rules::{Id, Level, Shelf};

/// A fleet (Fleet orders).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Fleet {
    /// What it is called.
    pub name: String,
    /// The player who owns it.
    pub player: Option<Id<Player>>,
    /// Who commands it: the sovereign, a crony or any other person; empty for ships that need no commander.
    pub commander: String,
    /// How it behaves where it meets others.
    pub mode: Mode,
    /// The share of its ships, in hundredths, whose loss makes it break off; none if it fights to the end.
    pub break_off: Option<Level>,
    /// Which targets its ships shoot at.
    pub aim: Aim,
    /// Where it stands at the start; none for its player's home.
    pub at: Option<Id<World>>,
    /// Where it goes, like a railroad schedule.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub route: String,
    /// Its ships.
    #[serde(deserialize_with = "bounds::read_ships")]
    pub ships: Shelf<Ship>,
}

/// A ship of a fleet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ship {
    /// What it is called; most have no name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The item that it is.
    pub item: Option<Id<Item>>,
    /// What lies in its holds, such as `2 Troop, 20 IU`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cargo: String,
}

/// How a fleet behaves where it meets others (Modes).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// It does only what it is ordered to.
    #[default]
    Passive,
    /// It plunders every world.
    Plunder,
    /// It attacks every ship.
    Engage,
    /// Both.
    Berserker,
}

/// Which targets ships shoot at (Space combat).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The ship that fewest aim at, then the dearest.
    #[default]
    Spread,
    /// The strongest.
    Strongest,
    /// The weakest.
    Weakest,
}

impl Fleet {
    /// What it is called, or words that say that it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed fleet" } else { &self.name }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let ships: usize = self.ships.iter().map(|(_, ship)| size_of::<Ship>() + ship.name.len() + ship.cargo.len()).sum();
        size_of::<Self>() + self.name.len() + self.commander.len() + self.route.len() + ships
    }
}

impl Mode {
    /// The word for it.
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
