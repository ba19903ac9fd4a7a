//! A chapter of the blue book: troop types, characters, and the tables.

use crate::exchange::answer::Fields;
use crate::rules::vikings::{Chapter, Character, Table, TroopType};

/// A line for each troop type and character, and one for the tables.
pub fn lines(chapter: &Chapter) -> Vec<String> {
    let troop = |troop: &TroopType| format!("{} {}, {}", troop.letters, troop.label(), troop.values.sound);
    let character = |character: &Character| {
        let letters = chapter.troop_of(character).map_or("", |troop| &troop.letters);
        format!("{}, {} {letters}, {}", character.label(), character.people_label(), character.values.at_start())
    };
    let tables = chapter.tables.as_ref().map(|_| format!("tables: {}", Table::ALL.map(Table::label).join(", ")));
    chapter.troops.iter().map(troop).chain(chapter.characters.iter().map(character)).chain(tables).collect()
}

/// Its troop types, characters and tables for programs.
pub fn fields(chapter: &Chapter) -> Fields {
    let troop = |troop: &TroopType| -> Fields {
        vec![
            ("name", troop.label().into()),
            ("letters", troop.letters.as_str().into()),
            ("values", troop.values.sound.to_string().as_str().into()),
        ]
    };
    let character = |character: &Character| -> Fields {
        vec![
            ("name", character.label().into()),
            ("people", character.people.as_str().into()),
            ("type", chapter.troop_of(character).map(|troop| troop.name.as_str()).into()),
            ("values", character.values.at_start().to_string().as_str().into()),
        ]
    };
    let tables = chapter.tables.iter().flat_map(|_| Table::ALL);
    vec![
        ("troops", chapter.troops.iter().map(troop).collect()),
        ("characters", chapter.characters.iter().map(character).collect()),
        ("tables", tables.map(Table::label).collect()),
    ]
}
