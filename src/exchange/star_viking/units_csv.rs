//! The catalogue of units as a table, a row a colour and type.
//!
//! The columns are those of [`HEADER`]. A pod's operations code is `pod`; `ew`, `attack` and `defense` are what it adds or fires
//! with. An empty `cargo` is no hold and an empty `size` a unit that cannot be carried, an empty `cost` one that is not known.
//! What comes in is the designer's own, as far as it differs from what was there. Speed and picture, for which there is no
//! column, are those that go with the letters; where a type is replaced, they stay.

use std::collections::BTreeMap;
use std::path::Path;

use super::super::csv::{self, Row, Table};
use super::super::{Import, summary};
use crate::project::Error;
use crate::rules::star_viking::{Content, Edit, Symbol, UnitType};
use crate::rules::{Change, Count, Id, Level};

/// The columns of a table of units, in order.
pub const HEADER: [&str; 13] =
    ["color", "type", "name", "tech", "op", "ew", "attack", "defense", "cargo", "size", "multihit", "cost", "count"];

/// The units of a project as a table.
///
/// # Errors
/// If it cannot be written, which no design brings about.
pub fn write(content: &Content) -> Result<Vec<u8>, Error> {
    csv::write(&HEADER, content.units.iter().map(|(_, unit)| row(unit)))
}

fn row(unit: &UnitType) -> Vec<String> {
    let perhaps = |level: Option<Level>| level.map(|level| level.to_string()).unwrap_or_default();
    vec![
        unit.color.to_string(),
        unit.letters.clone(),
        unit.name.clone(),
        unit.technology.to_string(),
        unit.operations.to_string(),
        unit.ew.to_string(),
        unit.attack.to_string(),
        unit.defense.to_string(),
        perhaps(unit.capacity),
        perhaps(unit.size),
        if unit.multi_hit { "yes" } else { "no" }.into(),
        unit.cost.map(|cost| cost.to_string()).unwrap_or_default(),
        unit.count.to_string(),
    ]
}

/// The edits that bring a table of units into a project. With `replace`, a type of the same colour and letters is updated, of
/// several that of the same name; without, all are added.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn import(bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    let table = Table::read(bytes, file, &HEADER)?;
    let mut problems = Vec::new();
    let mut changes: Vec<Change<UnitType>> = Vec::new();
    let mut seen: BTreeMap<[String; 3], u64> = BTreeMap::new();
    let mut replaced: BTreeMap<Id<UnitType>, u64> = BTreeMap::new();
    for row in table.rows() {
        let old = if replace { known(content, row, &mut problems) } else { None };
        // Namesakes of one colour and letters, such as the three local fortresses, are told apart by their names.
        let key = ["color", "type", "name"].map(|column| row.text(column).to_lowercase());
        let first = seen.get(&key).copied().or_else(|| replaced.get(&old?.0).copied());
        if let Some(first) = first {
            problems.push(row.problem("type", format!("{:?} stands in row {first} already", row.text("type"))));
        } else {
            seen.insert(key, row.number());
            replaced.extend(old.map(|(id, _)| (id, row.number())));
        }
        let unit = unit(&table, row, old.map(|(_, unit)| unit), &mut problems);
        changes.push(match old {
            Some((id, _)) => Change::Set(id, unit),
            None => Change::Add(unit),
        });
    }
    if !problems.is_empty() {
        return Err(Error::Rows { file: file.into(), problems });
    }
    let updated = changes.iter().filter(|change| matches!(change, Change::Set(..))).count();
    let summary = summary(changes.len() - updated, updated, "unit type");
    Ok(Import { edits: changes.into_iter().map(|change| Edit::Unit(change).into()).collect(), summary })
}

/// The type that a row is about. Of several of one colour and letters, such as the three local fortresses, the name decides, and of
/// those without letters too.
fn known<'a>(content: &'a Content, row: Row<'_>, problems: &mut Vec<String>) -> Option<(Id<UnitType>, &'a UnitType)> {
    let (letters, name) = (row.text("type"), row.text("name"));
    if letters.is_empty() && name.is_empty() {
        return None;
    }
    let color = row.text("color");
    let same = |unit: &UnitType| unit.letters.trim() == letters && unit.color.label().eq_ignore_ascii_case(color);
    let mut alike: Vec<_> = content.units.iter().filter(|(_, unit)| same(unit)).collect();
    if alike.len() > 1 && name.is_empty() {
        problems
            .push(row.problem("type", format!("several {color} units of the project are {letters:?}, and no name says which")));
    } else if alike.len() > 1 || letters.is_empty() {
        alike.retain(|(_, unit)| unit.name.trim() == name);
        if alike.len() > 1 {
            problems.push(row.problem("type", format!("several {color} units of the project are {letters:?} of that name")));
        }
    }
    alike.first().copied()
}

/// A row over a unit type as it was.
fn unit(table: &Table, row: Row<'_>, old: Option<&UnitType>, problems: &mut Vec<String>) -> UnitType {
    let mut unit = old.cloned().unwrap_or_default();
    for (column, text) in [("type", &mut unit.letters), ("name", &mut unit.name)] {
        if table.has(column) {
            row.text(column).clone_into(text);
        }
    }
    if unit.letters.is_empty() && unit.name.is_empty() {
        problems.push(row.problem("type", "neither a type nor a name is given"));
    }
    if old.is_none() && !table.has("color") {
        problems.push(row.problem("color", "a new unit needs a color, and the table has no such column"));
    }
    parsed(table, row, "color", &mut unit.color, problems);
    parsed(table, row, "tech", &mut unit.technology, problems);
    parsed(table, row, "op", &mut unit.operations, problems);
    for (column, value) in [("ew", &mut unit.ew), ("attack", &mut unit.attack), ("defense", &mut unit.defense)] {
        if table.has(column) {
            *value = Level::clamped(row.whole_number(column, MOST_LEVEL, problems));
        }
    }
    for (column, value) in [("cargo", &mut unit.capacity), ("size", &mut unit.size)] {
        if table.has(column) {
            let level = Level::clamped(row.whole_number(column, MOST_LEVEL, problems));
            // A 0 is how a spreadsheet writes that there is none, unless it was written here.
            let none = row.text(column).is_empty() || (level == Level::default() && *value != Some(level));
            *value = Some(level).filter(|_| !none);
        }
    }
    if table.has("multihit") {
        unit.multi_hit = yes_or_no(row, problems);
    }
    if table.has("cost") {
        let cost = Count::clamped(row.whole_number("cost", MOST_COUNT, problems));
        unit.cost = Some(cost).filter(|_| !row.text("cost").is_empty());
    }
    if table.has("count") {
        unit.count = Count::clamped(row.whole_number("count", MOST_COUNT, problems));
    }
    match old {
        None => {
            unit.speed = UnitType::usual_speed(&unit.letters);
            unit.symbol = Symbol::of_letters(&unit.letters);
        }
        Some(old) => unit.own_what_differs(old),
    }
    unit
}

const MOST_LEVEL: u32 = 99;
const MOST_COUNT: u32 = 999;

/// What stands in a column, over what was there; an empty cell is a problem, since there is no empty colour, technology or code.
fn parsed<T: std::str::FromStr<Err = String>>(
    table: &Table,
    row: Row<'_>,
    column: &'static str,
    value: &mut T,
    problems: &mut Vec<String>,
) {
    if table.has(column) {
        match row.text(column).parse() {
            Ok(parsed) => *value = parsed,
            Err(what) => problems.push(row.problem(column, what)),
        }
    }
}

fn yes_or_no(row: Row<'_>, problems: &mut Vec<String>) -> bool {
    let text = row.text("multihit");
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "m" | "x" => true,
        "" | "no" | "n" | "false" | "0" => false,
        _ => {
            problems.push(row.problem("multihit", format!("{text:?} is neither yes nor no")));
            false
        }
    }
}
