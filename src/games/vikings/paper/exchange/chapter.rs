//! A chapter of the blue book as text and as JSON: troop types, characters, boats, boards, and the tables.

use exchange::answer::Fields;
use vikings::board::Board;
use vikings::boat::hexes;
use vikings::{BoatClass, Chapter, Character, Table, TroopType};

/// One line of text for each troop type, character, boat and board, and one for the tables.
pub fn lines(chapter: &Chapter) -> Vec<String> {
    let troop = |troop: &TroopType| format!("{} {}, {}", troop.letters, troop.label(), troop.values.sound);
    let character = |character: &Character| {
        let letters = chapter.troop_of(character).map_or("", |troop| &troop.letters);
        format!("{}, {} {letters}, {}", character.label(), character.people_label(), character.values.at_start())
    };
    let boat =
        |boat: &BoatClass| format!("{}, {}, {} rowing, {} forwards", boat.label(), hexes(boat.size()), boat.seats, boat.forwards);
    let tables = chapter.tables.as_ref().map(|_| format!("tables: {}", Table::ALL.map(Table::label).join(", ")));
    let board = |board: &Board| format!("{}, {}", board.label(), size(board));
    let people = chapter.troops.iter().map(troop).chain(chapter.characters.iter().map(character));
    people.chain(chapter.boats.iter().map(boat)).chain(chapter.boards.iter().map(board)).chain(tables).collect()
}

/// The size of a board in words: its columns and rows.
fn size(board: &Board) -> String {
    format!("{} by {} hexes", board.grid().columns.get(), board.grid().rows.get())
}

/// The troop types, characters, boats, boards and tables of a chapter as JSON fields.
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
    let boat = |boat: &BoatClass| -> Fields {
        vec![
            ("name", boat.label().into()),
            ("hexes", (boat.size() as u32).into()),
            ("seats", boat.seats.get().into()),
            ("forwards", boat.forwards.get().into()),
            ("backwards", boat.backwards.get().into()),
        ]
    };
    let board = |board: &Board| -> Fields {
        let grid = board.grid();
        vec![
            ("name", board.label().into()),
            ("columns", i64::from(grid.columns.get()).into()),
            ("rows", i64::from(grid.rows.get()).into()),
        ]
    };
    let tables = chapter.tables.iter().flat_map(|_| Table::ALL);
    vec![
        ("troops", chapter.troops.iter().map(troop).collect()),
        ("characters", chapter.characters.iter().map(character).collect()),
        ("boats", chapter.boats.iter().map(boat).collect()),
        ("boards", chapter.boards.iter().map(board).collect()),
        ("tables", tables.map(Table::label).collect()),
    ]
}
