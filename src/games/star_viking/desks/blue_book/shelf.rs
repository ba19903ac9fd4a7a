//! Lists the contents of the blue book: the systems, unit types and tables of each chapter.

use super::Memory;
use crate::things::Entry;
use kit::desks::blue_book::{InProject, Row, Section};
use rules::counted;
use star_viking::{Chapter, Content, Pick};

/// The chapters with everything in them, grouped by kind of thing.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    type Kind = (&'static str, fn(&Pick) -> bool);
    const KINDS: [Kind; 3] = [
        ("Star systems", |pick| matches!(pick, Pick::System(_))),
        ("Unit types", |pick| matches!(pick, Pick::Unit(..))),
        ("Tables", |pick| matches!(pick, Pick::Table(_))),
    ];
    let section = |(title, of): Kind| {
        let of_chapter = |(name, chapter): (&str, &Chapter)| -> Vec<_> {
            chapter.picks().filter(of).filter_map(|pick| row(name, chapter, pick, content)).collect()
        };
        Section { title: title.to_owned(), rows: book.chapters().flat_map(of_chapter).collect() }
    };
    KINDS.into_iter().map(section).collect()
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
            // A project always has a table of this name, even if it is empty.
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
