//! Lists the contents of the blue book: the systems, unit types and tables of each chapter.

use super::Memory;
use crate::things::Entry;
use kit::desks::blue_book::{InProject, Row, Section, SectionKind};
use rules::counted;
use star_viking::{Chapter, Content, Pick};

/// The chapters with everything in them, grouped by kind of thing.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    const KINDS: [SectionKind<Pick>; 3] = [
        ("Star systems", |pick| matches!(pick, Pick::System(_))),
        ("Unit types", |pick| matches!(pick, Pick::Unit(..))),
        ("Tables", |pick| matches!(pick, Pick::Table(_))),
    ];
    book.by_kind(&KINDS, |chapter| chapter.picks().collect(), |name, chapter, pick| row(name, chapter, pick, content))
}

fn row(chapter_name: &str, chapter: &Chapter, pick: Pick, content: &Content) -> Option<Row<Pick>> {
    let same = chapter.copy(&pick, content)?.is_empty();
    let (name, kind, remark, named) = match &pick {
        Pick::System(name) => {
            let system = chapter.system(name)?;
            let named = content.systems.find(|known| known.name == *name).is_some();
            (name.clone(), "system", format!("technology {}, wealth {}", system.technology, system.wealth), named)
        }
        Pick::Unit(color, name) => {
            let unit = chapter.unit(*color, name)?;
            let named = content.units.find(|known| known.color == *color && known.name == *name).is_some();
            let remark = format!("{}, {}", unit.bottom_line(), counted(unit.count.get(), "counter"));
            (format!("{color} {}", unit.label()), "unit type", remark, named)
        }
        Pick::Table(table) => {
            let origin = chapter.tables.as_ref().map(|tables| tables.origin(*table).label().to_owned());
            // Every project has a table of this kind already, even if the table is empty.
            (format!("{} table", table.label()), "table", origin.unwrap_or_default(), !content.tables.is_empty(*table))
        }
    };
    let (side, points) = match &pick {
        Pick::Unit(color, name) => {
            let cost = chapter.unit(*color, name).and_then(|unit| unit.cost);
            (Some(color.to_string()), cost.map(|cost| cost.get().into()))
        }
        Pick::System(_) | Pick::Table(_) => (None, None),
    };
    let entry = Entry { chapter: chapter_name.to_owned(), pick };
    Some(Row { entry, name, kind, words: String::new(), side, points, remark, in_project: InProject::of(same, named) })
}
