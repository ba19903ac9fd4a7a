//! Places in the designs that a finding or a click can point at. Their paths are made in `paths.rs`.

use serde::{Deserialize, Serialize};

use super::{Base, Campaign, Estate, Fleet, Item, Player, Ship, Table, Technology, World};
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The sector, or a part of it.
    Sector(InSector),
    /// A world, or something on it.
    World(Id<World>, InWorld),
    /// A player, or a part of one.
    Player(Id<Player>, InPlayer),
    /// A fleet, or something in it.
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

/// Which part of the sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSector {
    /// The sector as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its size.
    Size,
}

/// Which part of a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InWorld {
    /// The world as a whole.
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
    /// A player's people there.
    Estate(Id<Estate>),
    /// A base there.
    Base(Id<Base>),
    /// The designer's notes.
    Notes,
}

/// Which part of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPlayer {
    /// The player as a whole.
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

/// Which part of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The fleet as a whole.
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

/// Which part of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InItem {
    /// The item as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its numbers.
    Values,
}

/// Which part of a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTechnology {
    /// The technology as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its predecessor.
    Predecessor,
    /// What it costs.
    Cost,
}

/// Which part of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCampaign {
    /// The campaign as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its switches.
    Switches,
    /// The designer's notes.
    Notes,
}

/// Which part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// Where it comes from.
    Origin,
    /// A line, by its index from 0.
    Line(u8),
}
