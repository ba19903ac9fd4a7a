//! Lists the contents of the blue book: the troop types, characters, boats, boards and tables of each chapter.

use super::Memory;
use crate::things::Entry;
use kit::desks::blue_book::{InProject, Row, Section, SectionKind};
use vikings::boat::hexes;
use vikings::{Breakdown, Chapter, Content, Pick};

/// The chapters with everything in them, grouped by kind of thing.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    const KINDS: [SectionKind<Pick>; 5] = [
        ("Troop types", |pick| matches!(pick, Pick::Troop(_))),
        ("Characters", |pick| matches!(pick, Pick::Character(_))),
        ("Boats", |pick| matches!(pick, Pick::Boat(_))),
        ("Boards", |pick| matches!(pick, Pick::Board(_))),
        ("Tables", |pick| matches!(pick, Pick::Table(_))),
    ];
    book.by_kind(&KINDS, |chapter| chapter.picks().collect(), |name, chapter, pick| row(name, chapter, pick, content))
}

fn row(chapter_name: &str, chapter: &Chapter, pick: Pick, content: &Content) -> Option<Row<Pick>> {
    let same = chapter.copy(&pick, content)?.is_empty();
    let (name, kind, remark, named) = match &pick {
        Pick::Troop(name) => {
            let troop = chapter.troop(name)?;
            let named = content.troops.find(|known| known.name == *name).is_some();
            (name.clone(), "troop type", format!("{} {}", troop.letters, troop.values.sound), named)
        }
        Pick::Character(name) => {
            let character = chapter.character(name)?;
            let named = content.characters.find(|known| known.name == *name).is_some();
            let troop = chapter.troop_of(character).map_or("", |troop| troop.name.as_str());
            (name.clone(), "character", format!("{}, {troop} {}", character.people, character.values.at_start()), named)
        }
        Pick::Boat(name) => {
            let boat = chapter.boat(name)?;
            let named = content.boats.find(|known| known.name == *name).is_some();
            let remark = format!("{}, {}, {} rowing", boat.origin.word(), hexes(boat.size()), boat.seats);
            (name.clone(), "boat", remark, named)
        }
        Pick::Board(name) => {
            let grid = chapter.board(name)?.grid();
            let named = content.boards.find(|known| known.name == *name).is_some();
            (name.clone(), "board", format!("{} × {} hexes", grid.columns.get(), grid.rows.get()), named)
        }
        Pick::Table(table) => {
            let origin = chapter.tables.as_ref().map(|tables| tables.origin(*table).label().to_owned());
            // A project has every table, even if that table is empty, so only a table with contents counts as being in the project already.
            (format!("{} table", table.label()), "table", origin.unwrap_or_default(), !content.tables.is_empty(*table))
        }
    };
    let (side, points) = match &pick {
        Pick::Character(name) => {
            let character = chapter.character(name)?;
            let people = (!character.people.is_empty()).then(|| character.people.clone());
            (people, Some(content.worth(character).get()))
        }
        Pick::Boat(name) => {
            let worth = Breakdown::of_boat(chapter.boat(name)?, &content.tables.points).total;
            (None, Some(worth.get()))
        }
        Pick::Troop(_) | Pick::Board(_) | Pick::Table(_) => (None, None),
    };
    let entry = Entry { chapter: chapter_name.to_owned(), pick };
    Some(Row { entry, name, kind, words: String::new(), side, points, remark, in_project: InProject::of(same, named) })
}
