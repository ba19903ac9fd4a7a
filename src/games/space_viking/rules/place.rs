//! Places in the designs that a finding or a click can point at. How they are called stands in `paths.rs`.

use serde::{Deserialize, Serialize};

use super::{Base, Campaign, Estate, Fleet, Item, Player, Ship, Table, Technology, World};
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The sector, or something of it.
    Sector(InSector),
    /// A world, or something on it.
    World(Id<World>, InWorld),
    /// A player, or something of him.
    Player(Id<Player>, InPlayer),
    /// A fleet, or something in it.
    Fleet(Id<Fleet>, InFleet),
    /// An item, or something of it.
    Item(Id<Item>, InItem),
    /// A technology, or something of it.
    Technology(Id<Technology>, InTechnology),
    /// A campaign, or something of it.
    Campaign(Id<Campaign>, InCampaign),
    /// A table, or something in it.
    Table(Table, InTable),
}

/// What is meant of the sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSector {
    /// The sector as such.
    Whole,
    /// Its name.
    Name,
    /// Its size.
    Size,
}

/// What is meant of a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InWorld {
    /// The world as such.
    Whole,
    /// Its name.
    Name,
    /// Its space.
    Space,
    /// Its type.
    Type,
    /// Its heraldry.
    Arms,
    /// Its own troops, plunder, natives and guard.
    Values,
    /// People who are somebody's.
    Estate(Id<Estate>),
    /// What stands there.
    Base(Id<Base>),
    /// The designer's notes.
    Notes,
}

/// What is meant of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPlayer {
    /// The player as such.
    Whole,
    /// The name.
    Name,
    /// The sovereign and the cronies.
    Persons,
    /// The arms.
    Arms,
    /// The home and who lives there.
    Home,
    /// What the opening buys.
    Opening,
    /// The designer's notes.
    Notes,
}

/// What is meant of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The fleet as such.
    Whole,
    /// Its name.
    Name,
    /// Its commander.
    Commander,
    /// What it is ordered to do.
    Orders,
    /// One of its ships.
    Ship(Id<Ship>),
}

/// What is meant of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InItem {
    /// The item as such.
    Whole,
    /// Its name.
    Name,
    /// Its numbers.
    Values,
}

/// What is meant of a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTechnology {
    /// The technology as such.
    Whole,
    /// Its name.
    Name,
    /// Its predecessor.
    Predecessor,
    /// What it costs.
    Cost,
}

/// What is meant of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCampaign {
    /// The campaign as such.
    Whole,
    /// Its name.
    Name,
    /// Its switches.
    Switches,
    /// The designer's notes.
    Notes,
}

/// What is meant of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as such.
    Whole,
    /// Where it comes from.
    Origin,
    /// A line, by its place, counted from 0.
    Line(u8),
}
