//! What a player owns, as the player knows it: the house, the persons, the fleets, and the holdings on worlds.

use serde::{Deserialize, Serialize};

use crate::{Aim, Item, Mode, Player, Sovereign, Technology};
use geometry::Space;
use rules::Id;

/// What a player owns.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// The player's kind of sovereign.
    pub kind: Sovereign,
    /// The sovereign first, then the two cronies.
    pub persons: Vec<Person>,
    /// The space of the player's home.
    pub home: Option<Space>,
    /// How much money is in the treasury, in IU.
    pub treasury: u32,
    /// The technologies that the player can use next year.
    pub technologies: Vec<Id<Technology>>,
    /// What has been paid towards technologies that are not bought yet, in IU.
    pub research: Vec<(Id<Technology>, u32)>,
    /// The player's points.
    pub points: u32,
    /// The fleets that still report, sorted by name.
    pub fleets: Vec<OwnFleet>,
    /// The fleets that stopped reporting, because they were sold or turned traitor, sorted by name.
    pub silent: Vec<SilentFleet>,
    /// The player's holdings on worlds, sorted by row and column.
    pub holdings: Vec<Holding>,
}

/// The sovereign or a crony.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The person's name.
    pub name: String,
    /// The space where the person is.
    pub at: Space,
    /// The fleet that the person is aboard; `None` if ashore.
    pub aboard: Option<String>,
}

/// A fleet of the player's own, as it reports at the end of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnFleet {
    /// The fleet's name.
    pub name: String,
    /// Who commands the fleet; empty for ships that need no commander, and for a captain without a name.
    pub commander: String,
    /// How the fleet behaves when it meets worlds and other fleets.
    pub mode: Mode,
    /// The share of the fleet's ships, in hundredths, whose loss makes it break off; `None` if it fights to the end.
    pub break_off: Option<u32>,
    /// Which targets the fleet's ships shoot at.
    pub aim: Aim,
    /// The players on whose side the fleet fights in battle.
    pub with: Vec<Id<Player>>,
    /// The space where the fleet is.
    pub at: Space,
    /// The orders that the fleet still follows, written as on a sheet; empty if it has none.
    pub orders: String,
    /// Whether the fleet was founded this year.
    pub is_new: bool,
    /// Whether the fleet did nothing this year because its captain was exposed as a traitor.
    pub is_idle: bool,
    /// The fleet's ships.
    pub ships: Vec<OwnShip>,
}

/// A ship of the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnShip {
    /// The ship's name; most ships have none.
    pub name: String,
    /// The item that the ship is built as, such as an Escort.
    pub item: Id<Item>,
    /// The hits that the ship has taken and that are not repaired yet.
    pub hits: u32,
    /// How many moves the ship makes in a year; 0 without a drive.
    pub jump: u32,
    /// Whether the ship was built without a crew, so that it attacks everybody except its owner.
    pub is_unmanned: bool,
    /// The contents of the ship's holds.
    pub cargo: Cargo,
}

/// Goods in holds or ashore.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cargo {
    /// Items, with how many of each.
    pub items: Vec<(Id<Item>, u32)>,
    /// How much money, in IU.
    pub iu: u32,
    /// How many people, in millions.
    pub people: u32,
}

impl OwnFleet {
    /// The cargo of all the fleet's ships together.
    #[must_use]
    pub fn cargo(&self) -> Cargo {
        let mut all = Cargo::default();
        for cargo in self.ships.iter().map(|ship| &ship.cargo) {
            for (item, number) in &cargo.items {
                add(&mut all.items, *item, *number);
            }
            all.iu = all.iu.saturating_add(cargo.iu);
            all.people = all.people.saturating_add(cargo.people);
        }
        all
    }
}

/// A fleet that stopped reporting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SilentFleet {
    /// The fleet's name.
    pub name: String,
    /// The last year in which the fleet reported.
    pub year: u32,
    /// The space where the fleet was in that year.
    pub at: Space,
}

/// What a player has at one space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Holding {
    /// The space of the holding.
    pub at: Space,
    /// Whether the world in this space belongs to the player.
    pub is_owned: bool,
    /// How many loyal subjects the player has there, in millions.
    pub subjects: u32,
    /// How many colonists the player has there, in millions.
    pub colonists: u32,
    /// How many captives the player holds there, in millions.
    pub captives: u32,
    /// How many people there share a Zealot's views, in millions.
    pub converts: u32,
    /// How many factories the player has there, robotic ones included.
    pub factories: u32,
    /// Whether the player has an agent on the world.
    pub has_agent: bool,
    /// Units ashore, with how many of each: troops, outposts, shipyards, ships without a drive.
    pub ashore: Vec<(Id<Item>, u32)>,
    /// Money kept on the world instead of in the treasury, in IU.
    pub iu: u32,
    /// Whether new ships can be built on the world next year.
    pub has_shipyard: bool,
}

/// Adds `number` units of an item to a list that is sorted by item.
pub fn add(items: &mut Vec<(Id<Item>, u32)>, item: Id<Item>, number: u32) {
    match items.binary_search_by_key(&item, |(known, _)| *known) {
        Ok(found) => items[found].1 = items[found].1.saturating_add(number),
        Err(free) => items.insert(free, (item, number)),
    }
}
