//! The pieces of a chapter of the blue book. They refer to things in other chapters by name.

use serde::{Deserialize, Serialize};

use super::almanac::Copying;
use super::{Chapter, Character, Edit, Pick, Planet, Possession, Sovereign, UnitType};
use rules::{Change, Id};

/// A character of a chapter, with the names of the race and planets that it refers to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BookCharacter {
    /// The character's race.
    pub race: String,
    /// The names of the planets on which the character is at home.
    pub homes: Vec<String>,
    /// The name of the planet on which the character's title makes the character royal; empty if there is no such planet.
    pub royal: String,
    /// Everything else about the character.
    pub character: Character,
}

/// A possession of a chapter, with the name of its owner.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BookPossession {
    /// The name of the character who owns the possession from the start; empty if any character may have it.
    pub owner: String,
    /// Everything else about the possession.
    pub possession: Possession,
}

/// The pieces of a chapter: characters, possessions, types of units and sovereigns.
impl Chapter {
    /// The chapter's pieces, in the order in which they are copied: owners before their possessions.
    pub(super) fn pieces(&self) -> impl Iterator<Item = Pick> {
        let characters = self.characters.iter().map(|found| Pick::Character(found.character.name.clone()));
        let possessions = self.possessions.iter().map(|found| Pick::Possession(found.possession.name.clone()));
        let units = self.units.iter().map(|unit| Pick::Unit(unit.name.clone()));
        let sovereigns = self.sovereigns.iter().map(|sovereign| Pick::Sovereign(sovereign.name.clone()));
        characters.chain(possessions).chain(units).chain(sovereigns)
    }

    /// The chapter's character with this name.
    #[must_use]
    pub fn character(&self, name: &str) -> Option<&BookCharacter> {
        self.characters.iter().find(|found| found.character.name == name)
    }

    /// The chapter's possession with this name.
    #[must_use]
    pub fn possession(&self, name: &str) -> Option<&BookPossession> {
        self.possessions.iter().find(|found| found.possession.name == name)
    }

    /// The chapter's type of unit with this name.
    #[must_use]
    pub fn unit(&self, name: &str) -> Option<&UnitType> {
        self.units.iter().find(|unit| unit.name == name)
    }

    /// The chapter's sovereign with this name.
    #[must_use]
    pub fn sovereign(&self, name: &str) -> Option<&Sovereign> {
        self.sovereigns.iter().find(|sovereign| sovereign.name == name)
    }
}

/// How characters and possessions are copied, together with the things to which they refer.
impl Copying<'_> {
    /// Copies a character. Homes on planets that the project does not have are left out.
    pub(super) fn character(&mut self, found: &BookCharacter) {
        if self.content.characters.find(|known| known.name == found.character.name).is_some() {
            return;
        }
        let race = self.content.races.find(|race| race.name == found.race).map(|(id, _)| id);
        let homes = found.homes.iter().filter_map(|home| self.planet_named(home)).collect();
        let royal = self.planet_named(&found.royal);
        self.add(Edit::Character(Change::Add(Character { race, homes, royal, ..found.character.clone() })));
    }

    fn planet_named(&self, name: &str) -> Option<Id<Planet>> {
        self.content.planets.find(|planet| planet.name == name).map(|(id, _)| id)
    }

    /// Copies a possession. It keeps its owner if the project has that character.
    pub(super) fn possession(&mut self, found: &BookPossession) {
        if self.content.possessions.find(|known| known.name == found.possession.name).is_some() {
            return;
        }
        let owner = self.content.characters.find(|character| character.name == found.owner).map(|(id, _)| id);
        self.add(Edit::Possession(Change::Add(Possession { owner, ..found.possession.clone() })));
    }

    pub(super) fn unit(&mut self, unit: &UnitType) {
        if self.content.units.find(|known| known.name == unit.name && known.side == unit.side).is_none() {
            self.add(Edit::Unit(Change::Add(unit.clone())));
        }
    }

    pub(super) fn sovereign(&mut self, sovereign: &Sovereign) {
        if self.content.sovereigns.find(|known| known.name == sovereign.name).is_none() {
            self.add(Edit::Sovereign(Change::Add(sovereign.clone())));
        }
    }
}
