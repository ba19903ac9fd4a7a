//! The greatest lengths of the lists in designs: far more than any campaign needs, yet few enough for any machine to handle. Shelves have a bound of
//! their own.

use serde::Deserializer;

use super::{Base, Campaign, Estate, Fleet, Item, Player, Ship, Technology, World};
use rules::{Bound, Id, Refusal, Shelf};

/// How many notes a campaign may have; each note is a paragraph.
const NOTES: Bound = Bound::new(1_000, "notes in one campaign");
/// How many estates a world may have; an estate is the people of one player there.
const ESTATES: Bound = Bound::new(200, "estates on one world");
/// How many bases a world may have.
const BASES: Bound = Bound::new(200, "bases on one world");
/// How many ships a fleet may have.
const SHIPS: Bound = Bound::new(2_000, "ships in one fleet");
/// How many technologies a player may have.
const TECHNOLOGIES: Bound = Bound::new(1_000, "technologies of one player");
/// How many things of each kind a chapter of the blue book may have.
const CHAPTER: Bound = Bound::new(Shelf::<World>::MOST, "things of one kind in one chapter");

/// Defines, for each list, the function with which serde reads it within its bound.
macro_rules! readers {
    ($($name:ident: $bound:ident -> $thing:ty;)*) => {
        $(pub(super) fn $name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<$thing>, D::Error> {
            $bound.list(deserializer)
        })*
    };
}

readers! {
    read_notes: NOTES -> String;
    read_technologies: TECHNOLOGIES -> Id<Technology>;
    read_worlds: CHAPTER -> World;
    read_items: CHAPTER -> Item;
    read_all_technologies: CHAPTER -> Technology;
    read_players: CHAPTER -> Player;
    read_fleets: CHAPTER -> Fleet;
}

/// Reads the estates of a world.
pub(super) fn read_estates<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Estate>, D::Error> {
    ESTATES.shelf(deserializer)
}

/// Reads the bases of a world.
pub(super) fn read_bases<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Base>, D::Error> {
    BASES.shelf(deserializer)
}

/// Reads the ships of a fleet.
pub(super) fn read_ships<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Ship>, D::Error> {
    SHIPS.shelf(deserializer)
}

impl World {
    /// Refuses a world with lists too long to be read back once it is saved.
    pub(super) fn within_bounds(&self) -> Result<(), Refusal> {
        ESTATES.allow(self.estates.len())?;
        BASES.allow(self.bases.len())
    }
}

impl Player {
    /// Refuses a player with lists too long to be read back once it is saved.
    pub(super) fn within_bounds(&self) -> Result<(), Refusal> {
        TECHNOLOGIES.allow(self.technologies.len())
    }
}

impl Fleet {
    /// Refuses a fleet with lists too long to be read back once it is saved.
    pub(super) fn within_bounds(&self) -> Result<(), Refusal> {
        SHIPS.allow(self.ships.len())
    }
}

impl Campaign {
    /// Refuses a campaign with lists too long to be read back once it is saved.
    pub(super) fn within_bounds(&self) -> Result<(), Refusal> {
        NOTES.allow(self.notes.len())
    }
}
