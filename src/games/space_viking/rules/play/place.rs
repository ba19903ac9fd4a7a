//! A place: a world, or a space without a planet where a player has a base.

use serde::{Deserialize, Serialize};

use super::Ship;
use crate::{Item, Player, World};
use geometry::Space;
use rules::Id;

/// A place in which fleets meet and see each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Place {
    /// The space of the place.
    pub at: Space,
    /// The world in the place; `None` for a base in a space without a planet.
    pub world: Option<Id<World>>,
    /// How many people here are not loyal subjects of a player, in millions. They are free, or captives of the holder.
    pub natives: u32,
    /// How many of the natives share the views of each Zealot, sorted by player.
    pub converts: Vec<Share>,
    /// The number of surviving local troops.
    pub troops: u32,
    /// The surviving ships of the guard.
    pub guard: Vec<Ship>,
    /// The player who conquered the natives, or who rules the world with everybody on it.
    pub holder: Option<Id<Player>>,
    /// The possessions of each player, sorted by player.
    pub estates: Vec<Estate>,
    /// The last plunder of the natives; `None` if they were never plundered.
    pub loot: Option<Loot>,
    /// The last year in which a fleet raided here.
    pub raided: Option<u32>,
    /// The last year in which a fleet traded here.
    pub traded: Option<u32>,
    /// The gifts to this world in this year and the last.
    pub gifts: Vec<Gift>,
    /// The players who tried this year to win the world over.
    pub wooed: Vec<Id<Player>>,
    /// The players who have an agent here.
    pub agents: Vec<Id<Player>>,
}

/// How many people share a player's views, in millions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The player whose views these are.
    pub player: Id<Player>,
    /// The number of people, in millions.
    pub people: u32,
}

/// The plunder of a world in one year. The dice are thrown once; loot for which a raider has no room is left for the next raider of that year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// The year of the plunder.
    pub year: u32,
    /// The loot that is left, in IU.
    pub left: u32,
}

/// A gift to a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The player who gave the gift.
    pub player: Id<Player>,
    /// The year in which the gift was given.
    pub year: u32,
    /// How much of the gift has not been returned in trade yet, in IU.
    pub iu: u32,
}

/// The possessions of a player in a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Estate {
    /// The player who owns the estate.
    pub player: Id<Player>,
    /// How many loyal subjects the player has in the place, in millions.
    pub subjects: u32,
    /// How many colonists the player has in the place, in millions.
    pub colonists: u32,
    /// How many of the subjects and colonists share the views of each Zealot, sorted by player.
    pub converts: Vec<Share>,
    /// How many factories that need workers the player has in the place.
    pub factories: u32,
    /// How many robotic factories the player has in the place.
    pub robots: u32,
    /// How much money the player keeps in the place, in IU; 0 if the player has one treasury.
    pub iu: u32,
    /// Troops of the garrison, and bases that are not installed.
    pub stock: Vec<Stock>,
    /// The player's bases that stand in the place.
    pub bases: Vec<Installed>,
    /// The last year in which the estate was plundered.
    pub sacked: Option<u32>,
}

/// Some units of one item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// The item that all of the units are.
    pub item: Id<Item>,
    /// How many units of the item there are.
    pub number: u32,
}

/// A base that stands in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    /// The item that the base is.
    pub item: Id<Item>,
}

impl Estate {
    /// An estate of a player with nothing in it.
    #[must_use]
    pub const fn new(player: Id<Player>) -> Self {
        Self {
            player,
            subjects: 0,
            colonists: 0,
            converts: Vec::new(),
            factories: 0,
            robots: 0,
            iu: 0,
            stock: Vec::new(),
            bases: Vec::new(),
            sacked: None,
        }
    }

    /// The loyal people: subjects and colonists, in millions.
    #[must_use]
    pub const fn loyal(&self) -> u32 {
        self.subjects + self.colonists
    }

    /// Whether the estate contains nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Self { sacked: None, ..self.clone() } == Self::new(self.player)
    }
}

impl Place {
    /// A player's estate in the place, if there is one.
    #[must_use]
    pub fn estate(&self, player: Id<Player>) -> Option<&Estate> {
        self.estates.iter().find(|estate| estate.player == player)
    }

    /// A player's estate in the place, to change it; adds an empty one if there is none.
    pub(super) fn estate_mut(&mut self, player: Id<Player>) -> &mut Estate {
        let at = match self.estates.binary_search_by_key(&player, |estate| estate.player) {
            Ok(found) => found,
            Err(free) => {
                self.estates.insert(free, Estate::new(player));
                free
            }
        };
        &mut self.estates[at]
    }

    /// Whether a player may land cargo in the place: the player holds it, or has people, robotic factories or a base there.
    #[must_use]
    pub fn is_own(&self, player: Id<Player>) -> bool {
        self.holder == Some(player)
            || self.estate(player).is_some_and(|estate| estate.loyal() > 0 || estate.robots > 0 || !estate.bases.is_empty())
    }

    /// Whether there is a world or a base in the place. Without either, fleets in the space do not meet (Movement).
    #[must_use]
    pub fn stands(&self) -> bool {
        self.world.is_some() || self.estates.iter().any(|estate| !estate.bases.is_empty())
    }

    /// All people in the place, in millions.
    #[must_use]
    pub fn people(&self) -> u32 {
        self.natives + self.estates.iter().map(Estate::loyal).sum::<u32>()
    }
}
