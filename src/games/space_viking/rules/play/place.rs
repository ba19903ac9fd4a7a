//! A place: a world, or a space without a planet where somebody has a base.

use serde::{Deserialize, Serialize};

use super::Ship;
use crate::{Item, Player, World};
use geometry::Space;
use rules::Id;

/// A place where fleets meet and see each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Place {
    /// Where it is.
    pub at: Space,
    /// Which world it is; none for a base in a space that no world stands in.
    pub world: Option<Id<World>>,
    /// People who are nobody's loyal subjects, in millions: free, or captives of the holder.
    pub natives: u32,
    /// How many of the natives share the views of a Zealot, by player.
    pub converts: Vec<Share>,
    /// Local troops that are left.
    pub troops: u32,
    /// The guard in space that is left.
    pub guard: Vec<Ship>,
    /// Who conquered the natives, or rules the world with everybody on it.
    pub holder: Option<Id<Player>>,
    /// What each player has here, by player.
    pub estates: Vec<Estate>,
    /// What plunder of the natives brought last.
    pub loot: Option<Loot>,
    /// The last year in which anybody raided here.
    pub raided: Option<u32>,
    /// The last year in which somebody traded here.
    pub traded: Option<u32>,
    /// What was given here this year and the last.
    pub gifts: Vec<Gift>,
    /// Who tried this year to win the world over.
    pub wooed: Vec<Id<Player>>,
    /// Who has an agent here.
    pub agents: Vec<Id<Player>>,
}

/// How many of some people are somebody's, in millions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Whose.
    pub player: Id<Player>,
    /// How many.
    pub people: u32,
}

/// What plunder brought in a year: the dice are thrown once, and what nobody had room for is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// In which year.
    pub year: u32,
    /// What is left of it, in IU.
    pub left: u32,
}

/// A gift to a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// Whose it was.
    pub player: Id<Player>,
    /// In which year.
    pub year: u32,
    /// What of it has not come back in trade, in IU.
    pub iu: u32,
}

/// What a player has in a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Estate {
    /// Whose it is.
    pub player: Id<Player>,
    /// Loyal subjects, in millions.
    pub subjects: u32,
    /// Colonists, in millions.
    pub colonists: u32,
    /// How many of the two share the views of a Zealot, by player.
    pub converts: Vec<Share>,
    /// Factories that need subjects.
    pub factories: u32,
    /// Factories that need nobody.
    pub robots: u32,
    /// Money that lies here, in IU; none where there is one treasury.
    pub iu: u32,
    /// Troops that keep the place, and bases that are not installed.
    pub stock: Vec<Stock>,
    /// Bases that stand here.
    pub bases: Vec<Installed>,
    /// The last year in which it was plundered.
    pub sacked: Option<u32>,
}

/// Things of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// What they are.
    pub item: Id<Item>,
    /// How many.
    pub number: u32,
}

/// A base that stands in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    /// What it is.
    pub item: Id<Item>,
}

impl Estate {
    /// Nothing yet.
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

    /// Subjects and colonists, in millions: those who are loyal.
    #[must_use]
    pub const fn loyal(&self) -> u32 {
        self.subjects + self.colonists
    }

    /// Whether nothing is left of it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Self { sacked: None, ..self.clone() } == Self::new(self.player)
    }
}

impl Place {
    /// What a player has here.
    #[must_use]
    pub fn estate(&self, player: Id<Player>) -> Option<&Estate> {
        self.estates.iter().find(|estate| estate.player == player)
    }

    /// The same to change it, founded where there is none.
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

    /// Whether a player may land cargo here as his own: he holds the place, or has people or a base there.
    #[must_use]
    pub fn is_own(&self, player: Id<Player>) -> bool {
        self.holder == Some(player)
            || self.estate(player).is_some_and(|estate| estate.loyal() > 0 || estate.robots > 0 || !estate.bases.is_empty())
    }

    /// Whether a world or a base stands here: where neither does, nobody meets anybody (Movement).
    #[must_use]
    pub fn stands(&self) -> bool {
        self.world.is_some() || self.estates.iter().any(|estate| !estate.bases.is_empty())
    }

    /// Everybody who lives here, in millions.
    #[must_use]
    pub fn people(&self) -> u32 {
        self.natives + self.estates.iter().map(Estate::loyal).sum::<u32>()
    }
}
