//! The knowledge of one player, and nothing else: the designs as posted to all, the player's own things, sightings with their years, letters, and, if
//! the campaign makes them public, the standings.
//!
//! A report is built from this knowledge alone. Checks of sheets, forecasts, route previews, the order desk and captains get nothing more, and the
//! state cannot be passed to any of them. Nothing here depends on facts that the player has not seen. Worlds are known by their spaces and not by
//! their ids, because a gap between ids would betray a world that no chart shows. A strange fleet has a number that only this player counts, and the
//! order of a list follows from its contents.
//!
//! The file of a report contains the knowledge unchanged, so that a sheet can be checked without the referee's game.
//!
//! Reading order: `posted.rs`, `own.rs`, this file.

mod account;
mod own;
mod posted;

pub use account::{Chapter, Entry};
pub use own::add;
pub use own::{Cargo, Holding, Own, OwnFleet, OwnShip, Person, SilentFleet};
pub use posted::posted;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Campaign, Content, Effect, Item, Player, Sovereign, WorldType};
use geometry::Space;
use rules::{Id, listed};

/// The words for the commander of ships that need one, if no person is named.
pub const UNNAMED_CAPTAIN: &str = "an unnamed captain";
/// The word for the commander of a fleet that needs none.
pub const NOBODY: &str = "nobody";

/// The commander of a fleet, in words. Ships that need a captain have one even if no person is named.
#[must_use]
pub fn commander_words(named: &str, needs_nobody: impl FnOnce() -> bool) -> &str {
    match named.trim() {
        "" if needs_nobody() => NOBODY,
        "" => UNNAMED_CAPTAIN,
        name => name,
    }
}

/// What one player knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knowledge {
    /// What everybody was given before the first year: see [`posted`].
    pub posted: Arc<Content>,
    /// The player whose knowledge this is.
    pub player: Id<Player>,
    /// How many years have been played; the next sheet is for the turn after them.
    pub year: u32,
    /// The key that the player's next sheet has to give, as proof of who wrote it.
    pub key: String,
    /// Whether the keys and the dice of the game are secret.
    #[serde(default, skip_serializing_if = "Secrecy::is_kept")]
    pub secrecy: Secrecy,
    /// All players of the game, in the order of the campaign.
    pub houses: Vec<House>,
    /// The player's own things.
    pub own: Own,
    /// The winners, once the last year has been played; several players if they share the victory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<Id<Player>>,
    /// The worlds that the player has heard of, sorted by row and column.
    pub worlds: Vec<KnownWorld>,
    /// The strange fleets that the player has seen, in the order of their numbers.
    pub strangers: Vec<Stranger>,
    /// The letters that the player has, sorted by year, the latest last.
    pub letters: Vec<Letter>,
    /// What happened in the last year, as far as the player has learned of it.
    pub account: Vec<Entry>,
}

/// Whether the keys and the dice of a game are secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Secrecy {
    /// Keys and dice come from a random secret.
    #[default]
    Kept,
    /// Keys and dice come from a seed that was chosen by hand, as for a playtest.
    Chosen,
    /// The game was begun by a version of the program without secrets, so every player can work out its keys and dice.
    Bare,
}

impl Secrecy {
    /// Whether keys and dice are secret.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        matches!(self, Self::Kept)
    }

    /// The warning about a game whose keys and dice are not secret; `None` if they are secret.
    #[must_use]
    pub const fn warning(self) -> Option<&'static str> {
        match self {
            Self::Kept => None,
            Self::Chosen => Some("Not for post: somebody chose the seed of this game, and with it all keys and dice."),
            Self::Bare => Some("The keys of this game can be worked out; the next turn that is played gives it a secret."),
        }
    }
}

/// A player's house, as everybody knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The player of the house.
    pub player: Id<Player>,
    /// The name of the house.
    pub name: String,
    /// The kind of sovereign; `None` if kinds and standings are secret.
    pub kind: Option<Sovereign>,
    /// The player's points; `None` if kinds and standings are secret.
    pub points: Option<u32>,
}

/// A world that a player has heard of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct KnownWorld {
    /// The space of the world.
    pub at: Space,
    /// The world's name; empty for a space without a planet.
    pub name: String,
    /// The world's type according to the chart that everybody has; `None` if the chart does not show it.
    pub charted: Option<WorldType>,
    /// The world as the player last saw it; `None` if the player has never seen it.
    pub seen: Option<Sighting>,
    /// Earlier sightings of the world, the earliest first; empty if nobody reads reports, as in a playtest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Sighting>,
}

/// A world as a player saw it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sighting {
    /// The year of the sighting; 0 for the start.
    pub year: u32,
    /// The tick of that year at which the world was seen.
    pub tick: u32,
    /// The world's type.
    pub kind: Option<WorldType>,
    /// The number of troops that would defend the world.
    pub troops: u32,
    /// All people on the world, in millions.
    pub people: u32,
    /// The owner of the world; for a space without a planet, the owner of the base there.
    pub owner: Option<Id<Player>>,
    /// The bases on the world, with how many of each; in a landing, each base fights as a unit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bases: Vec<(Id<Item>, u32)>,
}

impl Sighting {
    /// How many units, both troops and bases, would fight a landing, as far as the player saw them (Landings).
    #[must_use]
    pub fn defenders(&self) -> u32 {
        self.bases.iter().map(|(_, number)| *number).fold(self.troops, u32::saturating_add)
    }
}

/// A sighting of a fleet that is not the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stranger {
    /// The fleet's number among the fleets that the player has met, counted from 1; `None` for a guard, and for fleets that were seen only at the
    /// start.
    pub number: Option<u32>,
    /// The year of the sighting.
    pub year: u32,
    /// The tick of that year at which the fleet was seen.
    pub tick: u32,
    /// The space in which the fleet was seen.
    pub at: Space,
    /// The fleet's owner; `None` for the guard of a world or for a rogue.
    pub owner: Option<Id<Player>>,
    /// The fleet's ships, with how many of each item.
    pub ships: Vec<(Id<Item>, u32)>,
}

/// A letter, or a message captured with a ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The year in which the letter came.
    pub year: u32,
    /// The author; `None` for an announcement to everybody.
    pub from: Option<Id<Player>>,
    /// The addressee of the letter.
    pub to: LetterTo,
    /// The words of the letter.
    pub text: String,
}

/// The addressee of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LetterTo {
    /// The player whose knowledge this is.
    You,
    /// Everybody; the letter is an announcement.
    All,
    /// Another player; the letter was captured with a ship.
    Captured,
}

impl Knowledge {
    /// A strange fleet in words: its number, and its apparent owner.
    #[must_use]
    pub fn stranger_words(&self, number: Option<u32>, owner: Option<Id<Player>>) -> String {
        let owner = owner.map(|owner| self.posted.player_label(Some(owner)));
        match (number, owner) {
            (Some(number), Some(owner)) => format!("Stranger {number} of {owner}"),
            (Some(number), None) => format!("Stranger {number}"),
            (None, Some(owner)) => format!("A fleet of {owner}"),
            (None, None) => "The guard".into(),
        }
    }

    /// The turn that the player's next sheet is for.
    #[must_use]
    pub const fn next_turn(&self) -> u32 {
        self.year + 1
    }

    /// Whether the last year has been played, so that no more sheets are due.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.campaign().is_some_and(|campaign| self.year >= campaign.years.get())
    }

    /// The winners, in a sentence; `None` before the last year has been played.
    #[must_use]
    pub fn winners_words(&self) -> Option<String> {
        won(&self.posted, &self.winners)
    }

    /// The campaign that is played.
    #[must_use]
    pub fn campaign(&self) -> Option<&Campaign> {
        self.posted.campaigns.iter().next().map(|(_, campaign)| campaign)
    }

    /// The name of the player whose knowledge this is.
    #[must_use]
    pub fn name(&self) -> &str {
        self.posted.player_label(Some(self.player))
    }

    /// The player's fleet of this name; case does not matter.
    #[must_use]
    pub fn fleet(&self, name: &str) -> Option<&OwnFleet> {
        let name = name.trim().to_lowercase();
        self.own.fleets.iter().find(|fleet| fleet.name.trim().to_lowercase() == name)
    }

    /// What the player knows of the world in a space.
    #[must_use]
    pub fn world_at(&self, at: Space) -> Option<&KnownWorld> {
        self.worlds.iter().find(|world| world.at == at)
    }

    /// What the player knows of the world of this name; case does not matter.
    #[must_use]
    pub fn world_named(&self, name: &str) -> Option<&KnownWorld> {
        let name = name.trim().to_lowercase();
        self.worlds.iter().find(|world| !name.is_empty() && world.name.trim().to_lowercase() == name)
    }

    /// What the player has in a space.
    #[must_use]
    pub fn holding(&self, at: Space) -> Option<&Holding> {
        self.own.holdings.iter().find(|holding| holding.at == at)
    }

    /// The space where the player's sovereign is.
    #[must_use]
    pub fn sovereign_at(&self) -> Option<Space> {
        self.own.persons.first().map(|person| person.at)
    }

    /// Whether one of the player's technologies has this effect.
    #[must_use]
    pub fn has_effect(&self, effect: Effect) -> bool {
        let known = self.own.technologies.iter().filter_map(|id| self.posted.technologies.get(*id));
        known.into_iter().any(|technology| technology.effect == effect)
    }

    /// Whether a fleet needs no captain, and so has none who could be tempted: its ships are unmanned, or they lack a drive and are on automatic
    /// control (Command).
    #[must_use]
    pub fn needs_nobody(&self, fleet: &OwnFleet) -> bool {
        let automatic = self.has_effect(Effect::AutomaticDefenses);
        let stays = |ship: &OwnShip| self.posted.items.get(ship.item).is_some_and(|item| !item.drive);
        fleet.ships.iter().all(|ship| ship.is_unmanned || automatic && stays(ship))
    }

    /// The commander of one of the player's fleets, in words.
    #[must_use]
    pub fn commander_words<'f>(&self, fleet: &'f OwnFleet) -> &'f str {
        commander_words(&fleet.commander, || self.needs_nobody(fleet))
    }

    /// Whether orders reach a fleet as the next year begins: they do if the sovereign is in its space, or anywhere by radio (Command).
    #[must_use]
    pub fn reaches(&self, fleet: &OwnFleet) -> bool {
        self.has_effect(Effect::Radio) || self.sovereign_at() == Some(fleet.at)
    }

    /// The name of a space: that of its world if there is one, else the space as orders write it.
    #[must_use]
    pub fn place(&self, at: Space) -> String {
        match self.world_at(at) {
            Some(world) if !world.name.trim().is_empty() => world.name.clone(),
            _ => self.posted.sector.written(at),
        }
    }
}

/// The winners, in a sentence; `None` if there are no winners yet.
pub(crate) fn won(posted: &Content, winners: &[Id<Player>]) -> Option<String> {
    let names: Vec<String> = winners.iter().map(|winner| posted.player_label(Some(*winner)).to_owned()).collect();
    match names.as_slice() {
        [] => None,
        [winner] => Some(format!("{winner} has won.")),
        several => Some(format!("{} share the victory.", listed(several))),
    }
}

impl KnownWorld {
    /// The type that the player believes the world to have: as last seen, else as the chart says.
    #[must_use]
    pub fn kind(&self) -> Option<WorldType> {
        self.seen.as_ref().and_then(|seen| seen.kind).or(self.charted)
    }
}
