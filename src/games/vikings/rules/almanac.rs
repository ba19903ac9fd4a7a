//! A chapter of the blue book: troop types, characters, classes of boats, boards and tables, as data that are copied into a project.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::{BoatClass, Character, Content, Edit, Table, Tables, TroopType, bounds};
use rules::Change;

/// A chapter of the blue book. As in a project, a character names its troop type by id: the position of the type in the chapter, counted from 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The troop types of the chapter.
    #[serde(deserialize_with = "bounds::read_troops")]
    pub troops: Vec<TroopType>,
    /// The characters of the chapter.
    #[serde(deserialize_with = "bounds::read_characters")]
    pub characters: Vec<Character>,
    /// The classes of boats of the chapter.
    #[serde(deserialize_with = "bounds::read_boats")]
    pub boats: Vec<BoatClass>,
    /// The boards of the chapter.
    #[serde(deserialize_with = "bounds::read_boards")]
    pub boards: Vec<Board>,
    /// The tables of the chapter; `None` if it has none.
    pub tables: Option<Arc<Tables>>,
}

/// Names one thing of a chapter that is to be copied into a project.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The troop type that has this name.
    Troop(String),
    /// The character who has this name.
    Character(String),
    /// The class of boats that has this name.
    Boat(String),
    /// The board that has this name.
    Board(String),
    /// This table of the chapter.
    Table(Table),
}

impl Chapter {
    /// Every thing of the chapter, in the order in which things are copied into a project.
    pub fn picks(&self) -> impl Iterator<Item = Pick> {
        let troops = self.troops.iter().map(|troop| Pick::Troop(troop.name.clone()));
        let characters = self.characters.iter().map(|character| Pick::Character(character.name.clone()));
        let boats = self.boats.iter().map(|boat| Pick::Boat(boat.name.clone()));
        let boards = self.boards.iter().map(|board| Pick::Board(board.name.clone()));
        let tables = self.tables.iter().flat_map(|_| Table::ALL.map(Pick::Table));
        troops.chain(characters).chain(boats).chain(boards).chain(tables)
    }

    /// The troop type that is called `name`; `None` if the chapter does not have it.
    #[must_use]
    pub fn troop(&self, name: &str) -> Option<&TroopType> {
        self.troops.iter().find(|troop| troop.name == name)
    }

    /// The character who is called `name`; `None` if the chapter does not have them.
    #[must_use]
    pub fn character(&self, name: &str) -> Option<&Character> {
        self.characters.iter().find(|character| character.name == name)
    }

    /// The class of boats that is called `name`; `None` if the chapter does not have it.
    #[must_use]
    pub fn boat(&self, name: &str) -> Option<&BoatClass> {
        self.boats.iter().find(|boat| boat.name == name)
    }

    /// The board that is called `name`; `None` if the chapter does not have it.
    #[must_use]
    pub fn board(&self, name: &str) -> Option<&Board> {
        self.boards.iter().find(|board| board.name == name)
    }

    /// The troop type of one of the chapter's characters; `None` if the chapter has no such type.
    #[must_use]
    pub fn troop_of(&self, character: &Character) -> Option<&TroopType> {
        self.troops.get((character.troop?.number() as usize).checked_sub(1)?)
    }

    /// The edits that copy a thing of the chapter into a project. For a character, the first edit adds the troop type, unless the project has a type
    /// of the same name. A table replaces the project's table. The list is empty if the project already has exactly this thing. The result is `None`
    /// if the chapter has no such thing.
    #[must_use]
    pub fn copy(&self, pick: &Pick, content: &Content) -> Option<Vec<Edit>> {
        Some(match pick {
            Pick::Troop(name) => {
                let troop = self.troop(name)?;
                let known = content.troops.find(|known| known == troop).is_some();
                (!known).then(|| Edit::Troop(Change::Add(troop.clone()))).into_iter().collect()
            }
            Pick::Character(name) => self.copy_character(self.character(name)?, content),
            Pick::Boat(name) => {
                let boat = self.boat(name)?;
                let known = content.boats.find(|known| known == boat).is_some();
                (!known).then(|| Edit::Boat(Change::Add(boat.clone()))).into_iter().collect()
            }
            Pick::Board(name) => {
                let board = self.board(name)?;
                let known = content.boards.find(|known| known == board).is_some();
                (!known).then(|| Edit::Board(Change::Add(board.clone()))).into_iter().collect()
            }
            Pick::Table(table) => {
                let mut tables = (*content.tables).clone();
                tables.take(*table, self.tables.as_ref()?);
                (tables != *content.tables).then(|| Edit::Tables(Arc::new(tables))).into_iter().collect()
            }
        })
    }

    fn copy_character(&self, character: &Character, content: &Content) -> Vec<Edit> {
        let troop = self.troop_of(character);
        let known = troop.and_then(|troop| content.troops.find(|known| known.name == troop.name));
        let missing = troop.filter(|_| known.is_none());
        let id = known.map(|(id, _)| id).or(missing.map(|_| content.troops.next_id()));
        let copy = Character { troop: id, ..character.clone() };
        if content.characters.find(|known| *known == copy).is_some() {
            return Vec::new();
        }
        let troop = missing.map(|troop| Edit::Troop(Change::Add(troop.clone())));
        troop.into_iter().chain([Edit::Character(Change::Add(copy))]).collect()
    }
}
