//! Everything that a project of Vikings holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::{Board, Layout};
use super::{BoatClass, Breakdown, Character, Force, Scenario, Tables, TroopType};
use rules::{Id, Points, Shelf};

/// Everything that a project holds: troop types, characters, classes of boats, boards, layouts, forces, scenarios and tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// The troop types of the project.
    pub troops: Shelf<TroopType>,
    /// The characters of the project.
    pub characters: Shelf<Character>,
    /// The classes of boats of the project.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub boats: Shelf<BoatClass>,
    /// The boards of the project.
    #[serde(skip_serializing_if = "is_untouched")]
    pub boards: Shelf<Board>,
    /// The layouts of several boards.
    #[serde(skip_serializing_if = "is_untouched")]
    pub layouts: Shelf<Layout>,
    /// The forces of the project.
    #[serde(skip_serializing_if = "is_untouched")]
    pub forces: Shelf<Force>,
    /// The scenarios of the project.
    #[serde(skip_serializing_if = "is_untouched")]
    pub scenarios: Shelf<Scenario>,
    /// The tables of the project.
    pub tables: Arc<Tables>,
}

/// Whether a shelf was never used. Such a shelf is not written, so that files that are older than this kind of shelf stay the same.
fn is_untouched<T: PartialEq>(shelf: &Shelf<T>) -> bool {
    *shelf == Shelf::default()
}

impl Content {
    /// The troop type of a character; `None` if the character has none or the project does not have it.
    #[must_use]
    pub fn troop_of(&self, character: &Character) -> Option<&TroopType> {
        self.troops.get(character.troop?)
    }

    /// The point value of a character.
    #[must_use]
    pub fn worth(&self, character: &Character) -> Points {
        Breakdown::of(character, &self.tables.points).total
    }

    /// The names of all peoples, each once, in the order of the characters.
    #[must_use]
    pub fn peoples(&self) -> Vec<&str> {
        let mut peoples = Vec::new();
        for (_, character) in self.characters.iter() {
            if !peoples.contains(&character.people.trim()) {
                peoples.push(character.people.trim());
            }
        }
        peoples
    }

    /// All characters who may be enemies of this character, which means all characters of other peoples.
    pub fn enemies_of<'a>(&'a self, character: &'a Character) -> impl Iterator<Item = (Id<Character>, &'a Character)> {
        self.characters.iter().filter(|(_, other)| other.people.trim() != character.people.trim())
    }
}
