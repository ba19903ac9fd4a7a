//! An item that can be built: a ship, a unit of troops, a base or a factory.

use serde::{Deserialize, Serialize};

use super::{Effect, Reading, Technology};
use rules::kind::{Choosable, Offer};
use rules::{Count, Id, Level, Origin, Shelf};

/// An item that can be built (Items).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Item {
    /// The item's name, by which orders refer to it.
    pub name: String,
    /// What the item is for.
    pub role: Role,
    /// What the item costs, in IU, by the first reading of the book.
    pub cost: Count,
    /// What the item costs by the second reading, in IU, if that differs.
    pub second_cost: Option<Count>,
    /// How many shots the item has in a round of space combat.
    pub firepower: Level,
    /// The lowest roll at which the item hits on the ground; `None` if it does not shoot there by itself.
    pub ground: Option<Level>,
    /// How many hits destroy the item.
    pub damage: Level,
    /// How many units of cargo the item holds.
    pub holds: Level,
    /// The only item that the holds take; `None` if they take any cargo.
    pub takes: Option<Id<Item>>,
    /// Whether the item has a jump drive of its own.
    pub drive: bool,
    /// The technology that is needed to build the item.
    pub needs: Option<Id<Technology>>,
    /// Whether the item's numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

/// What an item is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A ship that flies and fights.
    #[default]
    Ship,
    /// A ship that scans the spaces around it without entering them.
    Scout,
    /// Troops that land with their ship.
    Troop,
    /// Troops that jump to the ground from a ship in space.
    JumpTroop,
    /// A base that repairs ships.
    Outpost,
    /// A base that builds ships.
    Shipyard,
    /// A factory: yields one IU a year, and needs subjects to work in it.
    Factory,
    /// A factory that yields one IU a year and needs no workers.
    RoboticFactory,
}

impl Item {
    /// The item's name, or "Unnamed item" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed item" } else { &self.name }
    }

    /// The item's price by a reading of the book, in IU.
    #[must_use]
    pub fn price(&self, reading: Reading) -> u32 {
        match reading {
            Reading::First => self.cost,
            Reading::Second => self.second_cost.unwrap_or(self.cost),
        }
        .get()
    }

    /// Whether a player who has the technologies `has` can build the item. The player can if the item needs no technology or one that the player has,
    /// or if it is a factory and one of these technologies allows two factories for each million subjects (Technology).
    #[must_use]
    pub fn is_open_to(&self, mut has: impl Iterator<Item = Id<Technology>>, technologies: &Shelf<Technology>) -> bool {
        let allows = |id: Id<Technology>| technologies.get(id).is_some_and(|known| known.effect == Effect::TwoFactories);
        self.needs.is_none_or(|needs| has.any(|id| id == needs || self.role == Role::Factory && allows(id)))
    }

    /// Whether the item is a ship of any sort.
    #[must_use]
    pub const fn is_ship(&self) -> bool {
        matches!(self.role, Role::Ship | Role::Scout)
    }

    /// Whether the item is a unit of troops.
    #[must_use]
    pub const fn is_troop(&self) -> bool {
        matches!(self.role, Role::Troop | Role::JumpTroop)
    }

    /// Whether a hold can take the item. Factories cannot be cargo, nor can ships that jump by themselves (Items).
    #[must_use]
    pub const fn is_cargo(&self) -> bool {
        match self.role {
            Role::Ship => !self.drive,
            Role::Troop | Role::JumpTroop | Role::Outpost | Role::Shipyard => true,
            Role::Scout | Role::Factory | Role::RoboticFactory => false,
        }
    }

    /// Roughly how many bytes of memory the item takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

impl Choosable for Role {
    const WHAT: &'static str = "a role of an item";

    fn all() -> &'static [Self] {
        &[
            Self::Ship,
            Self::Scout,
            Self::Troop,
            Self::JumpTroop,
            Self::Outpost,
            Self::Shipyard,
            Self::Factory,
            Self::RoboticFactory,
        ]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Ship => ("ship", "It flies and fights."),
            Self::Scout => ("scout", "A ship that sees the spaces round it without entering them."),
            Self::Troop => ("troop", "It lands with its ship and fights on the ground."),
            Self::JumpTroop => ("jump troop", "It jumps to the ground after the first round of a battle in space."),
            Self::Outpost => ("outpost", "It repairs ships where it is installed."),
            Self::Shipyard => ("shipyard", "It builds ships where it is installed."),
            Self::Factory => ("factory", "It yields an IU a year, and needs loyal subjects."),
            Self::RoboticFactory => ("robotic factory", "It yields an IU a year, and needs nobody."),
        };
        Offer { word, help }
    }
}
