//! Places in the designs that a finding or a click can point at. `paths.rs` gives them their paths.

use serde::{Deserialize, Serialize};

use super::{Base, Campaign, Estate, Fleet, Item, Player, Ship, Table, Technology, World};
use rules::Id;

/// The address of a thing in the designs, or of a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The sector, or a part of it.
    Sector(InSector),
    /// A world, or a part of it.
    World(Id<World>, InWorld),
    /// A player, or a part of one.
    Player(Id<Player>, InPlayer),
    /// A fleet, or a part of it.
    Fleet(Id<Fleet>, InFleet),
    /// An item, or a part of it.
    Item(Id<Item>, InItem),
    /// A technology, or a part of it.
    Technology(Id<Technology>, InTechnology),
    /// A campaign, or a part of it.
    Campaign(Id<Campaign>, InCampaign),
    /// A table, or a part of it.
    Table(Table, InTable),
}

impl Place {
    /// The place of a part of a table.
    #[must_use]
    pub const fn of_table(table: Table, part: InTable) -> Self {
        Self::Table(table, part)
    }

    /// The table and its part, if the place is in a table.
    #[must_use]
    pub const fn in_table(self) -> Option<(Table, InTable)> {
        if let Self::Table(table, part) = self { Some((table, part)) } else { None }
    }
}

/// A part of the sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSector {
    /// The sector as a whole.
    Whole,
    /// The sector's name.
    Name,
    /// The sector's size.
    Size,
}

/// A part of a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InWorld {
    /// The world as a whole.
    Whole,
    /// The world's name.
    Name,
    /// The world's space.
    Space,
    /// The world's type.
    Type,
    /// The world's coat of arms.
    Arms,
    /// The world's own values for troops, plunder, natives and guard, which replace those of its type.
    Values,
    /// A player's people on the world.
    Estate(Id<Estate>),
    /// A base on the world.
    Base(Id<Base>),
    /// The designer's notes.
    Notes,
}

/// A part of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPlayer {
    /// The player as a whole.
    Whole,
    /// The player's name.
    Name,
    /// The sovereign and the cronies.
    Persons,
    /// The player's coat of arms.
    Arms,
    /// The player's home, with its subjects and factories.
    Home,
    /// The money and the technologies that the player starts with.
    Opening,
    /// The designer's notes.
    Notes,
}

/// A part of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The fleet as a whole.
    Whole,
    /// The fleet's name.
    Name,
    /// The fleet's commander.
    Commander,
    /// The fleet's orders, such as its mode and route.
    Orders,
    /// One of the fleet's ships.
    Ship(Id<Ship>),
}

/// A part of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InItem {
    /// The item as a whole.
    Whole,
    /// The item's name.
    Name,
    /// The item's numbers.
    Values,
}

/// A part of a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTechnology {
    /// The technology as a whole.
    Whole,
    /// The technology's name.
    Name,
    /// The technology's predecessor.
    Predecessor,
    /// The technology's cost.
    Cost,
}

/// A part of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCampaign {
    /// The campaign as a whole.
    Whole,
    /// The campaign's name.
    Name,
    /// The campaign's length and optional rules.
    Switches,
    /// The designer's notes.
    Notes,
}

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// Whether the table's numbers are the book's, worked out, or the designer's own.
    Origin,
    /// A line of the table, by its index from 0.
    Line(u8),
}
