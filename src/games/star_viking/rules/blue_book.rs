//! The contents of the blue book, for tests of the rules; the rules themselves load no files.

use super::{Chapter, Color, Content, System, UnitType};

/// The systems, the catalogue and the tables of the blue book.
pub fn content() -> Content {
    let chapters: [Chapter; 3] = [
        include_str!("../../../../blue_book/star_viking/systems.ron"),
        include_str!("../../../../blue_book/star_viking/units.ron"),
        include_str!("../../../../blue_book/star_viking/tables.ron"),
    ]
    .map(|text| ron::from_str(text).expect("a chapter"));
    let mut content = Content::default();
    for chapter in chapters {
        for system in chapter.systems {
            content.systems.add(system);
        }
        for unit in chapter.units {
            content.units.add(unit);
        }
        if let Some(tables) = chapter.tables {
            content.tables = tables;
        }
    }
    content
}

/// The type of unit in the catalogue that has this colour and these letters; the first if there are several.
pub fn unit<'a>(content: &'a Content, color: Color, letters: &str) -> &'a UnitType {
    content.units.find(|unit| unit.color == color && unit.letters == letters).expect("it is in the catalogue").1
}

/// The system with this name in the blue book.
pub fn system<'a>(content: &'a Content, name: &str) -> &'a System {
    content.systems.find(|system| system.name == name).expect("it is in the blue book").1
}
