//! A chapter of the blue book, as text and JSON: star systems, the catalogue of units, and the tables.

use exchange::answer::Fields;
use rules::{Count, counted};
use star_viking::{Chapter, System, Table, UnitType};

/// The lines that list a chapter: one for each system and type of unit, and one for the tables.
pub fn lines(chapter: &Chapter) -> Vec<String> {
    let system =
        |system: &System| format!("{}, technology {}, wealth {}", system.name, system.technology.label(), system.wealth.get());
    let unit = |unit: &UnitType| {
        let cost = unit.cost.map_or_else(|| "no cost".into(), |cost| counted(cost.get(), "mega-credit"));
        let count = counted(unit.count.get(), "counter");
        format!("{} {}, {}, {cost}, {count}", unit.color.label(), unit.label(), unit.bottom_line())
    };
    let tables = chapter.tables.as_ref().map(|_| format!("tables: {}", Table::ALL.map(Table::label).join(", ")));
    chapter.systems.iter().map(system).chain(chapter.units.iter().map(unit)).chain(tables).collect()
}

/// The systems, units and tables of a chapter as JSON fields.
pub fn fields(chapter: &Chapter) -> Fields {
    let system = |system: &System| -> Fields {
        vec![
            ("name", system.name.as_str().into()),
            ("technology", system.technology.label().into()),
            ("wealth", system.wealth.get().into()),
        ]
    };
    let unit = |unit: &UnitType| -> Fields {
        vec![
            ("color", unit.color.label().into()),
            ("name", unit.label().as_str().into()),
            ("line", unit.bottom_line().as_str().into()),
            ("cost", unit.cost.map(Count::get).into()),
            ("count", unit.count.get().into()),
        ]
    };
    let tables = chapter.tables.iter().flat_map(|_| Table::ALL);
    vec![
        ("systems", chapter.systems.iter().map(system).collect()),
        ("units", chapter.units.iter().map(unit).collect()),
        ("tables", tables.map(Table::label).collect()),
    ]
}
