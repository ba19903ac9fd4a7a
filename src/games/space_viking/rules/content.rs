//! Everything that one project holds of Space Viking.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Campaign, Effect, Fleet, Item, Load, Player, Reading, Sector, Ship, Tables, Technology, World};
use geometry::Space;
use rules::{Id, Shelf};

/// Everything that a project holds: the sector and its worlds, items, technologies, players and their fleets, campaigns and tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// The sector on which the worlds lie.
    pub sector: Sector,
    /// The worlds of the project.
    pub worlds: Shelf<World>,
    /// The players of the project.
    pub players: Shelf<Player>,
    /// The players' fleets.
    pub fleets: Shelf<Fleet>,
    /// Items that can be built.
    pub items: Shelf<Item>,
    /// The technologies of the project.
    pub technologies: Shelf<Technology>,
    /// The campaigns of the project.
    pub campaigns: Shelf<Campaign>,
    /// The tables of the project.
    pub tables: Arc<Tables>,
}

impl Content {
    /// The reading of the book that determines the prices of items.
    #[must_use]
    pub fn reading(&self) -> Reading {
        self.tables.start.reading
    }

    /// The price of an item, in IU.
    #[must_use]
    pub fn price(&self, item: &Item) -> u32 {
        item.price(self.reading())
    }

    /// How many IU fill one unit of cargo space.
    #[must_use]
    pub fn iu_a_hold(&self) -> u32 {
        self.tables.start.iu_a_hold.get()
    }

    /// Reads a line of text that lists cargo or a guard.
    #[must_use]
    pub fn load(&self, text: &str) -> Load {
        Load::read(text, &self.items)
    }

    /// The item that the ship is built as, if the project has that item.
    #[must_use]
    pub fn item_of(&self, ship: &Ship) -> Option<&Item> {
        self.items.get(ship.item?)
    }

    /// The player who owns a fleet.
    #[must_use]
    pub fn player_of(&self, fleet: &Fleet) -> Option<&Player> {
        self.players.get(fleet.player?)
    }

    /// The fleets of a player, in the order of their shelf.
    pub fn fleets_of(&self, player: Id<Player>) -> impl Iterator<Item = (Id<Fleet>, &Fleet)> {
        self.fleets.iter().filter(move |(_, fleet)| fleet.player == Some(player))
    }

    /// The world where a fleet is at the start: the world that is set for the fleet, else the home of its player.
    #[must_use]
    pub fn stands(&self, fleet: &Fleet) -> Option<Id<World>> {
        fleet.at.or_else(|| self.player_of(fleet)?.home)
    }

    /// The technologies that a player starts with, without those that the project does not hold.
    pub fn technologies_of<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = (Id<Technology>, &'a Technology)> {
        player.technologies.iter().filter_map(|id| Some((*id, self.technologies.get(*id)?)))
    }

    /// Whether a player begins with a technology of this effect.
    #[must_use]
    pub fn has_effect(&self, player: &Player, effect: Effect) -> bool {
        self.technologies_of(player).any(|(_, technology)| technology.effect == effect)
    }

    /// The home worlds of the players, each listed once, with their spaces.
    #[must_use]
    pub fn homes(&self) -> Vec<(Id<World>, Space)> {
        let mut homes: Vec<Id<World>> = self.players.iter().filter_map(|(_, player)| player.home).collect();
        homes.sort_unstable();
        homes.dedup();
        homes.into_iter().filter_map(|id| Some((id, self.worlds.get(id)?.at))).collect()
    }

    /// The name of a world given by id, or a dash if there is none.
    #[must_use]
    pub fn world_label(&self, world: Option<Id<World>>) -> &str {
        world.and_then(|id| self.worlds.get(id)).map_or("\u{2013}", World::label)
    }

    /// The name of a player given by id, or a dash if there is none.
    #[must_use]
    pub fn player_label(&self, player: Option<Id<Player>>) -> &str {
        player.and_then(|id| self.players.get(id)).map_or("\u{2013}", Player::label)
    }
}
