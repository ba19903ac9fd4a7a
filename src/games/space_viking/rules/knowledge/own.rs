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
    /// The space of the home.
    pub home: Option<Space>,
    /// What is in the treasury, in IU.
    pub treasury: u32,
    /// The technologies that can be used next year.
    pub technologies: Vec<Id<Technology>>,
    /// What was paid towards further technologies so far, in IU.
    pub research: Vec<(Id<Technology>, u32)>,
    /// The player's points.
    pub points: u32,
    /// The fleets that still report, by name.
    pub fleets: Vec<OwnFleet>,
    /// The fleets that no longer report, sold or turned traitor, by name.
    pub silent: Vec<SilentFleet>,
    /// The holdings on worlds, by row and column.
    pub holdings: Vec<Holding>,
}

/// The sovereign or a crony.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The person's name.
    pub name: String,
    /// Where the person is.
    pub at: Space,
    /// The fleet that the person is aboard; none if ashore.
    pub aboard: Option<String>,
}

/// A fleet of the player's own, as it reports at the end of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnFleet {
    /// What it is called.
    pub name: String,
    /// Who commands it; empty for ships that need no commander, and for a captain without a name.
    pub commander: String,
    /// How it behaves where it meets others.
    pub mode: Mode,
    /// The share of its ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<u32>,
    /// Which targets its ships shoot at.
    pub aim: Aim,
    /// The players on whose side it stands in battle.
    pub with: Vec<Id<Player>>,
    /// Where it is.
    pub at: Space,
    /// The orders that it continues with, as a sheet would write them; empty for none.
    pub orders: String,
    /// Whether it was founded this year.
    pub is_new: bool,
    /// Whether its captain was exposed this year, so that it did nothing.
    pub is_idle: bool,
    /// Its ships.
    pub ships: Vec<OwnShip>,
}

/// A ship of the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnShip {
    /// What it is called; most have no name.
    pub name: String,
    /// The item that it is.
    pub item: Id<Item>,
    /// The hits that it has taken and that are not yet repaired.
    pub hits: u32,
    /// How many moves it makes in a year; 0 without a drive.
    pub jump: u32,
    /// Whether it was built without a crew, and attacks everybody except its owner.
    pub is_unmanned: bool,
    /// What lies in its holds.
    pub cargo: Cargo,
}

/// What lies in holds, or ashore.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cargo {
    /// Items, with how many of each.
    pub items: Vec<(Id<Item>, u32)>,
    /// Money, in IU.
    pub iu: u32,
    /// People, in millions.
    pub people: u32,
}

impl OwnFleet {
    /// The cargo of all its ships.
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

/// A fleet that no longer reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SilentFleet {
    /// What it is called.
    pub name: String,
    /// The last year in which it reported.
    pub year: u32,
    /// Where it was then.
    pub at: Space,
}

/// What a player has on a world.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Holding {
    /// Where it is.
    pub at: Space,
    /// Whether the world itself is the player's.
    pub is_owned: bool,
    /// Loyal subjects, in millions.
    pub subjects: u32,
    /// Colonists, in millions.
    pub colonists: u32,
    /// Captives, in millions.
    pub captives: u32,
    /// People who share a Zealot's views, in millions.
    pub converts: u32,
    /// Factories, robotic ones included.
    pub factories: u32,
    /// Whether an agent is there.
    pub has_agent: bool,
    /// What stands ashore: troops, outposts, shipyards, ships without a drive.
    pub ashore: Vec<(Id<Item>, u32)>,
    /// Money outside the treasury, in IU.
    pub iu: u32,
    /// Whether new ships can be built here next year.
    pub has_shipyard: bool,
}

/// Adds a number of an item to a list that is sorted by item.
pub fn add(items: &mut Vec<(Id<Item>, u32)>, item: Id<Item>, number: u32) {
    match items.binary_search_by_key(&item, |(known, _)| *known) {
        Ok(found) => items[found].1 = items[found].1.saturating_add(number),
        Err(free) => items.insert(free, (item, number)),
    }
}
