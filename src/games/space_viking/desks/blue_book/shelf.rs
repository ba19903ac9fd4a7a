//! The list of contents: the worlds, houses, items, technologies and tables of each chapter.

use super::Memory;
use crate::things::Entry;
use kit::desks::blue_book::{InProject, Row, Section, SectionKind};
use space_viking::{Chapter, Content, Pick, WorldType};

/// The chapters with everything in them, grouped by kind of thing.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    const KINDS: [SectionKind<Pick>; 5] = [
        ("Worlds", |pick| matches!(pick, Pick::World(_))),
        ("Houses", |pick| matches!(pick, Pick::Player(_))),
        ("Items", |pick| matches!(pick, Pick::Item(_))),
        ("Technologies", |pick| matches!(pick, Pick::Technology(_))),
        ("Tables", |pick| matches!(pick, Pick::Table(_))),
    ];
    book.by_kind(&KINDS, |chapter| chapter.picks().collect(), |name, chapter, pick| row(name, chapter, pick, content))
}

fn row(chapter_name: &str, chapter: &Chapter, pick: Pick, content: &Content) -> Option<Row<Pick>> {
    let same = chapter.copy(&pick, content)?.is_empty();
    let (name, kind, remark, named) = match &pick {
        Pick::World(name) => {
            let world = chapter.worlds.iter().find(|world| world.name == *name)?;
            let named = content.worlds.find(|known| known.name == *name).is_some();
            (name.clone(), "world", world.kind.map_or("no type", WorldType::label).to_owned(), named)
        }
        Pick::Item(name) => {
            let item = chapter.items.iter().find(|item| item.name == *name)?;
            let named = content.items.find(|known| known.name == *name).is_some();
            (name.clone(), "item", format!("{} IU", item.cost), named)
        }
        Pick::Technology(name) => {
            let technology = chapter.technologies.iter().find(|technology| technology.name == *name)?;
            let named = content.technologies.find(|known| known.name == *name).is_some();
            (name.clone(), "technology", format!("level {}", technology.level), named)
        }
        Pick::Player(name) => {
            let player = chapter.players.iter().find(|player| player.name == *name)?;
            let named = content.players.find(|known| known.name == *name).is_some();
            (name.clone(), "player", player.kind.label().to_owned(), named)
        }
        Pick::Table(table) => {
            let origin = chapter.tables.as_ref().map(|tables| tables.origin(*table).label().to_owned());
            // Every project has a table of this kind already, even if the table is empty.
            (table.label().to_owned(), "table", origin.unwrap_or_default(), !content.tables.is_empty(*table))
        }
    };
    let (side, points) = match &pick {
        Pick::Item(name) => (None, chapter.items.iter().find(|item| item.name == *name).map(|item| item.cost.get().into())),
        Pick::World(_) | Pick::Technology(_) | Pick::Player(_) | Pick::Table(_) => (None, None),
    };
    let entry = Entry { chapter: chapter_name.to_owned(), pick };
    Some(Row { entry, name, kind, words: String::new(), side, points, remark, in_project: InProject::of(same, named) })
}
