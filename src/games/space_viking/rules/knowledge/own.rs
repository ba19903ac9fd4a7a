//! What is a player's own, as he knows it: his house, his persons, his fleets, and what he has on worlds.

use serde::{Deserialize, Serialize};

use crate::{Aim, Item, Mode, Player, Sovereign, Technology};
use geometry::Space;
use rules::Id;

/// What is a player's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// What kind of sovereign he is.
    pub kind: Sovereign,
    /// The sovereign first, then the two cronies.
    pub persons: Vec<Person>,
    /// The space of his home.
    pub home: Option<Space>,
    /// What is in the treasury, in IU.
    pub treasury: u32,
    /// The technologies that serve next year.
    pub technologies: Vec<Id<Technology>>,
    /// What was paid towards others so far, in IU.
    pub research: Vec<(Id<Technology>, u32)>,
    /// His points.
    pub points: u32,
    /// His fleets that still report, by name.
    pub fleets: Vec<OwnFleet>,
    /// The fleets that report no more, sold or turned, by name.
    pub silent: Vec<SilentFleet>,
    /// What he has on worlds, by row and column.
    pub holdings: Vec<Holding>,
}

/// The sovereign or a crony.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What he is called.
    pub name: String,
    /// Where he is.
    pub at: Space,
    /// The fleet that he is aboard; none where he is ashore.
    pub aboard: Option<String>,
}

/// A fleet of the player's own, as it reports by the end of the year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnFleet {
    /// What it is called.
    pub name: String,
    /// Who commands it; empty for ships that need nobody, and for a captain without a name.
    pub commander: String,
    /// What it does where it meets others.
    pub mode: Mode,
    /// The share of its ships, in hundredths, whose loss makes it break off.
    pub break_off: Option<u32>,
    /// At whom its ships shoot.
    pub aim: Aim,
    /// With whom it stands in battle.
    pub with: Vec<Id<Player>>,
    /// Where it is.
    pub at: Space,
    /// The orders that it goes on with, as a sheet would write them; empty for none.
    pub orders: String,
    /// Whether it was founded this year.
    pub is_new: bool,
    /// Whether its captain was found out this year, and it did nothing.
    pub is_idle: bool,
    /// Its ships.
    pub ships: Vec<OwnShip>,
}

/// A ship of a fleet of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnShip {
    /// What it is called; most have no name.
    pub name: String,
    /// What it is.
    pub item: Id<Item>,
    /// The hits that it has taken and that are not repaired.
    pub hits: u32,
    /// How many spaces it jumps in a year; 0 without a drive.
    pub jump: u32,
    /// Whether it was built without a crew, and attacks whoever is not its owner's.
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
    /// What lies in all its holds.
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

/// A fleet that reports no more.
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
    /// Factories, those that need nobody among them.
    pub factories: u32,
    /// Whether an agent is there.
    pub has_agent: bool,
    /// What stands ashore: troops, outposts, shipyards, ships without a drive.
    pub ashore: Vec<(Id<Item>, u32)>,
    /// Money that no treasury reaches, in IU.
    pub iu: u32,
    /// Whether new ships can be built here next year.
    pub has_shipyard: bool,
}

/// Adds so many of an item to a list in the order of the items.
pub fn add(items: &mut Vec<(Id<Item>, u32)>, item: Id<Item>, number: u32) {
    match items.binary_search_by_key(&item, |(known, _)| *known) {
        Ok(found) => items[found].1 = items[found].1.saturating_add(number),
        Err(free) => items.insert(free, (item, number)),
    }
}
